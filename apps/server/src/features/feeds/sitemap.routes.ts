import {
  articleListPath,
  articlePath,
  LISTED_PAGES,
  ownerPagePath,
  PATHS,
  photosPath,
  SITEMAP_PATH,
  type TermAddress,
} from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { type AdmitRender, limitedHandler } from '../../http/render-limits.ts'
import { SITEMAP, type SitemapEntry, sitemap, sitemapIndex } from './sitemap.rules.ts'

interface Part {
  readonly offset: number
  readonly limit: number
}

export interface SitemapNeeds {
  readonly admitRender: AdmitRender
  /** Where the site stands for the world, without a slash at the end. */
  readonly publicUrl: string
  readonly articles: {
    total(): Promise<number>
    changes(part: Part): Promise<readonly { id: number; updated_at: number }[]>
    lastChange(part: Part): Promise<number>
    lists(): Promise<readonly (TermAddress & { newest_at: number })[]>
  }
  /** Pages of the owner that the site links to. */
  readonly ownerPages: () => Promise<readonly { id: number; updated_at: number }[]>
  readonly albums: () => Promise<readonly { id: number; updated_at: number }[]>
  /** How many addresses a file may hold; tests need fewer. */
  readonly sizes?: { readonly addressesInOne: number; readonly addressesInPart: number }
}

/** Pages that show the newest articles, and so change with them. */
const CHANGING: readonly string[] = [PATHS.home, PATHS.archives]
const PART = /^(pages|[1-9]\d{0,5})\.xml$/
const XML = 'application/xml; charset=utf-8'

const HIDDEN = { schema: { hide: true } }

/** Tells search engines what there is; drafts and private articles are nowhere in it. */
export const sitemapRoutes = (app: FastifyInstance, needs: SitemapNeeds) => {
  const { publicUrl, articles, ownerPages, albums, sizes = SITEMAP } = needs
  const { admitRender } = needs

  const pages = async (): Promise<SitemapEntry[]> => {
    const [lists, owners, shown] = await Promise.all([articles.lists(), ownerPages(), albums()])
    const newestAt = lists.length > 0 ? Math.max(...lists.map((list) => list.newest_at)) : undefined
    return [
      ...LISTED_PAGES.map((path) => ({
        url: publicUrl + path,
        changedAt: CHANGING.includes(path) ? newestAt : undefined,
      })),
      ...owners.map(({ id, updated_at }) => ({
        url: publicUrl + ownerPagePath(id),
        changedAt: updated_at,
      })),
      ...shown.map(({ id, updated_at }) => ({
        url: publicUrl + photosPath(id),
        changedAt: updated_at,
      })),
      ...lists.map((list) => ({
        url: publicUrl + articleListPath(list),
        changedAt: list.newest_at,
      })),
    ]
  }

  const articleEntries = async (part: Part): Promise<SitemapEntry[]> =>
    (await articles.changes(part)).map(({ id, updated_at }) => ({
      url: publicUrl + articlePath(id),
      changedAt: updated_at,
    }))

  const partOf = (number: number): Part => ({
    offset: (number - 1) * sizes.addressesInPart,
    limit: sizes.addressesInPart,
  })

  const indexOf = async (total: number): Promise<SitemapEntry[]> => {
    const numbers = Array.from(
      { length: Math.ceil(total / sizes.addressesInPart) },
      (_, at) => at + 1,
    )
    const parts = numbers.map(async (number) => ({
      url: `${publicUrl}/sitemaps/${number}.xml`,
      changedAt: await articles.lastChange(partOf(number)),
    }))
    return [{ url: `${publicUrl}/sitemaps/pages.xml` }, ...(await Promise.all(parts))]
  }

  app.get(
    SITEMAP_PATH,
    HIDDEN,
    limitedHandler(admitRender, async (_, reply) => {
      const [first, total] = await Promise.all([pages(), articles.total()])
      const whole = async () =>
        sitemap([...first, ...(await articleEntries({ offset: 0, limit: total }))])
      const fits = first.length + total <= sizes.addressesInOne
      return reply.type(XML).send(fits ? await whole() : sitemapIndex(await indexOf(total)))
    }),
  )

  app.get(
    '/sitemaps/:file',
    HIDDEN,
    limitedHandler(admitRender, async ({ params }, reply) => {
      const [, part] = PART.exec((params as { file: string }).file) ?? []
      if (part === undefined) throw new AppError('unknownPath')
      const entries = part === 'pages' ? await pages() : await articleEntries(partOf(Number(part)))
      if (entries.length === 0) throw new AppError('unknownPath')
      return reply.type(XML).send(sitemap(entries))
    }),
  )

  app.get('/robots.txt', HIDDEN, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}${SITEMAP_PATH}\n`),
  )
}
