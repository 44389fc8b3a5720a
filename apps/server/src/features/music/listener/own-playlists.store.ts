import type { Queries } from '../../../database/open.ts'
import { SONG_COLUMNS } from '../library.store.ts'
import { isHeard } from '../song-order.store.ts'

/** The playlists of users, by the users themselves. */
export const ownPlaylistsStore = (queries: Queries, hasUpstream: boolean) => {
  const isOwn = (userId: number) =>
    queries
      .selectFrom('playlists')
      .where('user_id', '=', userId)
      .where('playlists.folder', 'is', null)

  const coverSongs = async (userId: number) => {
    const first = queries
      .selectFrom('playlist_songs')
      .innerJoin('songs', 'songs.id', 'playlist_songs.song_id')
      .where('songs.cover', '<>', '')
      .where('songs.missing_since', '=', 0)
      .where('playlist_id', 'in', isOwn(userId).select('playlists.id'))
      .select(({ fn }) => ['playlist_id', fn.min('songs.id').as('song_id')])
      .groupBy('playlist_id')
    return queries
      .selectFrom(first.as('first'))
      .innerJoin('songs', 'songs.id', 'first.song_id')
      .select(['first.playlist_id', ...SONG_COLUMNS])
      .execute()
  }

  return {
    /** Returns the playlists in the order of their making, each with the song of its cover. */
    all: async (userId: number) => {
      const [lists, songs] = await Promise.all([
        isOwn(userId)
          .leftJoin('playlist_songs', 'playlist_songs.playlist_id', 'playlists.id')
          .select(['playlists.id', 'playlists.name', 'playlists.folder', 'playlists.cover'])
          .select('playlists.created_at')
          .leftJoin('songs', 'songs.id', 'playlist_songs.song_id')
          .select(({ fn }) =>
            fn
              .count<number>('playlist_songs.song_id')
              .filterWhere(isHeard(hasUpstream))
              .as('songs'),
          )
          .groupBy('playlists.id')
          .orderBy('playlists.id')
          .execute(),
        coverSongs(userId),
      ])
      const covers = new Map(songs.map((song) => [song.playlist_id, song]))
      return lists.map((list) => ({ ...list, coverSong: covers.get(list.id) }))
    },

    has: async (id: number, userId: number): Promise<boolean> => {
      const row = await isOwn(userId)
        .select('playlists.id')
        .where('playlists.id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

export type OwnPlaylistsStore = ReturnType<typeof ownPlaylistsStore>
