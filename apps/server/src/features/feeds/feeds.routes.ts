import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  articleListPath,
  FEEDS,
  type FeedForm,
  feedPath,
  type Language,
  PATHS,
  type TermAddress,
} from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { type AdmitRender, limitedHandler } from '../../http/render-limits.ts'
import { atom } from './atom.rules.ts'
import {
  FEED_ENTRIES,
  type Feed,
  type FeedEntry,
  feedEntry,
  lastChange,
  limitEntries,
  type PublishedArticle,
} from './feed.rules.ts'
import { createFeedTexts } from './feed-texts.ts'
import { jsonFeed } from './json-feed.rules.ts'
import { rss } from './rss.rules.ts'

interface FeedNeeds {
  readonly admitRender: AdmitRender
  /** The public URL of the site, without a slash at the end. */
  readonly publicUrl: string
  readonly settings: () => Promise<{
    blog_name: string
    personal_say: string
    description: string
    language: Language
    updated_at: number
  }>
  readonly newestArticles: (
    limit: number,
    term?: TermAddress,
  ) => Promise<readonly PublishedArticle[]>
  /** Returns the name of a category or tag; undefined when there is none. */
  readonly termName: (term: TermAddress) => Promise<string | undefined>
}

const SERIALIZERS: Readonly<Record<FeedForm, (feed: Feed) => string>> = {
  rss,
  atom,
  json: jsonFeed,
}
const FORMS = Object.keys(FEEDS) as FeedForm[]
const TERM_ID = /^[1-9]\d{0,8}$/

const HIDDEN = { schema: { hide: true } }

/** Feeds of the newest public articles with full text: of the site, and of each category and tag. */
export const feedRoutes = (app: FastifyInstance, needs: FeedNeeds) => {
  const { publicUrl, settings, newestArticles, termName, admitRender } = needs
  const toFeedHtml = createFeedTexts()

  const feedOf = async (form: FeedForm, term?: TermAddress): Promise<Feed> => {
    const [site, name] = await Promise.all([settings(), term && termName(term)])
    if (term && name === undefined) throw new AppError('unknownPath')
    const articles = await newestArticles(FEED_ENTRIES, term)
    const place = { siteUrl: publicUrl, callouts: copies[site.language].reading.callouts }
    const entries: FeedEntry[] = []
    for (const article of articles) {
      entries.push(feedEntry(article, place, toFeedHtml))
      if (limitEntries(entries).length < entries.length) break
      // Other requests are answered between two long texts.
      await nextTurn()
    }
    return {
      title: name === undefined ? site.blog_name : `${name} - ${site.blog_name}`,
      description: site.description || site.personal_say,
      language: site.language,
      pageUrl: publicUrl + (term ? articleListPath(term) : PATHS.home),
      feedUrl: publicUrl + feedPath(form, term),
      updatedAt: lastChange([site.updated_at, ...articles.map((article) => article.updated_at)]),
      entries: limitEntries(entries),
    }
  }

  const typeOf = (form: FeedForm) => `${FEEDS[form].mediaType}; charset=utf-8`

  for (const form of FORMS) {
    const serialize = SERIALIZERS[form]
    app.get(
      feedPath(form),
      HIDDEN,
      limitedHandler(admitRender, async (_, reply) =>
        reply.type(typeOf(form)).send(serialize(await feedOf(form))),
      ),
    )
    for (const type of ['category', 'tag'] as const) {
      app.get(
        `/feeds/${type}/:id/${FEEDS[form].file}`,
        HIDDEN,
        limitedHandler(admitRender, async ({ params }, reply) => {
          const { id } = params as { id: string }
          if (!TERM_ID.test(id)) throw new AppError('unknownPath')
          const feed = await feedOf(form, { type, id: Number(id) })
          return reply.type(typeOf(form)).send(serialize(feed))
        }),
      )
    }
  }
}
