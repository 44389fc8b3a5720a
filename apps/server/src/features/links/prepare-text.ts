import { reducedMarkup, type Verdict } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'

type CheckText = (text: string) => { readonly verdict: Verdict; readonly text: string }

/**
 * Returns the text of a link as it is stored: with little markup and masked words. Rejects blocked
 * words. Words that hold other posts pass, because an administrator reviews every link.
 */
export const createTextPreparer =
  (checkBlocklist: () => Promise<CheckText>) => async (): Promise<(text: string) => string> => {
    const check = await checkBlocklist()
    return (text) => {
      const { verdict, text: stored } = check(reducedMarkup(text))
      if (verdict === 'refuse') throw new AppError('wordRefused')
      return stored
    }
  }
