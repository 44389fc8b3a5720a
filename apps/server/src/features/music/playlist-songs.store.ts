import { UPSTREAM_IDS } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'

const isRow = (id: number) => id < UPSTREAM_IDS

/**
 * Sets the songs of a playlist, each once. Songs that do not exist are left out; those of the
 * upstream are no rows, and stay. Nobody sees songs whose files are missing, so they stay too.
 */
export const setPlaylistSongs = async (
  transaction: Queries,
  id: number,
  songs: readonly number[],
) => {
  const missing = await transaction
    .selectFrom('playlist_songs')
    .innerJoin('songs', 'songs.id', 'playlist_songs.song_id')
    .select('songs.id')
    .where('playlist_id', '=', id)
    .where('songs.missing_since', '<>', 0)
    .orderBy('position')
    .execute()
  await transaction.deleteFrom('playlist_songs').where('playlist_id', '=', id).execute()
  const wanted = [...new Set([...songs, ...missing.map((song) => song.id)])]
  const known = new Set<number>()
  for (const part of chunk(wanted.filter(isRow), NO_ID)) {
    const rows = await transaction
      .selectFrom('songs')
      .select('id')
      .where('id', 'in', part)
      .execute()
    for (const row of rows) known.add(row.id)
  }
  const rows = wanted
    .filter((song) => known.has(song) || !isRow(song))
    .map((song_id, position) => ({ playlist_id: id, song_id, position }))
  for (const part of chunk(rows)) {
    await transaction.insertInto('playlist_songs').values(part).execute()
  }
}
