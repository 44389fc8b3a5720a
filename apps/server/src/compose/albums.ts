import type { Queries } from '../database/open.ts'
import { albumAdminRoutes } from '../features/albums/album-admin.routes.ts'
import { albumRoutes } from '../features/albums/albums.routes.ts'
import { albumStore } from '../features/albums/albums.store.ts'
import { photoAdminRoutes } from '../features/albums/photo-admin.routes.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import { uploadStore } from '../features/uploads/uploads.store.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
}

/** Composes albums and photos; returns the addresses of albums for the sitemap. */
export const composeAlbums = (serve: Serve, { queries, now, timeZone }: Needs) => {
  const keepPictures = keepAdminPictures
  const store = albumStore(queries)
  albumRoutes(serve, { store, timeZone })
  albumAdminRoutes(serve, { queries, now, timeZone, keepPictures })
  photoAdminRoutes(serve, {
    queries,
    now,
    timeZone,
    keepPictures,
    blursOf: (transaction, urls) => uploadStore(transaction).blursOf(urls),
  })
  return { albumChanges: store.changes }
}
