import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { AlbumStore, PhotoRow } from './albums.store.ts'

interface Needs {
  readonly store: AlbumStore
  readonly timeZone: () => Promise<string>
}

export const wirePhoto = ({ trashed_at: _, ...photo }: PhotoRow, timeZone: string) => ({
  ...photo,
  status: photo.status as 1 | 2,
  ...wireTimes(photo, timeZone),
})

export const albumRoutes = (serve: Serve, { store, timeZone }: Needs) => {
  serve(endpoints.getAllAlbumList, async () => {
    const [albums, zone] = await Promise.all([store.all(), timeZone()])
    return albums.map((album) => ({ ...album, ...wireTimes(album, zone) }))
  })

  serve(endpoints.getAllPhotosByAlbumId, async ({ params: { id } }) => {
    const [exists, photos, zone] = await Promise.all([
      store.exists(id),
      store.photos(id),
      timeZone(),
    ])
    if (!exists) throw new AppError('albumNotFound')
    return photos.map((photo) => wirePhoto(photo, zone))
  })

  serve(endpoints.getPhotosByAlbumId, async ({ params: { id, current, size } }) => {
    const [exists, { rows, total }, zone] = await Promise.all([
      store.exists(id),
      store.photosPage(id, { current, size }),
      timeZone(),
    ])
    if (!exists) throw new AppError('albumNotFound')
    const list = rows.map((photo) => wirePhoto(photo, zone))
    return { current: String(current), size: String(size), list, total }
  })
}
