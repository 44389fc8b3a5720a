import { type ExpressionBuilder, sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import type { SearchWord } from './song-search.rules.ts'
import type { SongRow } from './songs.rules.ts'

export const SONG_COLUMNS = [
  'songs.id',
  'songs.name',
  'songs.artists',
  'songs.album',
  'songs.alia',
  'songs.cover',
  'songs.cover_version',
  'songs.album_id',
  'songs.year',
  'songs.duration_ms',
  'songs.gain_db',
] as const
const FILE_COLUMNS = [
  'songs.root',
  'songs.path',
  'songs.bytes',
  'songs.changed_at',
  'songs.lyric',
  'songs.embedded_lyric',
] as const

/** Until an administrator orders them, the lists of the owner come before those of the demo. */
export const DEMO_LAST = sql`case when playlists.root = 'demo' then 1 else 0 end`

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Every word must occur in the names or begin at a syllable of the pinyin. */
const matchesWords =
  (words: readonly SearchWord[]) => (where: ExpressionBuilder<Tables, 'songs'>) =>
    where.and(
      words.map(({ text, isPinyin }) => {
        const inNames = sql<boolean>`search_text like ${`%${escaped(text)}%`} escape '\\'`
        if (!isPinyin) return inNames
        return where.or([inNames, sql<boolean>`pinyin like ${`% ${escaped(text)}%`} escape '\\'`])
      }),
    )

const rankOf = (words: readonly SearchWord[]) => {
  const text = words.map((word) => word.text).join(' ')
  const begins = escaped(text)
  const sound = escaped(words.map((word) => word.text).join(''))
  return sql`case
    when search_text = ${text} or search_text like ${`${begins}\n%`} escape '\\' then 0
    when pinyin = ${` ${sound}`} or pinyin like ${` ${sound} %`} escape '\\' then 1
    when search_text like ${`${begins}%`} escape '\\' then 2
    when pinyin like ${` ${sound}%`} escape '\\' then 3
    else 4 end`
}

/** Songs and playlists as visitors see them. */
export const libraryStore = (queries: Queries) => {
  const present = () => queries.selectFrom('songs').where('songs.missing_since', '=', 0)

  const covers = async (ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, SongRow>()
    const rows = await present().select(SONG_COLUMNS).where('id', 'in', ids).execute()
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** The first song with a cover of each playlist. */
  const coverIds = async () => {
    const [byFolder, byList] = await Promise.all([
      present()
        .innerJoin('playlists', (join) =>
          join
            .onRef('playlists.root', '=', 'songs.root')
            .onRef('playlists.folder', '=', 'songs.folder'),
        )
        .select((select) => ['playlists.id', select.fn.min('songs.id').as('song_id')])
        .where('songs.cover', '<>', '')
        .groupBy('playlists.id')
        .execute(),
      present()
        .innerJoin('playlist_songs', 'playlist_songs.song_id', 'songs.id')
        .select((select) => ['playlist_id as id', select.fn.min('songs.id').as('song_id')])
        .where('songs.cover', '<>', '')
        .groupBy('playlist_id')
        .execute(),
    ])
    return new Map([...byFolder, ...byList].map(({ id, song_id }) => [id, Number(song_id)]))
  }

  return {
    /** Returns the visible playlists, each with the song that gives its cover. */
    playlists: async () => {
      const lists = await queries
        .selectFrom('playlists')
        .select(['id', 'name', 'folder', 'cover', 'created_at'])
        .where('hidden', '=', 0)
        .where('missing_since', '=', 0)
        .where('user_id', 'is', null)
        .orderBy('position')
        .orderBy(DEMO_LAST)
        .orderBy('id')
        .execute()
      const ids = await coverIds()
      const rows = await covers([...new Set(ids.values())])
      return lists.map((list) => ({ ...list, coverSong: rows.get(ids.get(list.id) ?? 0) }))
    },

    songs: (ids: readonly number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : present().select(SONG_COLUMNS).where('id', 'in', ids).execute(),

    /** Returns a song with its file data. */
    file: (id: number) =>
      present()
        .select([...SONG_COLUMNS, ...FILE_COLUMNS])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Returns the song at a path below the own folder. */
    ownFile: (path: string) =>
      present()
        .select([...SONG_COLUMNS, ...FILE_COLUMNS])
        .where('root', '=', 'own')
        .where('path', '=', path)
        .executeTakeFirst(),

    /** First the exact name, then its pinyin, then names that begin so, then the shortest names. */
    find: (words: readonly SearchWord[], limit: number, offset: number) =>
      present()
        .select([...SONG_COLUMNS, ...FILE_COLUMNS])
        .where(matchesWords(words))
        .orderBy(rankOf(words))
        .orderBy(sql`length(name)`)
        .orderBy('name')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    countFound: async (words: readonly SearchWord[]) => {
      const { count } = await present()
        .select((select) => select.fn.countAll<number>().as('count'))
        .where(matchesWords(words))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    newest: (limit: number, offset: number) =>
      present()
        .select([...SONG_COLUMNS, ...FILE_COLUMNS])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    count: async () => {
      const { count } = await present()
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

export type LibraryStore = ReturnType<typeof libraryStore>
