import type { Queries } from '../../../database/open.ts'
import { SONG_COLUMNS } from '../library.store.ts'

/** The playlists of users, by the users themselves. */
export const ownPlaylistsStore = (queries: Queries) => {
  const isOwn = (userId: number) =>
    queries.selectFrom('playlists').where('user_id', '=', userId).where('folder', 'is', null)

  const coverSongs = async (userId: number) => {
    const first = queries
      .selectFrom('playlist_songs')
      .innerJoin('songs', 'songs.id', 'playlist_songs.song_id')
      .where('songs.cover', '<>', '')
      .where('playlist_id', 'in', isOwn(userId).select('id'))
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
          .select(['playlists.id', 'name', 'folder', 'cover', 'created_at'])
          .select(({ fn }) => fn.count<number>('playlist_songs.song_id').as('songs'))
          .groupBy('playlists.id')
          .orderBy('playlists.id')
          .execute(),
        coverSongs(userId),
      ])
      const covers = new Map(songs.map((song) => [song.playlist_id, song]))
      return lists.map((list) => ({ ...list, coverSong: covers.get(list.id) }))
    },

    has: async (id: number, userId: number): Promise<boolean> => {
      const row = await isOwn(userId).select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },
  }
}

export type OwnPlaylistsStore = ReturnType<typeof ownPlaylistsStore>
