import { endpoints, LEFT_OUT_MAX } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Library } from './library.ts'
import type { ManagementStore } from './management.store.ts'
import { playlistName } from './music.routes.ts'
import { type PaintList, playlistCover } from './playlist-covers.rules.ts'

/** Records the cover of a playlist in the transaction that writes it. */
export type KeepPictures = (
  transaction: Queries,
  shown: {
    readonly subject: `playlist:${number}`
    readonly urls: readonly string[]
    readonly by: Identity
  },
) => Promise<void>

interface Needs {
  readonly management: ManagementStore
  readonly now: Clock
  readonly paintList: PaintList
  readonly keepPictures: KeepPictures
  readonly library: Pick<Library, 'requestScan' | 'leftOut'>
}

/** Administrators arrange playlists. The songs of a folder playlist change only in order. */
export const playlistRoutes = (
  serve: Serve,
  { management, now, paintList, keepPictures, library }: Needs,
) => {
  const existing = async (id: number) => {
    const playlist = await management.folderOf(id)
    if (!playlist) throw new AppError('playlistNotFound')
    return { followsFolder: playlist.folder !== null }
  }

  serve(endpoints.getLibraryPlaylists, async (_, { language }) =>
    (await management.playlists()).map(({ coverSong, ...playlist }) => ({
      id: playlist.id,
      folder: playlist.folder,
      songs: playlist.songs,
      name: playlistName(playlist, language),
      isHidden: playlist.hidden === 1,
      cover: playlist.cover,
      encoding: playlist.encoding,
      picUrl: playlistCover({ ...playlist, coverSong }, paintList),
    })),
  )

  serve(endpoints.getLibraryScan, async () => {
    const leftOut = library.leftOut()
    return { leftOut: leftOut.slice(0, LEFT_OUT_MAX), count: leftOut.length }
  })

  serve(endpoints.addPlaylist, async ({ body: { name, songs } }) => ({
    id: await management.addPlaylist(name.trim(), songs, now()),
  }))

  serve(endpoints.updatePlaylist, async ({ body }, { identity: by }) => {
    const { id, name, ...changes } = body
    const { followsFolder } = await existing(id)
    if (changes.encoding && !followsFolder) throw new AppError('playlistNotFound')
    const named = { ...changes, ...(name && { name: name.trim() }) }
    await management.changePlaylist(id, named, (transaction, cover) =>
      keepPictures(transaction, { subject: `playlist:${id}`, urls: [cover], by }),
    )
    if (changes.encoding !== undefined) library.requestScan()
    return true
  })

  serve(endpoints.orderPlaylists, async ({ body: { idList } }) => {
    await management.orderPlaylists(idList)
    return true
  })

  serve(endpoints.deletePlaylist, async ({ params: { id } }) => {
    const { followsFolder } = await existing(id)
    if (followsFolder) throw new AppError('playlistFollowsFolder')
    await management.removePlaylist(id)
    return true
  })
}
