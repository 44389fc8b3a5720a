import { endpoints, isPictureAddress, PHOTO_DELETION } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { trashExpiresAt } from '../../database/trash.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { KeepPictures } from './album-admin.routes.ts'
import { albumAdminStore } from './album-admin.store.ts'
import { wirePhoto } from './albums.routes.ts'
import { albumStore } from './albums.store.ts'
import { type PhotoAdminStore, photoAdminStore } from './photo-admin.store.ts'
import { photoSize } from './photo-size.rules.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly keepPictures: KeepPictures
  /** Returns the blurred placeholder of each upload. */
  readonly blursOf: (queries: Queries, urls: readonly string[]) => Promise<Map<string, string>>
}

const isSameSet = (a: readonly number[], b: readonly number[]) => {
  const ids = new Set(b)
  return a.length === b.length && a.every((id) => ids.has(id))
}

export const photoAdminRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, keepPictures, blursOf } = needs
  const store = photoAdminStore(queries)

  /** Changes photos and updates the time of their albums. */
  const change = (
    ids: readonly number[],
    update: (store: PhotoAdminStore) => Promise<number>,
  ): Promise<number> =>
    withAdminLock(queries, async (transaction) => {
      const store = photoAdminStore(transaction)
      const albums = await store.albumsOf(ids)
      const changed = await update(store)
      if (changed > 0) await albumAdminStore(transaction).touch(albums, now())
      return changed
    })

  serve(endpoints.getPhotoList, async ({ body: { id, current, size, status } }) => {
    const [exists, photos, total, zone] = await Promise.all([
      albumStore(queries).exists(id),
      store.page(id, status, { current, size }),
      store.total(id, status),
      timeZone(),
    ])
    if (!exists) throw new AppError('albumNotFound')
    const list = photos.map((photo) => ({
      ...wirePhoto(photo, zone),
      goesAtMs: trashExpiresAt(photo.trashed_at),
    }))
    return { current, size, list, total }
  })

  serve(endpoints.addPhotos, async ({ body: { photoList, atEnd } }, { identity: by }) => {
    if (!photoList.every(({ url }) => isPictureAddress(url))) {
      throw new AppError('wrongAddress', { detail: { member: 'photoList' } })
    }
    const zone = await timeZone()
    return withAdminLock(queries, async (transaction) => {
      const store = photoAdminStore(transaction)
      const albums = [...new Set(photoList.map(({ album_id }) => album_id))]
      for (const id of albums) {
        if (!(await albumStore(transaction).exists(id))) throw new AppError('albumNotFound')
      }
      const urls = photoList.map(({ url }) => url)
      const blurs = await blursOf(transaction, urls)
      const added = []
      // In front, the last is added first, so that the first gets the highest position.
      for (const listed of atEnd ? photoList : photoList.toReversed()) {
        const { album_id, url, client_id: clientId, ...words } = listed
        const submission = { kind: `photo:${album_id}`, userId: by.id, clientId, now: now() }
        const { id } = await runOnce(transaction, submission, async () => {
          const { lowest, highest } = await store.positions(album_id)
          const position = atEnd ? lowest - 1 : highest + 1
          const photo = { album_id, url, position, ...photoSize(url), blur: blurs.get(url) ?? '' }
          const photoId = await store.add({ ...photo, ...words }, now())
          await keepPictures(transaction, { subject: `photo:${photoId}`, urls: [url], by })
          return photoId
        })
        const row = await store.find(id)
        if (row) added.push(wirePhoto(row, zone))
      }
      await albumAdminStore(transaction).touch(albums, now())
      return atEnd ? added : added.reverse()
    })
  })

  serve(endpoints.updatePhoto, async ({ body: { id, ...words } }) => {
    const changed = await change([id], async (store) =>
      Number(await store.setWords(id, words, now())),
    )
    if (changed === 0) throw new AppError('photoNotFound')
    return true
  })

  serve(endpoints.deletePhotos, ({ body: { imgList, type } }) => {
    const ids = imgList.map(({ id }) => id)
    return change(ids, (store) =>
      type === PHOTO_DELETION.final ? store.purge(ids) : store.trash(ids, now()),
    )
  })

  serve(endpoints.emptyPhotoTrash, ({ params: { id } }) =>
    withAdminLock(queries, async (transaction) => {
      if (!(await albumStore(transaction).exists(id))) throw new AppError('albumNotFound')
      return photoAdminStore(transaction).emptyTrash(id)
    }),
  )

  serve(endpoints.revertPhotos, ({ body: { idList } }) =>
    change(idList, (store) => store.restore(idList)),
  )

  serve(endpoints.orderPhotos, ({ body: { album_id, idList } }) =>
    withAdminLock(queries, async (transaction) => {
      const store = photoAdminStore(transaction)
      if (!isSameSet(await store.shownIds(album_id), idList)) throw new AppError('orderIncomplete')
      for (const [index, id] of idList.entries()) {
        await store.setPosition(id, idList.length - index)
      }
      await albumAdminStore(transaction).touch([album_id], now())
      return true
    }),
  )
}
