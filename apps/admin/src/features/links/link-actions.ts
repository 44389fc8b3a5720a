import type { FriendLink } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { LINKS } from './links.queries.ts'

export interface LinkActions {
  readonly approve: (chosen: readonly FriendLink[]) => Promise<void>
  readonly remove: (chosen: readonly FriendLink[]) => Promise<void>
}

const idsOf = (chosen: readonly FriendLink[]) => ({
  body: { idList: chosen.map(({ id }) => id) },
})

/** What can be done with friend links from their list. What destroys asks first. */
export const useLinkActions = (onDone: () => void): LinkActions => {
  const { links, actions } = useCopy().admin
  const queries = useQueryClient()

  /** However it ends, the list shows what the server has; a failure has been told by the call. */
  const action = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say('info', done)
      onDone()
    } catch (error) {
      console.info('The list is fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: LINKS })
  }

  return {
    approve: (chosen) => action(() => api.approveLinks(idsOf(chosen)), links.approved),
    remove: async (chosen) => {
      const [first] = chosen
      const text =
        chosen.length === 1 && first
          ? links.confirmDelete(first.site_name)
          : links.confirmDeleteMany(chosen.length)
      if (!(await ask({ text, yes: actions.delete, grave: true }))) return
      await action(() => api.deleteLinks(idsOf(chosen)), links.deleted)
    },
  }
}
