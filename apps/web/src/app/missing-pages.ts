import { notFound } from '@tanstack/react-router'
import { isMissing } from '../shared/api/api.ts'

/** Waits for all of them, also when one fails: none is left under way behind a page that is sent. */
export const together = async <const P extends readonly unknown[]>(promises: P) => {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** Shows the page of an unknown address when a call has found nothing. */
export const orNotFound = (error: unknown): never => {
  throw isMissing(error) ? notFound() : error
}

/** The same for a page of a list behind its last one. */
export const unlessBehindLast =
  (page: number) =>
  <T extends { readonly list: readonly unknown[] }>(found: T): T => {
    if (page > 1 && found.list.length === 0) throw notFound()
    return found
  }
