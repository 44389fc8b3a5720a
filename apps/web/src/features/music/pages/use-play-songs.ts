import type { Song } from '@lanting/contract'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import { loadMusic } from '../dock/load-music.ts'

interface List {
  readonly id: number
  readonly name: string
}

/** Loads the player, with a toast if that fails. */
export const usePlayer = () => {
  const router = useRouter()
  const { messages } = useCopy()
  return async () => {
    const loaded = await loadMusic(router)
    if (loaded) return loaded.player
    const { title, noAnswer } = messages
    showToast({ level: 'error', title: title.error, text: noAnswer, durationMs: TOAST_MS })
    return undefined
  }
}

/** Plays a list from one of its songs. The list goes on behind the given songs. */
export const usePlaySongs = ({ id, name }: List, songs: readonly Song[]) => {
  const load = usePlayer()
  return async (song: Song | undefined) => {
    const player = await load()
    if (song) player?.playList(songs, song, { id, name })
  }
}
