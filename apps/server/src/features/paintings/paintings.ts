import {
  endpoints,
  PAINTED_COVERS,
  PAINTING_FORMS,
  PAINTINGS_PATH,
  readPaintingFile,
} from '@lanting/contract'
import type { Painting } from '@lanting/painting'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { AppError } from '../../http/app-error.ts'
import { createFileMaker } from '../../http/made-files.ts'
import { networksOf } from '../../http/rate-limit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileCache } from '../../platform/file-cache.ts'
import type { PaintingAddresses } from './painting-addresses.ts'
import { paintingFailure } from './painting-failure.rules.ts'
import { subjectOf } from './paintings.rules.ts'

interface Needs {
  readonly addresses: PaintingAddresses
  readonly cache: FileCache
  readonly now: Clock
  readonly createdAtOf: (articleId: number) => Promise<number | undefined>
  /** Paints. Returns a word as the reason of a failure. */
  readonly paint: (painting: Painting) => Promise<Uint8Array | string>
}

/** Part of every file name: raise it when the brush paints differently. */
const STYLE = 2
/** The covers of several pages: of one network, and of all. */
const WAITING_MAX = 64
const WAITING_IN_ALL = 512

/** A painting never changes under its name. */
const HEADERS = {
  'Content-Type': 'image/avif',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Serves paintings, and lets the owner choose one. */
export const openPaintings = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { addresses, cache, now, createdAtOf, paint } = needs
  const madeFile = createFileMaker({ cache, waitingMax: WAITING_MAX, waitingInAll: WAITING_IN_ALL })

  serve(endpoints.choosePainting, async ({ body }) => {
    const { article_title, category_id, article_id, motif, palette, turn } = body
    const createdAt = article_id === null ? undefined : await createdAtOf(article_id)
    const article = { article_title, category_id, created_at: createdAt ?? now() }
    const subject = subjectOf(article, { motif, palette, turn })
    return { url: addresses.urlOf(subject), motif: subject.motif, palette: subject.palette }
  })

  app.get<{ Params: { file: string } }>(
    `${PAINTINGS_PATH}:file`,
    { schema: { hide: true } },
    async ({ params: { file }, headers, ip }, reply) => {
      const name = readPaintingFile(file)
      if (!name || !addresses.isSigned(name)) throw new AppError('unknownPath')
      const etag = `"${STYLE}-${file}"`
      const { subject, form, mode } = name
      const make = async () => {
        const isBehindTitle = !PAINTED_COVERS.includes(String(form))
        const painted = await paint({ ...subject, size: PAINTING_FORMS[form], mode, isBehindTitle })
        if (typeof painted === 'string') throw paintingFailure(file, painted)
        return painted
      }
      const asker = networksOf(ip).at(-1)?.network
      const isLast = form === 'list'
      const bytes = await madeFile(`${STYLE}-${file}`, make, { asker, isLast })
      reply.headers({ ...HEADERS, ETag: etag })
      if (fresh(headers, { etag })) return reply.status(304).send()
      return reply.send(bytes)
    },
  )
}
