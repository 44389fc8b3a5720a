import type { TextEncoding } from '@lanting/contract'
import { sql, type UpdateObject } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { type NamedRow, updateCredits, writeCredits } from './credits.store.ts'
import type { SearchTexts } from './song-search.rules.ts'
import type { Root } from './songs.rules.ts'

type Facts = Pick<
  Tables['songs'],
  'path' | 'folder' | 'bytes' | 'changed_at' | 'cover' | 'cover_version' | 'lyric' | 'updated_at'
> & { readonly missing_since: number }
/** The facts in the content of the file, beside its names. */
type Content = {
  audio_hash: string
  embedded_lyric: number
  sort_key: string
  album_artists: string
  album_id: number
  year: number
  disc: number
  track: number
  genres: string
  duration_ms: number
  bit_rate: number
  gain_db: number | null
  gain_source: '' | 'tag'
  tags_version: number
}
const KEYS = ['name_key', 'artist_key', 'album_key'] as const
const NAMES = ['name', 'artists', 'album', 'alia', 'search_text', 'pinyin', ...KEYS] as const
type Names = Record<(typeof NAMES)[number], string>
export type NewSong = Facts & Content & Names & Pick<Tables['songs'], 'root' | 'created_at'>

/** A path that no scan finds, because its folder begins with a dot. It ends with the file name. */
const FREED_PATH = sql<string>`'.missing/' || id || '/' || path`

/** Reads and writes the rows of a scan. */
export const scanStore = (queries: Queries) => {
  const setAll = async (ids: readonly number[], changes: UpdateObject<Tables, 'songs'>) => {
    for (const part of chunk(ids, NO_ID)) {
      await queries.updateTable('songs').set(changes).where('id', 'in', part).execute()
    }
  }

  return {
    known: (root: Root) =>
      queries
        .selectFrom('songs')
        .select(['id', 'path', 'folder', 'bytes', 'changed_at'])
        .select(['cover', 'cover_version', 'lyric', 'audio_hash', 'tags_version', 'missing_since'])
        .where('root', '=', root)
        .orderBy('path')
        .execute(),

    /** Another node may have added the same files. Names set by an administrator stay. */
    add: (songs: readonly NewSong[]) =>
      queries.transaction().execute(async (transaction) => {
        const rows: (NamedRow & { edited: number })[] = []
        for (const song of songs) {
          const { created_at: _, ...changes } = song
          const unlessEdited = (column: keyof Names) =>
            sql<string>`case when songs.edited = 1 then songs.${sql.ref(column)} else excluded.${sql.ref(column)} end`
          /** A measurement holds as long as the audio is the same. */
          const unlessMeasured = <T>(column: 'gain_db' | 'gain_source') =>
            sql<T>`case when excluded.gain_source = '' and songs.audio_hash = excluded.audio_hash then songs.${sql.ref(column)} else excluded.${sql.ref(column)} end`
          const row = await transaction
            .insertInto('songs')
            .values(song)
            .onConflict((conflict) =>
              conflict.columns(['root', 'path']).doUpdateSet({
                ...changes,
                ...Object.fromEntries(NAMES.map((name) => [name, unlessEdited(name)])),
                gain_db: unlessMeasured<number | null>('gain_db'),
                gain_source: unlessMeasured<'' | 'tag'>('gain_source'),
              }),
            )
            .returning(['id', 'artists', 'album_artists', 'album', 'edited'])
            .executeTakeFirstOrThrow()
          rows.push(row)
        }
        await writeCredits(
          transaction,
          rows.filter(({ edited }) => edited === 0),
        )
        // The names of an administrator decide about the album, not those of the file.
        for (const { id } of rows.filter(({ edited }) => edited === 1)) {
          await updateCredits(transaction, id)
        }
      }),

    /** The encodings of tags that the owner has chosen, by folder. */
    encodings: async (root: Root): Promise<ReadonlyMap<string, TextEncoding>> => {
      const rows = await queries
        .selectFrom('playlists')
        .select(['folder', 'encoding'])
        .where('root', '=', root)
        .where('encoding', '<>', '')
        .execute()
      return new Map(rows.map(({ folder, encoding }) => [folder ?? '', encoding as TextEncoding]))
    },

    updateFacts: (changes: readonly (Facts & { id: number })[]) =>
      queries.transaction().execute(async (transaction) => {
        for (const { id, ...facts } of changes) {
          await transaction.updateTable('songs').set(facts).where('id', '=', id).execute()
        }
      }),

    /** Songs among these files whose names were set by an administrator. */
    edited: (root: Root, paths: readonly string[]) =>
      queries
        .selectFrom('songs')
        .select(['id', 'name', 'artists', 'album', 'alia'])
        .where('root', '=', root)
        .where('path', 'in', paths)
        .where('edited', '=', 1)
        .execute(),

    setSearchTexts: (id: number, texts: SearchTexts) =>
      queries.updateTable('songs').set(texts).where('id', '=', id).execute(),

    /** Hides songs whose files are missing, and frees their paths for other songs. */
    hide: (ids: readonly number[], at: number) =>
      setAll(ids, { path: FREED_PATH, missing_since: at, updated_at: at }),

    /** Frees the paths of songs that exchange them. */
    freePaths: (ids: readonly number[]) => setAll(ids, { path: FREED_PATH }),

    remove: async (ids: readonly number[]) => {
      for (const part of chunk(ids, NO_ID)) {
        await queries.deleteFrom('songs').where('id', 'in', part).execute()
      }
    },

    /** A renamed folder keeps its playlist, with the name, order and visibility set for it. */
    moveFolder: (root: Root, from: string, to: string) =>
      queries
        .updateTable('playlists')
        .set({ folder: to })
        .where('root', '=', root)
        .where('folder', '=', from)
        .execute(),

    /**
     * Exactly the folders with songs are playlists. A folder whose songs are missing waits with them. A
     * new playlist has a name of its own where one is given.
     */
    followFolders: async (
      root: Root,
      at: number,
      names: ReadonlyMap<string, string> = new Map(),
    ) => {
      const [songs, lists] = await Promise.all([
        queries
          .selectFrom('songs')
          .select(({ fn }) => ['folder', fn.min('missing_since').as('missing_since')])
          .where('root', '=', root)
          .groupBy('folder')
          .execute(),
        queries
          .selectFrom('playlists')
          .select(['id', 'folder', 'missing_since'])
          .where('root', '=', root)
          .execute(),
      ])
      const folders = new Map(songs.map((row) => [row.folder, Number(row.missing_since)]))
      for (const { id, folder, missing_since } of lists) {
        const since = folders.get(folder ?? '')
        if (since === undefined || since > 0 === missing_since > 0) continue
        const change = { missing_since: since > 0 ? at : 0 }
        await queries.updateTable('playlists').set(change).where('id', '=', id).execute()
      }
      const followed = new Set(lists.map(({ folder }) => folder))
      const gone = lists.filter(({ folder }) => !folders.has(folder ?? '')).map(({ id }) => id)
      const isNew = ([folder, since]: [string, number]) => since === 0 && !followed.has(folder)
      const added = [...folders]
        .filter(isNew)
        .map(([folder]) => folder)
        .sort()
      if (gone.length > 0) await queries.deleteFrom('playlists').where('id', 'in', gone).execute()
      if (added.length === 0) return
      await queries
        .insertInto('playlists')
        .values(
          added.map((folder) => ({ root, folder, name: names.get(folder) ?? '', created_at: at })),
        )
        .onConflict((conflict) => conflict.columns(['root', 'folder']).doNothing())
        .execute()
    },
  }
}

export type ScanStore = ReturnType<typeof scanStore>
