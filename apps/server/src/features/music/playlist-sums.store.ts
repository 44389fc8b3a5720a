import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

/** The songs of folder playlists and of other playlists, summed up. */
export const playlistSums = async (queries: Queries) => {
  const [folders, lists] = await Promise.all([
    queries
      .selectFrom('playlists')
      .innerJoin('songs', (join) =>
        join
          .onRef('songs.root', '=', 'playlists.root')
          .onRef('songs.folder', '=', 'playlists.folder'),
      )
      .where('songs.missing_since', '=', 0)
      .select(({ fn }) => [
        'playlists.id',
        fn.countAll<number>().as('songs'),
        fn.sum<number>('duration_ms').as('duration_ms'),
        sql<number | null>`min(case when songs.cover <> '' then songs.id end)`.as('cover_id'),
      ])
      .groupBy('playlists.id')
      .execute(),
    queries
      .selectFrom('playlist_songs')
      .innerJoin('songs', 'songs.id', 'playlist_songs.song_id')
      .where('songs.missing_since', '=', 0)
      .select(({ fn }) => [
        'playlist_id as id',
        fn.countAll<number>().as('songs'),
        fn.sum<number>('duration_ms').as('duration_ms'),
        sql<number | null>`min(case when songs.cover <> '' then songs.id end)`.as('cover_id'),
      ])
      .groupBy('playlist_id')
      .execute(),
  ])
  // A folder playlist with an order of its own is in both: the folder counts.
  return new Map([...lists, ...folders].map((row) => [row.id, row]))
}
