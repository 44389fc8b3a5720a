import { type AdminTalk, PINNED, TALK_STATUS } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { TALKS } from './talks.queries.ts'

/** The actions of the talk list. Destructive actions ask first. */
export const useTalkActions = () => {
  const { talks, actions } = useCopy().admin
  const action = useAction(TALKS)

  return {
    pin: ({ id, is_top }: AdminTalk) =>
      action(
        () =>
          api.toggleTopTalk({
            params: { id, is_top: is_top === PINNED.yes ? PINNED.no : PINNED.yes },
          }),
        talks.changed,
      ),
    togglePublic: ({ id, status }: AdminTalk) =>
      action(
        () =>
          api.togglePublicTalk({
            params: {
              id,
              status: status === TALK_STATUS.public ? TALK_STATUS.private : TALK_STATUS.public,
            },
          }),
        talks.changed,
      ),
    trash: async ({ id, status }: AdminTalk) => {
      if (!(await confirm({ text: talks.confirmTrash, yes: actions.delete }))) return
      await action(() => api.deleteTalk({ params: { id, status } }), talks.trashed)
    },
    restore: ({ id }: AdminTalk) =>
      action(() => api.revertTalk({ params: { id } }), talks.restored),
    purge: async ({ id, status }: AdminTalk) => {
      if (!(await confirm({ text: talks.confirmPurge, yes: talks.purge, danger: true }))) return
      await action(() => api.deleteTalk({ params: { id, status } }), talks.purged)
    },
  }
}

export type TalkActions = ReturnType<typeof useTalkActions>
