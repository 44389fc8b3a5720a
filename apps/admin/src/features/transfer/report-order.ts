import type { ImportedFile } from '@lanting/contract'

const SERIOUS_FIRST = ['refused', 'taken', 'kept']

/** What did not come stands first. */
export const inOrder = (files: readonly ImportedFile[]) => {
  const place = ({ outcome }: ImportedFile) => {
    const found = SERIOUS_FIRST.indexOf(outcome)
    return found < 0 ? SERIOUS_FIRST.length : found
  }
  return files.toSorted((one, other) => place(one) - place(other))
}
