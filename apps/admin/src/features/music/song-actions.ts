import type { LibraryPlaylist, LibrarySong } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { MUSIC } from './music.queries.ts'

/** What can be done with songs from their list. What destroys asks first. */
export const useSongActions = (onDone: () => void) => {
  const { music, actions } = useCopy().admin
  const queries = useQueryClient()

  /** However it ends, the list shows what the server has; a failure has been told by the call. */
  const action = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say('info', done)
      onDone()
    } catch (error) {
      console.info('The songs are fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: MUSIC })
  }

  return {
    remove: async (chosen: readonly LibrarySong[]) => {
      const text = music.confirmDelete(chosen[0]?.name ?? '', chosen.length)
      if (!(await ask({ text, yes: actions.delete, grave: true }))) return
      await action(async () => {
        for (const { id } of chosen) await api.deleteSong({ params: { id } })
      }, music.deleted)
    },
    putIn: (chosen: readonly LibrarySong[], { id, name, songs: before }: LibraryPlaylist) => {
      const songs = [...new Set([...before, ...chosen.map((song) => song.id)])]
      return action(() => api.updatePlaylist({ body: { id, songs } }), music.putIn(name))
    },
  }
}

export type SongActions = ReturnType<typeof useSongActions>
