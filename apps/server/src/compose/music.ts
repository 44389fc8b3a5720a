import type { FastifyInstance } from 'fastify'
import { demoRoutes } from '../features/demo/demo.routes.ts'
import { demoStore } from '../features/demo/demo.store.ts'
import { openMusic } from '../features/music/music.ts'
import { createListPainter } from '../features/paintings/paint-ahead.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import { settingsStore } from '../features/site/settings.store.ts'
import { viewStore } from '../features/site/views.store.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import type { Uploads } from '../features/uploads/uploads.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { MusicUpstream } from '../platform/music-upstream-address.ts'
import type { Platform } from '../platform/open.ts'
import { readProgram } from '../platform/program.ts'

interface Needs
  extends Pick<
    Platform,
    'database' | 'music' | 'covers' | 'smallSongs' | 'incoming' | 'limiter' | 'now'
  > {
  readonly upstream: MusicUpstream | undefined
  readonly redirectsSongs: boolean
  readonly programFolders: readonly string[]
  readonly secret: string
  readonly publicUrl: string
  readonly makeCover: Uploads['makeCover']
  readonly paintsAhead: boolean
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** Composes the music library and the demo content, whose songs are part of the library. */
export const composeMusic = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { database, music, covers, smallSongs, incoming, limiter, now } = needs
  const {
    upstream,
    redirectsSongs,
    programFolders,
    secret,
    publicUrl,
    makeCover,
    withInvalidation,
  } = needs
  const demo = demoStore(database.queries, {
    addViews: (transaction, count) => viewStore(transaction).add(count),
  })
  const { version } = await readProgram()
  const paintings = paintingAddresses(secret)
  const ground = { database, music, covers, smallSongs, incoming, limiter, now }
  const {
    library,
    paintings: shownPaintings,
    ...opened
  } = openMusic(app, serve, ground, {
    upstream,
    redirectsSongs,
    programFolders,
    secret,
    publicUrl,
    version,
    paintList: ({ id, title, created_at }) =>
      paintings.ofList({ article_title: title, category_id: id, created_at }),
    keepPictures: keepAdminPictures,
    makeCover,
    language: async () => (await settingsStore(database.queries).read()).language,
    hasDemo: async () => (await demo.countRows()) > 0,
    withInvalidation: (work) => () => withInvalidation(work),
    onScanned: () => listPainter?.request(),
  })
  const listPainter = needs.paintsAhead
    ? createListPainter({
        paintings: shownPaintings,
        // The site asks itself, as a listener would.
        make: (url) => app.inject({ url }),
        onError: (error) => app.log.error(error),
      })
    : undefined
  app.addHook('onClose', async () => listPainter?.stop())
  demoRoutes(serve, { store: demo, onRemoved: library.requestScan })
  return opened
}
