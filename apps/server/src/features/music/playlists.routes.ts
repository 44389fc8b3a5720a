import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ManagementStore } from './management.store.ts'
import { playlistName } from './music.routes.ts'

interface Needs {
  readonly management: ManagementStore
  readonly now: Clock
}

/** Administrators arrange playlists. The songs of a folder playlist change only in order. */
export const playlistRoutes = (serve: Serve, { management, now }: Needs) => {
  const existing = async (id: number) => {
    const playlist = await management.folderOf(id)
    if (!playlist) throw new AppError('playlistNotFound')
    return { followsFolder: playlist.folder !== null }
  }

  serve(endpoints.getLibraryPlaylists, async (_, { language }) =>
    (await management.playlists()).map(({ id, name, folder, hidden, songs }) => ({
      id,
      folder,
      songs,
      name: playlistName({ name, folder }, language),
      isHidden: hidden === 1,
    })),
  )

  serve(endpoints.addPlaylist, async ({ body: { name, songs } }) => ({
    id: await management.addPlaylist(name.trim(), songs, now()),
  }))

  serve(endpoints.updatePlaylist, async ({ body: { id, name, ...changes } }) => {
    await existing(id)
    await management.changePlaylist(id, { ...changes, ...(name && { name: name.trim() }) })
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
