import type { TurntableState } from '@lanting/contract'
import { nextStart } from '../rules/next-song.ts'
import { PRELOAD_MS } from '../timing.ts'
import type { ListenerPorts } from './ports.ts'

/** [LISTEN-25] The next song is loaded before the current one ends. */
export const createPreparation = ({
  sound,
  address,
  log,
}: Pick<ListenerPorts, 'sound' | 'address' | 'log'>) => {
  let ahead: { readonly id: number; readonly url: Promise<string | null> } | undefined
  return {
    prepare: (state: TurntableState, serverNow: number): void => {
      const song = state.queue[0]?.song ?? state.up_next?.song
      const start = nextStart(state)
      if (!song || start === undefined || start - serverNow > PRELOAD_MS) return
      if (ahead?.id === song.id || state.playing?.song.id === song.id) return
      const url = address(song.id)
      ahead = { id: song.id, url }
      url.then((found) => found !== null && sound.preload(found), log)
    },
    /** An address that failed ahead is asked for again. */
    addressOf: async (id: number): Promise<string | null> => {
      const found = ahead?.id === id ? await ahead.url.catch(() => null) : null
      return found ?? address(id)
    },
  }
}
