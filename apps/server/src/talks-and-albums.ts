import type { Queries } from './database/open.ts'
import { albumAdminRoutes } from './features/albums/album-admin.routes.ts'
import { albumRoutes } from './features/albums/albums.routes.ts'
import { albumStore } from './features/albums/albums.store.ts'
import { photoAdminRoutes } from './features/albums/photo-admin.routes.ts'
import { talkAdminRoutes } from './features/talks/talk-admin.routes.ts'
import { type TalkNeeds, talkRoutes } from './features/talks/talks.routes.ts'
import { talkStore } from './features/talks/talks.store.ts'
import type { KeptPictures } from './features/uploads/picture-uses.store.ts'
import { uploadStore } from './features/uploads/uploads.store.ts'
import type { Serve } from './http/serve-endpoint.ts'
import type { Clock } from './platform/clock.ts'

interface Needs extends Pick<TalkNeeds, 'likedBy'> {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly keepPictures: (
    transaction: Queries,
    shown: Omit<KeptPictures, 'others'>,
  ) => Promise<void>
}

/** Talks, albums and photos, for visitors and for the desk; `app.ts` holds the rest. */
export const composeTalksAndAlbums = (serve: Serve, needs: Needs) => {
  const { queries, timeZone, likedBy } = needs
  talkRoutes(serve, { store: talkStore(queries), timeZone, likedBy })
  talkAdminRoutes(serve, needs)
  const albums = albumStore(queries)
  albumRoutes(serve, { store: albums, timeZone })
  albumAdminRoutes(serve, needs)
  photoAdminRoutes(serve, {
    ...needs,
    blursOf: (transaction, urls) => uploadStore(transaction).blursOf(urls),
  })
  return { albums: albums.changes }
}
