import { endpoints, OWN_LISTS, OWN_PLAYLISTS_MAX } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { SongDetails } from '../song-details.ts'
import type { UserPlaylistsStore } from '../user-playlists.store.ts'
import { moveSong } from './own-playlists.rules.ts'
import type { OwnPlaylistsStore } from './own-playlists.store.ts'

interface Needs {
  readonly ownPlaylists: OwnPlaylistsStore
  /** Shared with music apps. */
  readonly playlists: Pick<UserPlaylistsStore, 'add' | 'change' | 'remove'>
  readonly details: Pick<SongDetails, 'known'>
  readonly now: Clock
}

/** Users make and arrange playlists of their own. */
export const ownPlaylistRoutes = (serve: Serve, needs: Needs) => {
  const { ownPlaylists, playlists, details, now } = needs

  const rowOf = async (listId: number, userId: number) => {
    const id = listId - OWN_LISTS.playlists
    if (!(await ownPlaylists.has(id, userId))) throw new AppError('playlistNotFound')
    return id
  }

  const existing = async (ids: readonly number[]) => {
    const known = await details.known(ids)
    if (!ids.every((id) => known.has(id))) throw new AppError('songNotFound')
    return ids
  }

  serve(endpoints.addOwnPlaylist, async ({ body: { name, songs } }, { identity }) => {
    const playlist = { userId: identity.id, name: name.trim(), songs: await existing(songs) }
    const id = await playlists.add(playlist, OWN_PLAYLISTS_MAX.lists, now())
    if (id === undefined) throw new AppError('tooManyPlaylists')
    return { id: OWN_LISTS.playlists + id }
  })

  serve(endpoints.renameOwnPlaylist, async ({ body: { id, name } }, { identity }) => {
    await playlists.change(await rowOf(id, identity.id), { name: name.trim() }, now())
    return true
  })

  serve(endpoints.deleteOwnPlaylist, async ({ params: { id } }, { identity }) => {
    await playlists.remove(await rowOf(id, identity.id))
    return true
  })

  serve(endpoints.addOwnPlaylistSongs, async ({ body: { id, songs } }, { identity }) => {
    const row = await rowOf(id, identity.id)
    const wanted = await existing(songs)
    let added = 0
    const withSongs = (ids: readonly number[]) => {
      const all = [...new Set([...ids, ...wanted])]
      if (all.length > OWN_PLAYLISTS_MAX.songs) throw new AppError('playlistFull')
      added = all.length - ids.length
      return all
    }
    await playlists.change(row, { songs: withSongs }, now())
    return { added }
  })

  serve(endpoints.moveOwnPlaylistSong, async ({ body }, { identity }) => {
    const row = await rowOf(body.id, identity.id)
    const moves = [body, ...(body.more ?? [])]
    const songs = (ids: readonly number[]) =>
      moves.reduce((moved, { song, behind }) => moveSong(moved, song, behind), ids)
    await playlists.change(row, { songs }, now())
    return true
  })

  serve(endpoints.removeOwnPlaylistSong, async ({ params: { id, song } }, { identity }) => {
    const row = await rowOf(id, identity.id)
    await playlists.change(row, { songs: (ids) => ids.filter((one) => one !== song) }, now())
    return true
  })
}
