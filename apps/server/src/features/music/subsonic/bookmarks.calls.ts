import type { Clock } from '../../../platform/clock.ts'
import type { BookmarksStore } from './bookmarks.store.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { expectId, songIdOf } from './ids.rules.ts'
import { isoTime } from './song-shapes.rules.ts'
import { notFound, SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly catalogue: Pick<Catalogue, 'childrenById'>
  readonly bookmarks: BookmarksStore
  readonly now: Clock
}

const BOOKMARKS_MAX = 1_000
const POSITION = { min: 0, max: 2_147_483_647 }

/** Calls that keep places in long songs. */
export const bookmarkCalls = ({ catalogue, bookmarks, now }: Needs) => ({
  getBookmarks: async (call: Call) => {
    const rows = await bookmarks.ofUser(call.listener.id)
    const children = await catalogue.childrenById(
      call,
      rows.map(({ song_id }) => song_id),
    )
    const byId = new Map(children.map((child) => [child.id, child]))
    const bookmark = rows.flatMap((row) => {
      const entry = byId.get(songIdOf(row.song_id))
      if (!entry) return []
      return {
        position: row.position_ms,
        username: call.listener.username,
        comment: row.comment,
        created: isoTime(row.created_at),
        changed: isoTime(row.changed_at),
        entry,
      }
    })
    return { bookmarks: { bookmark } }
  },

  createBookmark: async (call: Call) => {
    const { listener, parameters } = call
    const song_id = expectId('song', parameters.required('id'))
    parameters.required('position')
    if ((await catalogue.childrenById(call, [song_id])).length === 0) throw notFound('song')
    const known = await bookmarks.ofUser(listener.id)
    if (known.length >= BOOKMARKS_MAX && !known.some((row) => row.song_id === song_id)) {
      throw new SubsonicError('generic', 'Too many bookmarks')
    }
    const position_ms = parameters.within('position', POSITION, 0)
    const place = { song_id, position_ms, comment: parameters.optional('comment') ?? '' }
    await bookmarks.save(listener.id, place, now())
    return {}
  },

  deleteBookmark: async ({ listener, parameters }: Call) => {
    await bookmarks.remove(listener.id, expectId('song', parameters.required('id')))
    return {}
  },
})
