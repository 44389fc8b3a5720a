import { isPictureFile, PICTURES_PATH } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { AppError } from '../../http/app-error.ts'
import type { Files } from '../../platform/files.ts'
import { fileNameOf } from './uploads.rules.ts'

/**
 * A picture never changes under its name. The policy disarms a picture that is opened as a page.
 */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  // Feed readers on other sites show our pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Serves uploads, always with a picture type. */
export const servePictures = (app: FastifyInstance, files: Pick<Files, 'read'>) => {
  app.get<{ Params: { '*': string } }>(
    `${PICTURES_PATH}*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      const bytes = isPictureFile(name)
        ? await files.read(fileNameOf(PICTURES_PATH) + name)
        : undefined
      if (!bytes) throw new AppError('unknownPath')
      const etag = `"${name}"`
      reply.headers({ ...HEADERS, ETag: etag })
      if (fresh(request.headers, { etag })) return reply.status(304).send()
      return reply.send(bytes)
    },
  )
}
