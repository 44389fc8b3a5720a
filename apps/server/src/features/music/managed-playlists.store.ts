import { UPSTREAM_IDS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { DEMO_LAST } from './library.store.ts'

/** All playlists of the site with the ids of their songs, in their order. */
export const managedPlaylists = async (queries: Queries) => {
  const [lists, songs, inFolders] = await Promise.all([
    queries
      .selectFrom('playlists')
      .selectAll()
      .where('user_id', 'is', null)
      .where('missing_since', '=', 0)
      .orderBy('position')
      .orderBy(DEMO_LAST)
      .orderBy('id')
      .execute(),
    queries.selectFrom('playlist_songs').selectAll().orderBy('position').execute(),
    queries
      .selectFrom('songs')
      .select(['id', 'root', 'folder', 'cover', 'cover_version'])
      .where('missing_since', '=', 0)
      .orderBy('sort_key')
      .orderBy('path')
      .execute(),
  ])
  const byList = Map.groupBy(songs, ({ playlist_id }) => playlist_id)
  const byFolder = Map.groupBy(inFolders, ({ root, folder }) => `${root} ${folder}`)
  const byId = new Map(inFolders.map((song) => [song.id, song]))
  return lists.map((list) => {
    const listed = (byList.get(list.id) ?? []).map(({ song_id }) => song_id)
    const ordered = listed.filter((id) => byId.has(id) || id > UPSTREAM_IDS)
    const inside = new Set((byFolder.get(`${list.root} ${list.folder}`) ?? []).map(({ id }) => id))
    const first = ordered.filter((id) => inside.has(id))
    const ids = list.folder === null ? ordered : [...new Set([...first, ...inside])]
    const covered = ids.toSorted((a, b) => a - b).find((id) => byId.get(id)?.cover)
    return { ...list, songs: ids, coverSong: covered ? byId.get(covered) : undefined }
  })
}
