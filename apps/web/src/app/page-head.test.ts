import { type Language, LISTED_PAGES, type Send } from '@lanting/contract'
import { en } from '@lanting/copy/en'
import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { createApi } from '../shared/api/api.ts'
import { PATHS } from '../shared/paths.ts'
import { locationOf } from '../shared/router/location.ts'
import { loadView } from '../shared/router/view.ts'
import { exampleSend } from '../testing/example-answer.ts'
import { createQueryClient } from './query-client.ts'
import { site } from './site.ts'

const ORIGIN = 'https://blog.example'
const COPIES = { 'zh-CN': zhCN, en }

/** Most articles have neither an address of their own nor texts for search engines. */
const PLAIN = { slug: null, canonical_url: null, meta_title: '', meta_description: '' }

const sendPlain: Send = async (call) => {
  const answer = await exampleSend(call)
  return call.url.includes('/getArticleById/') ? { ...(answer as object), ...PLAIN } : answer
}

/** Returns the head of a page, with example data for all its calls. */
const headOf = async (address: string, language: Language = 'zh-CN', send = sendPlain) => {
  const context = {
    api: createApi(send),
    queryClient: createQueryClient(),
    language,
    copy: COPIES[language],
    origin: ORIGIN,
    renderedAtMs: 0,
  }
  const { head, error } = await loadView(site, { context, location: locationOf(address) })
  expect(error).toBeUndefined()
  const { title, meta, links = [], data = [] } = head
  const named = (name: string) =>
    meta.find((tag) => tag.name === name || tag.property === name)?.content
  return {
    title,
    description: named('description'),
    named,
    data: data as readonly Readonly<Record<string, unknown>>[],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    feeds: links.filter(({ type }) => type !== undefined).map(({ href }) => href),
  }
}

/** The search parameters that a page needs. */
const QUERIES: Readonly<Record<string, string>> = {
  [PATHS.article]: '?id=1',
  [PATHS.articleList]: '?id=1&type=tag',
  [PATHS.photos]: '?id=1',
  [PATHS.messageDetail]: '?id=1',
  [PATHS.musicAlbum]: '?id=1',
  [PATHS.musicArtist]: '?id=1',
  [PATHS.siteList]: '?type=front&category=any',
  [PATHS.search]: '?text=tea',
  [PATHS.page]: '?id=1',
  [PATHS.comments]: '?id=1&type=1',
}

const built = Object.keys(site.routes)
const addresses = built.map((path) => path + (QUERIES[path] ?? ''))

describe.each(['zh-CN', 'en'] as const)('in %s', (language) => {
  it.each(addresses)('%s has a title and a description', async (address) => {
    const { title, description } = await headOf(address, language)
    expect(title, 'a title before the name of the site').toMatch(/^.+ - example of blog_name$/)
    expect(description).toMatch(/\S/)
    expect(description, 'more than the title').not.toBe(title?.replace(/ - example of .*/, ''))
  })

  it.each(addresses)(
    '%s has the same texts for search engines and shared links',
    async (address) => {
      const { named, canonical } = await headOf(address, language)
      expect(canonical).toMatch(/^https:\/\/blog\.example\/[^?]/)
      expect(named('og:url')).toBe(canonical)
      expect(named('og:description')).toBe(named('description'))
      expect(named('twitter:card')).toBe('summary_large_image')
      expect(named('og:image')).toMatch(/^https:\/\/blog\.example\/og-images\/[a-z]+(-1)?-1\.jpg$/)
      expect([named('og:image:width'), named('og:image:height')]).toEqual(['1200', '630'])
    },
  )

  it('gives each page its own title and description', async () => {
    const heads = await Promise.all(addresses.map((address) => headOf(address, language)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(addresses.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(addresses.length)
  })
})

it('lists each public page without an id in the sitemap', async () => {
  const heads = await Promise.all(
    built
      .filter((path) => !QUERIES[path])
      .map(async (path) => ({ path, robots: (await headOf(path)).named('robots') })),
  )
  const listed = heads.filter(({ robots }) => robots === undefined).map(({ path }) => path)
  expect([...LISTED_PAGES].sort()).toEqual(listed.sort())
})

it('gives each page of a list its own address', async () => {
  const second = await headOf('/home?page=2')
  expect(second.canonical).toBe(`${ORIGIN}/home?page=2`)
  expect(second.title).not.toBe((await headOf('/home')).title)
  expect((await headOf('/home?page=1')).canonical).toBe(`${ORIGIN}/home`)
  expect((await headOf('/articleList?id=1&type=tag&page=3')).canonical).toBe(
    `${ORIGIN}/articleList?id=1&type=tag&page=3`,
  )
})

it('describes an article as a blog posting below its category', async () => {
  const { data } = await headOf('/article?id=1')
  expect(data.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])
  expect(data[0]?.itemListElement).toMatchObject([
    { position: 1, item: `${ORIGIN}/home` },
    { position: 2, item: `${ORIGIN}/articleList?id=1&type=category` },
    { position: 3, item: `${ORIGIN}/article?id=1`, name: 'example of article_title' },
  ])
  expect(data[1]).toMatchObject({
    headline: 'example of article_title',
    image: [`${ORIGIN}/og-images/article-1-1.jpg`],
    datePublished: '1970-01-01T00:00:00.001Z',
    author: { name: 'example of authorName' },
  })
  expect((await headOf('/home')).data.map((thing) => thing['@type'])).toEqual(['WebSite'])
})

it('shows the texts and the address that an article has for search engines', async () => {
  const slug: Send = async (call) => {
    const answer = await exampleSend(call)
    return call.url.includes('/getArticleById/') ? { ...(answer as object), slug: 'tea' } : answer
  }
  for (const address of ['/article?id=1', '/article/tea']) {
    const { title, description, canonical, named } = await headOf(address, 'zh-CN', slug)
    expect(title).toBe('example of meta_title - example of blog_name')
    expect(description).toBe('example of meta_description')
    expect(canonical).toBe('example of canonical_url')
    expect(named('og:url')).toBe(`${ORIGIN}/article/tea`)
  }
})

it('links the site feed on all pages, and the feed of a category or tag on its list', async () => {
  expect((await headOf('/thanks')).feeds).toEqual(
    ['/rss.xml', '/atom.xml', '/feed.json'].map((path) => ORIGIN + path),
  )
  expect((await headOf('/articleList?id=1&type=tag')).feeds).toContain(
    `${ORIGIN}/feeds/tag/1/atom.xml`,
  )
})
