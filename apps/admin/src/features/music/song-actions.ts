import type { LibraryPlaylist, LibrarySong } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { MUSIC } from './music.queries.ts'

/** The actions of the song list. Destructive actions ask first. */
export const useSongActions = (onDone: () => void) => {
  const { music, actions } = useCopy().admin
  const action = useAction(MUSIC, onDone)

  return {
    remove: async (chosen: readonly LibrarySong[]) => {
      const text = music.confirmDelete(chosen[0]?.name ?? '', chosen.length)
      if (!(await confirm({ text, yes: actions.delete, danger: true }))) return
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
