import { shortCount } from '@lanting/browser'
import { useLanguage } from './language.ts'

/** Returns the function that shortens a count for the reader's language. */
export const useShortCount = (): ((count: number) => string) => {
  const language = useLanguage()
  return (count) => shortCount(count, language)
}
