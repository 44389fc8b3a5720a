import type { Queries } from '../../database/open.ts'
import { albumId, creditsOf } from './credits.rules.ts'

export interface NamedRow {
  readonly id: number
  /** Lists, as JSON. */
  readonly artists: string
  readonly album_artists: string
  readonly album: string
}

/** Connects songs with their album and artists, after a change of their names. */
export const writeCredits = async (transaction: Queries, rows: readonly NamedRow[]) => {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await transaction.deleteFrom('song_artists').where('song_id', 'in', ids).execute()
  const credits = rows.flatMap(({ id, artists, album_artists, album }) =>
    creditsOf({
      artists: JSON.parse(artists),
      albumArtists: JSON.parse(album_artists),
      album,
    }).map((credit) => ({ song_id: id, ...credit })),
  )
  await transaction.insertInto('song_artists').values(credits).execute()
}

/** Connects one song anew, and with it its album. */
export const updateCredits = async (transaction: Queries, id: number) => {
  const row = await transaction
    .selectFrom('songs')
    .select(['id', 'artists', 'album_artists', 'album'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const album_id = albumId({
    artists: JSON.parse(row.artists),
    albumArtists: JSON.parse(row.album_artists),
    album: row.album,
  })
  await transaction.updateTable('songs').set({ album_id }).where('id', '=', id).execute()
  await writeCredits(transaction, [row])
}
