import { endpoints, OWN_LISTS } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import { WHOLE_LIST } from '../music.routes.ts'
import { type PaintList, playlistCover } from '../playlist-covers.rules.ts'
import type { SongDetails } from '../song-details.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { userPlaylistsStore } from '../user-playlists.store.ts'
import { importRoutes } from './import/import.routes.ts'
import { importStore } from './import/import.store.ts'
import { listenerSongsStore } from './listener-songs.store.ts'
import { mergeMusic } from './merge-music.store.ts'
import { ownListsStore } from './own-lists.store.ts'
import { ownPlaylistRoutes } from './own-playlists.routes.ts'
import { ownPlaylistsStore } from './own-playlists.store.ts'

interface Needs {
  readonly queries: Queries
  readonly details: SongDetails
  readonly paintList: PaintList
  readonly upstream: Upstream | undefined
  readonly now: Clock
}

/** Serves the likes and plays of logged-in listeners. */
export const ownMusicRoutes = (serve: Serve, needs: Needs) => {
  const { queries, details, paintList, upstream, now } = needs
  const store = listenerSongsStore(queries)
  const hasUpstream = upstream !== undefined
  const ownPlaylists = ownPlaylistsStore(queries, hasUpstream)
  const lists = ownListsStore(queries, { playlists: ownPlaylists, hasUpstream })
  const playlists = userPlaylistsStore(queries)
  ownPlaylistRoutes(serve, { ownPlaylists, playlists, details, now })
  importRoutes(serve, { store: importStore(queries), upstream, now })

  const expectSong = async (id: number) => {
    if (!(await details.known([id])).has(id)) throw new AppError('songNotFound')
  }

  serve(endpoints.getOwnMusic, async (_, { identity }) => ({
    likes: [...(await store.likedIds(identity.id))],
    playlists: (await ownPlaylists.all(identity.id)).map((list) => ({
      id: OWN_LISTS.playlists + list.id,
      name: list.name,
      coverImgUrl: playlistCover({ ...list, user_id: identity.id }, paintList),
      musicSize: Number(list.songs),
    })),
  }))

  const expectList = async (id: number, userId: number) => {
    const list = await lists.find(id, userId)
    if (!list) throw new AppError('playlistNotFound')
    return list
  }

  serve(endpoints.getOwnSongs, async ({ query }, { identity }) => {
    const { id, descending: isDescending, ...part } = query
    const list = await expectList(id, identity.id)
    const ids = await lists.songIds(list, { ...part, isDescending })
    return { songs: await details.page(ids), hasMore: ids.length === part.limit }
  })

  serve(endpoints.getOwnSongIds, async ({ query }, { identity }) => {
    const { id, order, descending: isDescending } = query
    const list = await expectList(id, identity.id)
    return { ids: await lists.songIds(list, { ...WHOLE_LIST, order, isDescending }) }
  })

  serve(endpoints.mergeOwnMusic, async ({ body: { likes, plays } }, { identity }) => {
    const known = await details.known([...likes, ...plays.map(({ id }) => id)])
    const at = now()
    await mergeMusic(queries, identity.id, {
      // Their order stays: one is a moment older than the one before it.
      likes: likes.flatMap((songId, place) =>
        known.has(songId) ? [{ songId, at: at - place }] : [],
      ),
      plays: plays.flatMap(({ id, playedAtMs, ...play }) =>
        known.has(id) ? [{ ...play, songId: id, at: Math.min(playedAtMs, at) }] : [],
      ),
    })
    return true
  })

  serve(endpoints.likeSong, async ({ body: { id } }, { identity }) => {
    await expectSong(id)
    if (!(await store.like(identity.id, { songId: id, at: now() }))) {
      throw new AppError('tooManyLikedSongs')
    }
    return true
  })

  serve(endpoints.unlikeSong, async ({ params: { id } }, { identity }) => {
    await store.unlike(identity.id, id)
    return true
  })

  serve(endpoints.addOwnPlay, async ({ body: { id } }, { identity }) => {
    await expectSong(id)
    await store.played(identity.id, { songId: id, at: now() })
    return true
  })

  serve(endpoints.clearOwnPlays, async (_, { identity }) => {
    await store.clearPlays(identity.id)
    return true
  })
}
