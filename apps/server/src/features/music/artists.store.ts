import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

/** Chinese by its pinyin, and `2` before `10`. */
const BY_PINYIN = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true, sensitivity: 'base' })

/** Artists are the names of `song_artists`. */
export const artistsStore = (queries: Queries) => ({
  /** Artists by name, each with the number of albums and of those with a name; of all, or of these. */
  artists: async (ids?: readonly number[]) => {
    const rows = await queries
      .selectFrom('song_artists')
      .innerJoin('songs', 'songs.id', 'song_artists.song_id')
      .select(({ fn, ref }) => [
        'artist_id',
        fn.max('song_artists.name').as('name'),
        fn.countAll<number>().as('songs'),
        sql<number>`count(distinct ${ref('songs.album_id')})`.as('albums'),
        sql<number>`count(distinct case when songs.album <> '' then songs.album_id end)`.as(
          'named_albums',
        ),
        sql<number | null>`min(case when songs.cover <> '' then ${ref('songs.id')} end)`.as(
          'cover_id',
        ),
      ])
      .where('songs.missing_since', '=', 0)
      .$if(ids !== undefined, (artists) => artists.where('artist_id', 'in', ids ?? []))
      .groupBy('artist_id')
      .orderBy('artist_id')
      .execute()
    return rows
      .map((row) => ({
        ...row,
        songs: Number(row.songs),
        albums: Number(row.albums),
        named_albums: Number(row.named_albums),
      }))
      .sort((a, b) => BY_PINYIN.compare(a.name, b.name))
  },
})

export type ArtistsStore = ReturnType<typeof artistsStore>
export type ArtistSums = Awaited<ReturnType<ArtistsStore['artists']>>[number]
