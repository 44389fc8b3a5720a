import { renderArticle } from '@lanting/markdown'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { publishedArticleStore } from './features/articles/published-articles.store.ts'
import { sitemapRoutes } from './features/feeds/sitemap.routes.ts'
import { pageStore } from './features/pages/pages.store.ts'
import { renderTemplates } from './seed/article-templates.ts'
import { readMaterial } from './seed/material.ts'
import { parseSeedOptions } from './seed/options.ts'
import { randomFrom } from './seed/random.ts'
import { seedDatabase } from './seed/seed-database.ts'
import { openDemoApp } from './testing/demo-app.ts'
import { useSite } from './testing/shared-site.ts'
import type { TestApp } from './testing/test-app.ts'

const shared = useSite()

const SITE = 'http://localhost:3000'
const SMALL = {
  ...parseSeedOptions([]),
  ...{ articles: 230, users: 5, comments: 0, talks: 0, photos: 0, messages: 0, likes: 0, chat: 0 },
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

/** The expected addresses, read from each table. */
const expectedOf = async ({ platform }: TestApp) => {
  const { queries } = platform.database
  const articles = await queries
    .selectFrom('articles')
    .select(['id', 'category_id', 'status'])
    .execute()
  const tags = await queries.selectFrom('article_tags').select(['article_id', 'tag_id']).execute()
  const published = articles.filter(({ status }) => status === 1)
  const ids = new Set(published.map(({ id }) => id))
  const lists = [
    ...published.map(({ category_id }) => `/articleList?id=${category_id}&type=category`),
    ...tags
      .filter(({ article_id }) => ids.has(article_id))
      .map(({ tag_id }) => `/articleList?id=${tag_id}&type=tag`),
  ]
  return {
    articles: [...ids].map((id) => `${SITE}/article?id=${id}`).sort(),
    lists: [...new Set(lists)].map((path) => SITE + path).sort(),
    hidden: articles.length - published.length,
  }
}

const openSeeded = async () => {
  const opened = await shared.empty()
  const material = await readMaterial()
  const templates = renderTemplates(material, renderArticle)
  const { database } = opened.platform
  const randomFor = (name: string) => randomFrom(name)
  await seedDatabase(SMALL, { database, material, templates, randomFor })
  return opened
}

it('lists every public article and list in the sitemap of a seeded site, and nothing else', async () => {
  const opened = await openSeeded()
  const expected = await expectedOf(opened)
  expect(expected.hidden).toBeGreaterThan(0)
  const { body } = await opened.app.inject({ url: '/sitemap.xml' })
  const found = locationsIn(body)
  expect(found.filter((url) => url.includes('/article?')).sort()).toEqual(expected.articles)
  expect(found.filter((url) => url.includes('/articleList?')).sort()).toEqual(expected.lists)
  expect(new Set(found).size).toBe(found.length)
  expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)?.length).toBeGreaterThan(
    expected.articles.length + expected.lists.length,
  )
})

it('lists the linked pages of the owner in the sitemap', async () => {
  const opened = await shared.empty()
  const owner = await opened.ownerClient()
  const add = (title: string, place: 'menu' | 'none') =>
    owner.addPage({ body: { title, page_content: title, place } })
  const [linked, hidden] = [await add('About', 'menu'), await add('Draft', 'none')]
  const found = locationsIn((await opened.app.inject({ url: '/sitemap.xml' })).body)
  expect(found).toContain(`${SITE}/page?id=${linked.id}`)
  expect(found).not.toContain(`${SITE}/page?id=${hidden.id}`)
})

it('splits a long sitemap into an index and parts with the same addresses', async () => {
  const opened = await openSeeded()
  // A part without public articles is left out.
  await opened.platform.database.queries
    .deleteFrom('articles')
    .where('id', '>', 60)
    .where('id', '<=', 120)
    .execute()
  const app = Fastify()
  sitemapRoutes(app, {
    publicUrl: SITE,
    articles: publishedArticleStore(opened.platform.database.queries, async (html) => html),
    albums: async () => [],
    hiddenSections: async () => [],
    ownerPages: pageStore(opened.platform.database.queries).changes,
    sizes: { addressesInOne: 100, addressesInPart: 60 },
    admitRender: async () => ({ leave: () => undefined }),
  })
  const get = async (url: string) => (await app.inject({ url })).body
  const index = await get('/sitemap.xml')
  expect(index).toContain('<sitemapindex')
  const files = locationsIn(index)
  const parts = await Promise.all(files.map((url) => get(url.slice(SITE.length))))
  const whole = locationsIn((await opened.app.inject({ url: '/sitemap.xml' })).body)
  expect(parts.flatMap(locationsIn).sort()).toEqual(whole.sort())
  for (const part of parts.slice(1)) expect(locationsIn(part).length).toBeLessThanOrEqual(60)
  expect(files.map((url) => url.split('/').at(-1))).toEqual([
    'pages.xml',
    '1.xml',
    '3.xml',
    '4.xml',
  ])
  for (const missing of [2, 5]) {
    expect((await app.inject({ url: `/sitemaps/${missing}.xml` })).statusCode).toBe(404)
  }
})

it('lists the newest public articles of the demo site in its feeds', async () => {
  const opened = await openDemoApp()
  const { queries } = opened.platform.database
  const newest = await queries
    .selectFrom('articles')
    .select(['id', 'article_title', 'article_html'])
    .where('status', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const { items } = (await opened.app.inject({ url: '/feed.json' })).json()
  expect(items.map(({ url }: { url: string }) => url)).toEqual(
    newest.map(({ id }) => `${SITE}/article?id=${id}`),
  )
  for (const file of ['/rss.xml', '/atom.xml']) {
    const { body } = await opened.app.inject({ url: file })
    expect(body.match(/<(?:item|entry)>/g)).toHaveLength(newest.length)
  }
})
