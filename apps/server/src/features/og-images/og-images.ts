import { OG_IMAGES_PATH } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { AppError } from '../../http/app-error.ts'
import type { Platform } from '../../platform/open.ts'
import { createOgImageMaker, type OgImageNeeds } from './og-image-maker.ts'
import {
  coverOgImage,
  currentPath,
  isCurrent,
  type OgImageName,
  type OgImagePlan,
  readOgImageName,
  siteOgImage,
  titleOgImage,
} from './og-images.rules.ts'

interface Face {
  readonly article_title: string
  readonly article_cover: string
  readonly category_id: number
  readonly created_at: number
  readonly updated_at: number
}

interface Needs {
  readonly settings: () => Promise<{ blog_name: string; personal_say: string; updated_at: number }>
  /** A public article as its image shows it. */
  readonly face: (id: number) => Promise<Face | undefined>
  /** The painting of an article without a cover. */
  readonly paintingOf: (article: Face) => string
  readonly pictures: { readonly makeOgImage: OgImageNeeds['draw'] }
}

const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

interface Plans {
  readonly changedAt: number
  /** In order of preference: the first that can be made is served. */
  readonly plans: readonly OgImagePlan[]
}

/** Serves Open Graph images: covers cut to size, or titles over their painting. */
export const openOgImages = (
  app: FastifyInstance,
  { incoming, ogImages }: Pick<Platform, 'incoming' | 'ogImages'>,
  { settings, face, paintingOf, pictures }: Needs,
) => {
  const ogImageOf = createOgImageMaker({
    draw: pictures.makeOgImage,
    // Requested like any visitor: only served pictures are read.
    readPicture: async (address) => {
      const { statusCode, headers, rawPayload } = await app.inject({ url: address })
      const isPicture = statusCode === 200 && /^image\//.test(String(headers['content-type']))
      return isPicture ? rawPayload : undefined
    },
    incoming,
    cache: ogImages,
  })

  const plansFor = async (name: OgImageName): Promise<Plans> => {
    const site = await settings()
    if (name.about === 'site') return { changedAt: site.updated_at, plans: [siteOgImage(site)] }
    const article = await face(name.id)
    if (!article) throw new AppError('unknownPath')
    const cover = coverOgImage(article.article_cover)
    const title = titleOgImage(article.article_title, site, paintingOf(article))
    return { changedAt: article.updated_at, plans: cover ? [cover, title] : [title] }
  }

  app.get<{ Params: { file: string } }>(
    `${OG_IMAGES_PATH}:file`,
    { schema: { hide: true } },
    async ({ params: { file }, headers }, reply) => {
      const name = readOgImageName(file)
      if (!name) throw new AppError('unknownPath')
      const { changedAt, plans } = await plansFor(name)
      const path = currentPath(name, changedAt)
      if (!isCurrent(file, path)) return reply.redirect(path, 302)
      for (const plan of plans) {
        const image = ogImageOf(plan)
        const etag = `"${image.key}"`
        const bytes = await image.bytes()
        if (!bytes) continue
        reply.headers({ ...HEADERS, ETag: etag })
        if (fresh(headers, { etag })) return reply.status(304).send()
        return reply.send(bytes)
      }
      throw new Error(`the Open Graph image ${file} could not be made`)
    },
  )
}
