import type { Clock } from '../../../platform/clock.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { expectId, songIdOf } from './ids.rules.ts'
import type { PlayQueueStore } from './play-queue.store.ts'
import { isoTime } from './song-shapes.rules.ts'
import { SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly catalogue: Pick<Catalogue, 'childrenById'>
  readonly queues: PlayQueueStore
  readonly now: Clock
}

const NONE = { songs: [], current_song: 0, position_ms: 0, changed_by: '', changed_at: 0 }
const POSITION = { min: 0, max: 2_147_483_647 }
const APP_NAME_MAX = 100

/** Calls that hand over what plays from one app of a listener to another. */
export const playQueueCalls = ({ catalogue, queues, now }: Needs) => ({
  getPlayQueue: async (call: Call) => {
    const { listener } = call
    const queue = (await queues.read(listener.id)) ?? NONE
    const entry = await catalogue.childrenById(call, queue.songs)
    const current = songIdOf(queue.current_song)
    const isThere = entry.some(({ id }) => id === current)
    return {
      playQueue: {
        ...(isThere && { current, position: queue.position_ms }),
        username: listener.username,
        changed: isoTime(queue.changed_at),
        changedBy: queue.changed_by,
        entry,
      },
    }
  },

  /** Without songs the queue is cleared. */
  savePlayQueue: async ({ listener, parameters }: Call) => {
    const songs = parameters.all('id').map((text) => expectId('song', text))
    if (songs.length === 0) {
      await queues.clear(listener.id)
      return {}
    }
    const current = parameters.optional('current')
    const currentSong = current === undefined ? 0 : expectId('song', current)
    if (current !== undefined && !songs.includes(currentSong)) {
      throw new SubsonicError('generic', 'Parameter current is none of the songs')
    }
    await queues.save(listener.id, {
      songs,
      current_song: currentSong,
      position_ms: parameters.within('position', POSITION, 0),
      changed_by: [...(parameters.optional('c') ?? '')].slice(0, APP_NAME_MAX).join(''),
      changed_at: now(),
    })
    return {}
  },
})
