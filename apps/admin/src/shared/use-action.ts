import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { showToast } from './toasts.ts'

type Undo = Parameters<typeof showToast>[2]

/**
 * Returns a function that sends a request, shows a success message and reloads the given queries.
 * The queries are reloaded after a failure too; the API client has already shown the error.
 */
export const useAction = (queryKey: QueryKey, onDone?: () => void) => {
  const queries = useQueryClient()
  return async <T>(work: () => Promise<T>, done: string | ((result: T) => string), undo?: Undo) => {
    try {
      const result = await work()
      showToast('info', typeof done === 'string' ? done : done(result), undo)
      onDone?.()
    } catch (error) {
      console.info('The request failed. The list is reloaded.', error)
    }
    await queries.invalidateQueries({ queryKey })
  }
}
