import { sql } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { type NamedRow, updateCredits, writeCredits } from './credits.store.ts'
import type { Root } from './songs.rules.ts'

type Facts = Pick<
  Tables['songs'],
  'path' | 'folder' | 'bytes' | 'changed_at' | 'cover' | 'cover_version' | 'lyric' | 'updated_at'
>
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
const NAMES = ['name', 'artists', 'album', 'alia', 'search_text', 'pinyin'] as const
type Names = Pick<Tables['songs'], (typeof NAMES)[number]>
export type NewSong = Facts & Content & Names & Pick<Tables['songs'], 'root' | 'created_at'>

/** Reads and writes the rows of a scan. */
export const scanStore = (queries: Queries) => ({
  known: (root: Root) =>
    queries
      .selectFrom('songs')
      .select(['id', 'path', 'folder', 'bytes', 'changed_at'])
      .select(['cover', 'cover_version', 'lyric', 'audio_hash', 'tags_version'])
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

  setSearchTexts: (id: number, texts: Pick<Names, 'search_text' | 'pinyin'>) =>
    queries.updateTable('songs').set(texts).where('id', '=', id).execute(),

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

  /** Exactly the folders with songs are playlists. */
  followFolders: async (root: Root, at: number) => {
    const [songs, lists] = await Promise.all([
      queries.selectFrom('songs').select('folder').distinct().where('root', '=', root).execute(),
      queries.selectFrom('playlists').select(['id', 'folder']).where('root', '=', root).execute(),
    ])
    const folders = new Set(songs.map(({ folder }) => folder))
    const followed = new Set(lists.map(({ folder }) => folder))
    const gone = lists.filter(({ folder }) => !folders.has(folder ?? '')).map(({ id }) => id)
    const added = [...folders].filter((folder) => !followed.has(folder)).sort()
    if (gone.length > 0) await queries.deleteFrom('playlists').where('id', 'in', gone).execute()
    if (added.length === 0) return
    await queries
      .insertInto('playlists')
      .values(added.map((folder) => ({ root, folder, name: '', created_at: at })))
      .onConflict((conflict) => conflict.columns(['root', 'folder']).doNothing())
      .execute()
  },
})

export type ScanStore = ReturnType<typeof scanStore>
