import { isPictureFile, PICTURES_PATH } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { AppError } from '../../http/app-error.ts'
import type { Files } from '../../platform/files.ts'
import { fileNameOf } from './uploads.rules.ts'

/** A picture never changes under its name. Should one be opened as a page, it can do nothing there. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  // Whoever reads our feed elsewhere sees its pictures there.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Serves what was uploaded: always as pictures, whatever was sent. */
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
