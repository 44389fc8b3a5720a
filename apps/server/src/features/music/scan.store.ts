import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import type { Root } from './songs.rules.ts'

type Facts = Pick<
  Tables['songs'],
  'bytes' | 'changed_at' | 'cover' | 'cover_version' | 'lyric' | 'updated_at'
>
type Names = Pick<Tables['songs'], 'name' | 'artists' | 'album' | 'alia' | 'search_text' | 'pinyin'>
export type NewSong = Facts &
  Names &
  Pick<Tables['songs'], 'root' | 'path' | 'folder' | 'created_at'>

/** Reads and writes the rows of a scan. */
export const scanStore = (queries: Queries) => ({
  known: (root: Root) =>
    queries
      .selectFrom('songs')
      .select(['id', 'path', 'bytes', 'changed_at', 'cover', 'cover_version', 'lyric', 'edited'])
      .where('root', '=', root)
      .execute(),

  /** Another node may have added the same files. Names set by an administrator stay. */
  add: (songs: readonly NewSong[]) =>
    queries.transaction().execute(async (transaction) => {
      for (const song of songs) {
        const { root: _, path: __, folder: ___, created_at: ____, ...changes } = song
        await transaction
          .insertInto('songs')
          .values(song)
          .onConflict((conflict) =>
            conflict.columns(['root', 'path']).doUpdateSet(changes).where('songs.edited', '=', 0),
          )
          .execute()
      }
    }),

  updateFacts: (changes: readonly (Facts & { id: number })[]) =>
    queries.transaction().execute(async (transaction) => {
      for (const { id, ...facts } of changes) {
        await transaction.updateTable('songs').set(facts).where('id', '=', id).execute()
      }
    }),

  remove: async (ids: readonly number[]) => {
    for (const part of chunk(ids, NO_ID)) {
      await queries.deleteFrom('songs').where('id', 'in', part).execute()
    }
  },

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
