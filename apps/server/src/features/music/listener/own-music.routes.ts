import { endpoints } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { SongDetails } from '../song-details.ts'
import { listenerSongsStore } from './listener-songs.store.ts'
import { mergeMusic } from './merge-music.store.ts'

interface Needs {
  readonly queries: Queries
  readonly details: SongDetails
  readonly now: Clock
}

/** Serves the likes and plays of logged-in listeners. */
export const ownMusicRoutes = (serve: Serve, { queries, details, now }: Needs) => {
  const store = listenerSongsStore(queries)

  const expectSong = async (id: number) => {
    if ((await details.songs([id])).length === 0) throw new AppError('songNotFound')
  }

  serve(endpoints.getOwnMusic, async (_, { identity }) => ({
    likes: [...(await store.likedIds(identity.id))],
  }))

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
