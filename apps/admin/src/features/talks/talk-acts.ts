import { type DeskTalk, PINNED, TALK_STATUS } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/ask.ts'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { TALKS } from './talks.queries.ts'

/** What can be done with talks from their list. What destroys asks first. */
export const useTalkActs = () => {
  const { talks, acts } = useCopy().admin
  const queries = useQueryClient()

  /** However it ends, the list shows what the server has; a failure has been told by the call. */
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say('info', done)
    } catch (error) {
      console.info('The list is fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: TALKS })
  }

  return {
    pin: ({ id, is_top }: DeskTalk) =>
      act(
        () =>
          api.toggleTopTalk({
            params: { id, is_top: is_top === PINNED.yes ? PINNED.no : PINNED.yes },
          }),
        talks.changed,
      ),
    togglePublic: ({ id, status }: DeskTalk) =>
      act(
        () =>
          api.togglePublicTalk({
            params: {
              id,
              status: status === TALK_STATUS.public ? TALK_STATUS.private : TALK_STATUS.public,
            },
          }),
        talks.changed,
      ),
    bin: async ({ id, status }: DeskTalk) => {
      if (!(await ask({ text: talks.confirmBin, yes: acts.delete }))) return
      await act(() => api.deleteTalk({ params: { id, status } }), talks.binned)
    },
    restore: ({ id }: DeskTalk) => act(() => api.revertTalk({ params: { id } }), talks.restored),
    purge: async ({ id, status }: DeskTalk) => {
      if (!(await ask({ text: talks.confirmPurge, yes: talks.purge, grave: true }))) return
      await act(() => api.deleteTalk({ params: { id, status } }), talks.purged)
    },
  }
}

export type TalkActs = ReturnType<typeof useTalkActs>
