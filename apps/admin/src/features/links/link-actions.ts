import type { FriendLink } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { LINKS } from './links.queries.ts'

export interface LinkActions {
  readonly approve: (chosen: readonly FriendLink[]) => Promise<void>
  readonly remove: (chosen: readonly FriendLink[]) => Promise<void>
}

const idsOf = (chosen: readonly FriendLink[]) => ({
  body: { idList: chosen.map(({ id }) => id) },
})

/** The actions of the friend link list. Destructive actions ask first. */
export const useLinkActions = (onDone: () => void): LinkActions => {
  const { links, actions } = useCopy().admin
  const action = useAction(LINKS, onDone)

  return {
    approve: (chosen) => action(() => api.approveLinks(idsOf(chosen)), links.approved),
    remove: async (chosen) => {
      const [first] = chosen
      const text =
        chosen.length === 1 && first
          ? links.confirmDelete(first.site_name)
          : links.confirmDeleteMany(chosen.length)
      if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
      await action(() => api.deleteLinks(idsOf(chosen)), links.deleted)
    },
  }
}
