import {
  articleListPath,
  FEEDS,
  type FeedForm,
  feedPath,
  LANGUAGES,
  PATHS,
  type TermAddress,
} from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { type AdmitRender, limitedHandler } from '../../http/render-limits.ts'
import { atom } from './atom.rules.ts'
import {
  FEED_ENTRIES,
  type Feed,
  feedEntry,
  fittingEntries,
  lastChange,
  type PublishedArticle,
} from './feed.rules.ts'
import { jsonFeed } from './json-feed.rules.ts'
import { rss } from './rss.rules.ts'

export interface FeedNeeds {
  readonly admitRender: AdmitRender
  /** Where the site stands for the world, without a slash at the end. */
  readonly publicUrl: string
  readonly settings: () => Promise<{ blog_name: string; personal_say: string; updated_at: number }>
  readonly newestArticles: (
    limit: number,
    label?: TermAddress,
  ) => Promise<readonly PublishedArticle[]>
  /** What a category or tag is called; undefined when there is none. */
  readonly termName: (label: TermAddress) => Promise<string | undefined>
}

const WRITERS: Readonly<Record<FeedForm, (feed: Feed) => string>> = { rss, atom, json: jsonFeed }
const FORMS = Object.keys(FEEDS) as FeedForm[]
const LABEL_ID = /^[1-9]\d{0,8}$/

const HIDDEN = { schema: { hide: true } }

/** The newest public articles with their whole text, of the site and of each category and tag. */
export const feedRoutes = (app: FastifyInstance, needs: FeedNeeds) => {
  const { publicUrl, settings, newestArticles, termName } = needs
  const { admitRender } = needs

  const feedOf = async (form: FeedForm, label?: TermAddress): Promise<Feed> => {
    const [site, name] = await Promise.all([settings(), label && termName(label)])
    if (label && name === undefined) throw new AppError('unknownPath')
    const articles = await newestArticles(FEED_ENTRIES, label)
    return {
      title: name === undefined ? site.blog_name : `${name} - ${site.blog_name}`,
      description: site.personal_say,
      language: LANGUAGES[0],
      pageUrl: publicUrl + (label ? articleListPath(label) : PATHS.home),
      feedUrl: publicUrl + feedPath(form, label),
      updatedAt: lastChange([site.updated_at, ...articles.map((article) => article.updated_at)]),
      entries: fittingEntries(articles.map((article) => feedEntry(article, publicUrl))),
    }
  }

  const typeOf = (form: FeedForm) => `${FEEDS[form].mediaType}; charset=utf-8`

  for (const form of FORMS) {
    const write = WRITERS[form]
    app.get(
      feedPath(form),
      HIDDEN,
      limitedHandler(admitRender, async (_, reply) =>
        reply.type(typeOf(form)).send(write(await feedOf(form))),
      ),
    )
    for (const type of ['category', 'tag'] as const) {
      app.get(
        `/feeds/${type}/:id/${FEEDS[form].file}`,
        HIDDEN,
        limitedHandler(admitRender, async ({ params }, reply) => {
          const { id } = params as { id: string }
          if (!LABEL_ID.test(id)) throw new AppError('unknownPath')
          const feed = await feedOf(form, { type, id: Number(id) })
          return reply.type(typeOf(form)).send(write(feed))
        }),
      )
    }
  }
}
