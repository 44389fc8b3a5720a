import { newId } from './new-id.ts'

/**
 * An id for each submission, so that the server stores a repeated one once. It stays the same for
 * the same values until `renew`, also after a failure: the answer may have been lost on its way.
 */
export const createSubmissionIds = () => {
  let last: { readonly values: string; readonly id: string } | undefined
  return {
    clientId: (...values: readonly unknown[]): string => {
      const text = JSON.stringify(values)
      if (last?.values !== text) last = { values: text, id: newId() }
      return last.id
    },
    renew: () => {
      last = undefined
    },
  }
}
