import type { Painting } from '@lanting/painting'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../http/serve-endpoint.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { libraryRoutes } from './library.routes.ts'
import { logCrash } from './log-crash.ts'
import type { OgImageJob } from './make-og-image.ts'
import { createPictureMaker, type PictureMaker } from './picture-maker.ts'
import { serveAttachments } from './serve-attachments.ts'
import { servePictures } from './serve-pictures.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { createAttachmentStore } from './take-attachment.ts'
import { createImportedPictureStore } from './take-imported-picture.ts'
import { createPictureStore } from './take-picture.ts'
import { uploadAdminRoutes } from './upload-admin.routes.ts'
import { uploadRoutes } from './uploads.routes.ts'
import { uploadStore } from './uploads.store.ts'

const SWEEP_INTERVAL_MS = 10_000
/** Lists all files, so it is rare. */
const ORPHANS_INTERVAL_MS = 12 * 3_600_000

type Needs = Pick<Platform, 'database' | 'files' | 'incoming' | 'now'> & {
  readonly timeZone: () => Promise<string>
  readonly ownsFiles: () => Promise<boolean>
}

export interface Uploads {
  /** Stores the picture at a path. Returns undefined if it is no picture or too large. */
  addPicture(path: string, userId: number): Promise<string | undefined>
  /** Stores the file at a path, of the kind of this name. Returns undefined if it is another. */
  addAttachment(path: string, name: string, userId: number): Promise<string | undefined>
  hasUpload(url: string): Promise<boolean>
  makeCover(path: string): ReturnType<PictureMaker['make']>
  makeOgImage(job: OgImageJob): ReturnType<PictureMaker['makeOgImage']>
  paint(painting: Painting): ReturnType<PictureMaker['paint']>
}

/** Receives and serves pictures, removes unused ones, makes covers and Open Graph images, and paints. */
export const openUploads = (
  app: FastifyInstance,
  serve: Serve,
  { database, files, incoming, now, timeZone, ownsFiles }: Needs,
): Uploads => {
  const store = uploadStore(database.queries)
  const pictures = createPictureMaker({ onCrash: logCrash(app.log) })
  const takePicture = createPictureStore({ store, files, pictures, now })
  const takeAttachment = createAttachmentStore({ store, files, now })
  uploadRoutes(serve, { store, takePicture, takeAttachment, now })
  uploadAdminRoutes(serve, { queries: database.queries, timeZone, now })
  libraryRoutes(serve, database.queries)
  servePictures(app, files)
  serveAttachments(app, files)
  const onError = (error: unknown) => app.log.error(error)
  const sweeps = [
    startInterval({
      intervalMs: SWEEP_INTERVAL_MS,
      work: () => sweepUploads({ store, files, incoming, now }),
      onError,
    }),
    startInterval({
      intervalMs: ORPHANS_INTERVAL_MS,
      work: () => sweepOrphans({ store, files, ownsFiles, now }),
      onError,
    }),
  ]
  app.addHook('onClose', async () => {
    pictures.close()
    await Promise.all(sweeps.map((stop) => stop()))
  })
  return {
    addPicture: createImportedPictureStore({ store, files, now, takePicture }),
    addAttachment: async (path, name, userId) => (await takeAttachment(path, name, userId))?.url,
    hasUpload: store.has,
    makeCover: (path) => pictures.make(path, { lane: 'covers' }),
    makeOgImage: (job) => pictures.makeOgImage(job, { lane: 'og-images' }),
    paint: (painting) => pictures.paint(painting, { lane: 'paintings' }),
  }
}
