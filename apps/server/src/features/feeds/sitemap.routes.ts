import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  articleListPath,
  articlePath,
  isHiddenPath,
  LISTED_PAGES,
  ownerPagePath,
  PATHS,
  photosPath,
  RANDOM_ARTICLE,
  type Section,
  SITEMAP_PATH,
  type TermAddress,
} from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { type AdmitRender, limitedHandler } from '../../http/render-limits.ts'
import { SITEMAP, type SitemapEntry, sitemap, sitemapIndex } from './sitemap.rules.ts'

/** The articles of a part are those with ids in a range, so that each is read by itself. */
interface Part {
  readonly after: number
  readonly upTo: number
}

interface ListedArticle {
  readonly id: number
  readonly slug: string | null
  /** Search engines are sent there. */
  readonly canonical_url: string | null
  readonly updated_at: number
}

export interface SitemapNeeds {
  readonly admitRender: AdmitRender
  /** The public URL of the site, without a slash at the end. */
  readonly publicUrl: string
  readonly articles: {
    total(): Promise<number>
    changes(part: Part): Promise<readonly ListedArticle[]>
    /** Returns null for a part without a public article. */
    lastChange(part: Part): Promise<number | null>
    lastId(): Promise<number>
    lists(limit: number): Promise<readonly (TermAddress & { newest_at: number })[]>
  }
  /** The owner's pages that are linked on the site. */
  readonly ownerPages: () => Promise<readonly { id: number; updated_at: number }[]>
  readonly hiddenSections: () => Promise<readonly Section[]>
  readonly albums: (limit: number) => Promise<readonly { id: number; updated_at: number }[]>
  /** The maximum number of URLs in a file; tests use smaller numbers. */
  readonly sizes?: { readonly addressesInOne: number; readonly addressesInPart: number }
}

/** Pages with the newest articles, which change with every article. */
const PAGES_WITH_ARTICLES: readonly string[] = [PATHS.home, PATHS.archives]
const PART = /^(pages|[1-9]\d{0,5})\.xml$/
const XML = 'application/xml; charset=utf-8'

const HIDDEN = { schema: { hide: true } }

/** Sitemaps and robots.txt. Drafts and private articles are never listed. */
export const sitemapRoutes = (app: FastifyInstance, needs: SitemapNeeds) => {
  const { publicUrl, articles, ownerPages, albums, admitRender, sizes = SITEMAP } = needs
  const { hiddenSections } = needs

  const pages = async (): Promise<SitemapEntry[]> => {
    const [lists, customPages, allAlbums, hidden] = await Promise.all([
      articles.lists(sizes.addressesInOne),
      ownerPages(),
      albums(sizes.addressesInOne),
      hiddenSections(),
    ])
    const isShown = (path: string) => !isHiddenPath(path, hidden)
    const newestAt = lists.length > 0 ? Math.max(...lists.map((list) => list.newest_at)) : undefined
    return [
      ...LISTED_PAGES.filter(isShown).map((path) => ({
        url: publicUrl + path,
        changedAt: PAGES_WITH_ARTICLES.includes(path) ? newestAt : undefined,
      })),
      ...customPages.map(({ id, updated_at }) => ({
        url: publicUrl + ownerPagePath(id),
        changedAt: updated_at,
      })),
      ...(isShown(PATHS.photos) ? allAlbums : []).map(({ id, updated_at }) => ({
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
    (await articles.changes(part))
      .filter(({ canonical_url }) => canonical_url === null)
      .map((article) => ({
        url: publicUrl + articlePath(article),
        changedAt: article.updated_at,
      }))

  const partOf = (number: number): Part => ({
    after: (number - 1) * sizes.addressesInPart,
    upTo: number * sizes.addressesInPart,
  })

  const indexEntries = async (): Promise<SitemapEntry[]> => {
    const files: SitemapEntry[] = [{ url: `${publicUrl}/sitemaps/pages.xml` }]
    const parts = Math.ceil((await articles.lastId()) / sizes.addressesInPart)
    for (let number = 1; number <= parts; number += 1) {
      const changedAt = await articles.lastChange(partOf(number))
      if (changedAt !== null) files.push({ url: `${publicUrl}/sitemaps/${number}.xml`, changedAt })
      // Other requests are answered between two parts.
      await nextTurn()
    }
    return files
  }

  app.get(
    SITEMAP_PATH,
    HIDDEN,
    limitedHandler(admitRender, async (_, reply) => {
      const [pageEntries, total] = await Promise.all([pages(), articles.total()])
      const isTooLarge = pageEntries.length + total > sizes.addressesInOne
      if (isTooLarge) return reply.type(XML).send(sitemapIndex(await indexEntries()))
      const entries = await articleEntries({ after: 0, upTo: await articles.lastId() })
      return reply.type(XML).send(sitemap([...pageEntries, ...entries]))
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
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: ${RANDOM_ARTICLE}$\n\nSitemap: ${publicUrl}${SITEMAP_PATH}\n`,
      ),
  )
}
