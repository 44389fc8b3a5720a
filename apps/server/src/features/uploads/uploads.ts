import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../http/serve-endpoint.ts'
import { every } from '../../platform/every.ts'
import type { Platform } from '../../platform/open.ts'
import { type PictureMaker, pictureMaker } from './picture-maker.ts'
import { servePictures } from './serve-pictures.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { uploadRoutes } from './uploads.routes.ts'
import { uploadStore } from './uploads.store.ts'

const SWEPT_EVERY_MS = 10_000

type Needs = Pick<Platform, 'database' | 'files' | 'incoming' | 'now'>

/** Takes pictures in, serves them, and lets go of those that nothing uses; others may have some made. */
export const openUploads = (
  app: FastifyInstance,
  serve: Serve,
  { database, files, incoming, now }: Needs,
): PictureMaker => {
  const store = uploadStore(database.queries)
  const pictures = pictureMaker({ onCrash: () => app.log.warn('a picture process has ended') })
  uploadRoutes(serve, { store, files, pictures, now })
  servePictures(app, files)
  const stopSweeping = every({
    intervalMs: SWEPT_EVERY_MS,
    work: () => sweepUploads({ store, files, incoming, now }),
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', async () => {
    pictures.close()
    await stopSweeping()
  })
  return pictures
}
