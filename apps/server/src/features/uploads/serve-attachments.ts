import { Readable } from 'node:stream'
import { ATTACHMENTS_PATH, isAttachmentFile, isVectorUrl } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { Files } from '../../platform/files.ts'
import { fileNameOf } from './uploads.rules.ts'

/** A browser saves the file whatever it contains, and never opens it as a page of this site. */
const HEADERS = {
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': 'attachment',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
}

/** A vector picture is shown by pages, where it runs nothing, and saved when it is opened. */
const VECTOR_HEADERS = {
  ...HEADERS,
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  // Feed readers on other sites show our pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Serves the files that texts offer. */
export const serveAttachments = (app: FastifyInstance, files: Pick<Files, 'open'>) => {
  app.get<{ Params: { file: string } }>(
    `${ATTACHMENTS_PATH}:file`,
    { schema: { hide: true } },
    async ({ params: { file }, method }, reply) => {
      const opened = isAttachmentFile(file)
        ? await files.open(fileNameOf(ATTACHMENTS_PATH) + file)
        : undefined
      if (!opened) throw new AppError('unknownPath')
      const headers = isVectorUrl(ATTACHMENTS_PATH + file) ? VECTOR_HEADERS : HEADERS
      reply.headers({ ...headers, 'Content-Length': opened.bytes })
      if (method !== 'HEAD') return reply.send(opened.stream({ start: 0, end: opened.bytes - 1 }))
      await opened.close()
      // A stream, because Fastify would replace the length of any other body.
      return reply.send(Readable.from([]))
    },
  )
}
