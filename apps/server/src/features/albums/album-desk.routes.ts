import { endpoints } from '@lanting/contract'
import { inTurn } from '../../database/in-turn.ts'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import { isPictureAddress } from '../../http/web-address.ts'
import type { Clock } from '../../platform/clock.ts'
import { albumDeskStore, type NewAlbum } from './album-desk.store.ts'

/** Records which pictures a row shows; called in the transaction that writes it. */
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

export const albumDeskRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, keepPictures } = needs
  const desk = albumDeskStore(queries)

  /** Writes an album and keeps its cover. */
  const write = (
    album: NewAlbum,
    by: Identity,
    work: (store: typeof desk, cleaned: NewAlbum) => Promise<number>,
  ) => {
    const { album_cover } = album
    if (album_cover !== '' && !isPictureAddress(album_cover)) {
      throw new AppError('wrongAddress', { detail: { member: 'album_cover' } })
    }
    const cleaned = { ...album, album_name: album.album_name.trim() }
    return inTurn(queries, async (transaction) => {
      const id = await work(albumDeskStore(transaction), cleaned)
      await keepPictures(transaction, { subject: `album:${id}`, urls: [album_cover], by })
      return { id, ...cleaned }
    }).catch((error) => {
      throw isUniqueViolation(error) ? new AppError('albumExists') : error
    })
  }

  serve(endpoints.getAlbumList, async ({ body: { current, size, album_name } }) => {
    const name = album_name?.trim() ?? ''
    const [albums, total, zone] = await Promise.all([
      desk.page(name, { current, size }),
      desk.total(name),
      timeZone(),
    ])
    const binned = await desk.binnedCounts(albums.map(({ id }) => id))
    const list = albums.map((album) => ({
      ...album,
      binned_count: binned.get(album.id) ?? 0,
      ...wireTimes(album, zone),
    }))
    return { current, size, list, total }
  })

  serve(endpoints.addAlbum, ({ body }, { identity }) =>
    write(body, identity, (store, album) => store.add(album, now())),
  )

  serve(endpoints.updateAlbum, async ({ body: { id, ...draft } }, { identity }) => {
    await write(draft, identity, async (store, album) => {
      if (!(await store.update(id, album, now()))) throw new AppError('albumNotFound')
      return id
    })
    return true
  })

  serve(endpoints.deleteAlbum, ({ params: { id } }) =>
    inTurn(queries, async (transaction) => {
      if (!(await albumDeskStore(transaction).remove(id))) throw new AppError('albumNotFound')
      return true
    }),
  )
}
