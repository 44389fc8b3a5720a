import { isMissing } from '../shared/api/api.ts'
import { NotFound } from '../shared/router/route.ts'

/** Waits for all promises, also when one fails, so that none is pending after the page is sent. */
export const together = async <const P extends readonly unknown[]>(promises: P) => {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** Shows the not-found page when a call finds nothing. */
export const orNotFound = (error: unknown): never => {
  throw isMissing(error) ? new NotFound() : error
}

/** Shows the not-found page for a list page after the last one. */
export const unlessBehindLast =
  (page: number) =>
  <T extends { readonly list: readonly unknown[] }>(found: T): T => {
    if (page > 1 && found.list.length === 0) throw new NotFound()
    return found
  }
