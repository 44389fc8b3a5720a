import type { SongTags } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { updateCredits } from './credits.store.ts'
import { DEMO_LAST } from './library.store.ts'
import { managedPlaylists } from './managed-playlists.store.ts'
import { setPlaylistSongs } from './playlist-songs.store.ts'
import type { SearchTexts } from './song-search.rules.ts'

interface PlaylistChanges {
  readonly name?: string
  readonly isHidden?: boolean
  readonly songs?: readonly number[]
  readonly cover?: string
  readonly encoding?: string
}

/** Songs without the version of a reader are read by the next scan. */
const readFolderAgain = (queries: Queries, playlistId: number) =>
  queries
    .updateTable('songs')
    .set({ tags_version: 0 })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('playlists')
          .select('playlists.id')
          .where('playlists.id', '=', playlistId)
          .whereRef('playlists.root', '=', 'songs.root')
          .whereRef('playlists.folder', '=', 'songs.folder'),
      ),
    )
    .execute()

/** Writes the changes of administrators to the library. */
export const managementStore = (queries: Queries) => ({
  rename: async (
    id: number,
    { name, artists, album, alia }: SongTags,
    searchTexts: SearchTexts,
    at: number,
  ) =>
    queries.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('songs')
        .set({
          name,
          album,
          ...searchTexts,
          edited: 1,
          updated_at: at,
          artists: JSON.stringify(artists),
          alia: JSON.stringify(alia),
        })
        .where('id', '=', id)
        .execute()
      await updateCredits(transaction, id)
    }),

  setLyric: (id: number, lyric: string, at: number) =>
    queries.updateTable('songs').set({ lyric, updated_at: at }).where('id', '=', id).execute(),

  setCover: (id: number, cover: { cover: string; cover_version: string }, at: number) =>
    queries
      .updateTable('songs')
      .set({ ...cover, updated_at: at })
      .where('id', '=', id)
      .execute(),

  removeSong: (id: number) => queries.deleteFrom('songs').where('id', '=', id).execute(),

  playlists: () => managedPlaylists(queries),

  folderOf: (id: number) =>
    queries
      .selectFrom('playlists')
      .select('folder')
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .executeTakeFirst(),

  addPlaylist: (name: string, songs: readonly number[], at: number) =>
    queries.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('playlists')
        .values({ name, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await setPlaylistSongs(transaction, id, songs)
      return id
    }),

  changePlaylist: (
    id: number,
    { name, isHidden, songs, cover, encoding }: PlaylistChanges,
    keepCover: (transaction: Queries, cover: string) => Promise<unknown>,
  ) =>
    queries.transaction().execute(async (transaction) => {
      const changes = {
        ...(name !== undefined && { name }),
        ...(isHidden !== undefined && { hidden: isHidden ? 1 : 0 }),
        ...(cover !== undefined && { cover }),
        ...(encoding !== undefined && { encoding }),
      }
      if (Object.keys(changes).length > 0) {
        await transaction.updateTable('playlists').set(changes).where('id', '=', id).execute()
      }
      if (songs) await setPlaylistSongs(transaction, id, songs)
      if (cover !== undefined) await keepCover(transaction, cover)
      if (encoding !== undefined) await readFolderAgain(transaction, id)
    }),

  /** Playlists that are not named stay last: a folder may have appeared meanwhile. */
  orderPlaylists: (ids: readonly number[]) =>
    withAdminLock(queries, async (transaction) => {
      const lists = transaction.selectFrom('playlists').select('id').where('user_id', 'is', null)
      const rows = await lists.orderBy('position').orderBy(DEMO_LAST).orderBy('id').execute()
      const known = rows.map(({ id }) => id)
      const named = ids.filter((id) => known.includes(id))
      const order = [...named, ...known.filter((id) => !named.includes(id))]
      for (const [index, id] of order.entries()) {
        const position = index + 1
        await transaction.updateTable('playlists').set({ position }).where('id', '=', id).execute()
      }
    }),

  removePlaylist: (id: number) => queries.deleteFrom('playlists').where('id', '=', id).execute(),
})

export type ManagementStore = ReturnType<typeof managementStore>
