import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { DEMO_LAST } from './library.store.ts'
import { setPlaylistSongs } from './playlist-songs.store.ts'
import { playlistSums } from './playlist-sums.store.ts'
import { isListed } from './song-order.store.ts'

interface NewPlaylist {
  readonly userId: number
  readonly name: string
  readonly songs: readonly number[]
}

interface Changes {
  readonly name?: string
  /** null: it becomes a playlist of the site. */
  readonly userId?: number | null
  readonly songs?: (ids: readonly number[]) => readonly number[]
}

const COLUMNS = [
  'playlists.id',
  'playlists.root',
  'playlists.folder',
  'playlists.name',
  'playlists.user_id',
  'playlists.cover',
  'playlists.created_at',
  'playlists.updated_at',
] as const

/** Playlists as a user sees them: those of the site, and the user's own. */
export const userPlaylistsStore = (queries: Queries) => {
  const visible = (userId: number) =>
    queries
      .selectFrom('playlists')
      .select(COLUMNS)
      .where('missing_since', '=', 0)
      .where(({ or, and, eb }) =>
        or([eb('user_id', '=', userId), and([eb('user_id', 'is', null), eb('hidden', '=', 0)])]),
      )

  const withSums = (
    row: Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number],
    all: Awaited<ReturnType<typeof playlistSums>>,
  ) => {
    const { songs = 0, duration_ms = 0, cover_id = null } = all.get(row.id) ?? {}
    return { ...row, songs: Number(songs), durationMs: Number(duration_ms), coverId: cover_id }
  }

  return {
    playlists: async (userId: number) => {
      const [rows, all] = await Promise.all([
        visible(userId).orderBy('position').orderBy(DEMO_LAST).orderBy('id').execute(),
        playlistSums(queries),
      ])
      return rows.map((row) => withSums(row, all))
    },

    playlist: async (id: number, userId: number) => {
      const row = await visible(userId).where('id', '=', id).executeTakeFirst()
      return row && withSums(row, await playlistSums(queries))
    },

    /** Returns undefined when the user has as many as allowed. */
    add: ({ userId, name, songs }: NewPlaylist, max: number, at: number) =>
      withAdminLock(queries, async (transaction) => {
        const own = await transaction
          .selectFrom('playlists')
          .select('id')
          .where('user_id', '=', userId)
          .execute()
        if (own.length >= max) return undefined
        const { id } = await transaction
          .insertInto('playlists')
          .values({ name, user_id: userId, created_at: at, updated_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
        await setPlaylistSongs(transaction, id, songs)
        return id
      }),

    /** One change at a time: none is lost when two apps add songs at once. */
    change: (id: number, { songs, userId, ...names }: Changes, at: number) =>
      withAdminLock(queries, async (transaction) => {
        const changes = { ...names, ...(userId !== undefined && { user_id: userId }) }
        await transaction
          .updateTable('playlists')
          .set({ ...changes, updated_at: at })
          .where('id', '=', id)
          .execute()
        if (!songs) return
        const rows = await transaction
          .selectFrom('playlist_songs')
          .leftJoin('songs', 'songs.id', 'playlist_songs.song_id')
          .select('song_id')
          .where('playlist_id', '=', id)
          .where(isListed)
          .orderBy('position')
          .orderBy('song_id')
          .execute()
        await setPlaylistSongs(transaction, id, songs(rows.map(({ song_id }) => song_id)))
      }),

    remove: (id: number) => queries.deleteFrom('playlists').where('id', '=', id).execute(),
  }
}

export type UserPlaylistsStore = ReturnType<typeof userPlaylistsStore>
