import { endpoints, isPictureAddress } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AlbumAdminStore, albumAdminStore, type NewAlbum } from './album-admin.store.ts'

/** Records which uploads a row uses. Called in the transaction that writes the row. */
export type KeepPictures = (
  transaction: Queries,
  shown: {
    readonly subject: `${'album' | 'photo'}:${number}`
    readonly urls: readonly string[]
    readonly by: Identity
  },
) => Promise<void>

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly keepPictures: KeepPictures
}

export const albumAdminRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, keepPictures } = needs
  const store = albumAdminStore(queries)

  /** Saves an album and records the use of its cover. */
  const saveAlbum = (
    album: NewAlbum,
    by: Identity,
    save: (store: AlbumAdminStore, album: NewAlbum) => Promise<number>,
    clientId?: string,
  ) => {
    const { album_cover } = album
    if (album_cover !== '' && !isPictureAddress(album_cover)) {
      throw new AppError('wrongAddress', { detail: { member: 'album_cover' } })
    }
    const cleaned = { ...album, album_name: album.album_name.trim() }
    const submission = { kind: 'album', userId: by.id, clientId, now: now() }
    return withAdminLock(queries, async (transaction) => {
      const { id } = await runOnce(transaction, submission, async () => {
        const saved = await save(albumAdminStore(transaction), cleaned)
        await keepPictures(transaction, { subject: `album:${saved}`, urls: [album_cover], by })
        return saved
      })
      return { id, ...cleaned }
    }).catch((error) => {
      throw isUniqueViolation(error) ? new AppError('albumExists') : error
    })
  }

  serve(endpoints.getAlbumList, async ({ body: { current, size, album_name } }) => {
    const name = album_name?.trim() ?? ''
    const [albums, total, zone] = await Promise.all([
      store.page(name, { current, size }),
      store.total(name),
      timeZone(),
    ])
    const trashed = await store.trashedCounts(albums.map(({ id }) => id))
    const list = albums.map((album) => ({
      ...album,
      trashed_count: trashed.get(album.id) ?? 0,
      ...wireTimes(album, zone),
    }))
    return { current, size, list, total }
  })

  serve(endpoints.addAlbum, ({ body: { client_id, ...album } }, { identity }) =>
    saveAlbum(album, identity, (store, cleaned) => store.add(cleaned, now()), client_id),
  )

  serve(endpoints.updateAlbum, async ({ body: { id, ...draft } }, { identity }) => {
    await saveAlbum(draft, identity, async (store, album) => {
      if (!(await store.update(id, album, now()))) throw new AppError('albumNotFound')
      return id
    })
    return true
  })

  serve(endpoints.deleteAlbum, ({ params: { id } }) =>
    withAdminLock(queries, async (transaction) => {
      if (!(await albumAdminStore(transaction).remove(id))) throw new AppError('albumNotFound')
      return true
    }),
  )
}
