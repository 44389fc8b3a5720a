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

const NONE = {
  songs: [],
  current_index: 0,
  current_song: 0,
  position_ms: 0,
  changed_by: '',
  changed_at: 0,
}
const POSITION = { min: 0, max: 2_147_483_647 }
const APP_NAME_MAX = 100

/** Calls that hand over what plays from one app of a listener to another. */
export const playQueueCalls = ({ catalogue, queues, now }: Needs) => {
  const read = async (call: Call) => {
    const queue = (await queues.read(call.listener.id)) ?? NONE
    const entry = await catalogue.childrenById(call, queue.songs)
    const there = new Set(entry.map(({ id }) => id))
    const { songs, current_index, current_song } = queue
    // Who saves by the id of a song names no place.
    const at = songs[current_index] === current_song ? current_index : songs.indexOf(current_song)
    const before = songs.slice(0, Math.max(0, at)).filter((id) => there.has(songIdOf(id)))
    const common = {
      username: call.listener.username,
      changed: isoTime(queue.changed_at),
      changedBy: queue.changed_by,
      entry,
    }
    const current = songIdOf(current_song)
    const isThere = there.has(current)
    return { common, current, isThere, currentIndex: before.length, position: queue.position_ms }
  }

  const save = async (
    { listener, parameters }: Call,
    currentOf: (songs: readonly number[]) => { index: number; id: number },
  ) => {
    const songs = parameters.all('id').map((text) => expectId('song', text))
    if (songs.length === 0) {
      await queues.clear(listener.id)
      return {}
    }
    const { index, id } = currentOf(songs)
    await queues.save(listener.id, {
      songs,
      current_index: index,
      current_song: id,
      position_ms: parameters.within('position', POSITION, 0),
      changed_by: [...(parameters.optional('c') ?? '')].slice(0, APP_NAME_MAX).join(''),
      changed_at: now(),
    })
    return {}
  }

  return {
    getPlayQueue: async (call: Call) => {
      const { common, current, isThere, position } = await read(call)
      return { playQueue: { ...(isThere && { current, position }), ...common } }
    },

    getPlayQueueByIndex: async (call: Call) => {
      const { common, currentIndex, isThere, position } = await read(call)
      return { playQueueByIndex: { ...(isThere && { currentIndex, position }), ...common } }
    },

    /** Without songs the queue is cleared. */
    savePlayQueue: (call: Call) =>
      save(call, (songs) => {
        const current = call.parameters.optional('current')
        const id = current === undefined ? 0 : expectId('song', current)
        if (current !== undefined && !songs.includes(id)) {
          throw new SubsonicError('generic', 'Parameter current is none of the songs')
        }
        return { id, index: Math.max(0, songs.indexOf(id)) }
      }),

    /** The same for a queue that has a song twice. */
    savePlayQueueByIndex: (call: Call) =>
      save(call, (songs) => {
        call.parameters.required('currentIndex')
        const index = call.parameters.number('currentIndex') ?? -1
        const id = songs[index]
        if (id === undefined) {
          throw new SubsonicError('generic', 'Parameter currentIndex is no place of the queue')
        }
        return { id, index }
      }),
  }
}
