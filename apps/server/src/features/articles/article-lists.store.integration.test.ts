import { describe, expect, it } from 'vitest'
import { createTracking, trackTables } from '../../database/query-tracking.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'
import { countSomeWords } from './count-words.store.ts'

const shared = useSite()

const FIRST_PAGE = { current: 1, size: 5 }

const YEAR_MS = 365 * 86_400_000
const START = Date.UTC(2021, 5, 1)

/** Adds six articles, one per year. The fourth is private, the fifth is a draft. */
const open = async () => {
  let now = START
  const site = await shared.empty({ now: () => now })
  const add = async (title: string, changes: object = {}) => {
    now += YEAR_MS
    const client = await site.ownerClient()
    return (await client.addArticle({ body: { article: draft(title, changes) } })).article.id
  }
  const tea = { tagList: [{ tag_name: 'tea' }] }
  const rain = { tagList: [{ tag_name: 'rain' }] }
  const both = { tagList: [{ tag_name: 'tea' }, { tag_name: 'rain' }] }
  const letters = { category: { category_name: 'letters' } }
  const ids = {
    a: await add('a', tea),
    b: await add('b', { ...rain, ...letters }),
    c: await add('c', both),
    secret: await add('secret', { ...both, status: 2 }),
    draft: await add('draft', { ...both, status: 3 }),
    d: await add('d', tea),
  }
  return { ...site, owner: await site.ownerClient(), ids }
}

const titles = (list: readonly { article_title: string }[]) =>
  list.map(({ article_title }) => article_title)

describe('the timeline', () => {
  it('lists its months with the pages on which they begin', async () => {
    const { client, owner, ids } = await open()
    expect(await client().getTimelineMonths()).toEqual([
      { month: '2027-05', count: 1, page: 1 },
      { month: '2024-05', count: 1, page: 1 },
      { month: '2023-06', count: 1, page: 1 },
      { month: '2022-06', count: 1, page: 1 },
    ])
    for (const id of [ids.a, ids.b, ids.c, ids.d])
      await owner.deleteArticle({ params: { id, status: 1 } })
    expect(await client().getTimelineMonths()).toEqual([])
  })

  it('pages over public articles, newest first, and groups each page by year', async () => {
    const { client } = await open()
    const page = await client().getTimelineArticleList({ params: { current: 1, size: 3 } })
    expect(page).toMatchObject({ current: '1', size: '3', total: 4 })
    expect(page.list.map(({ year, articleList }) => [year, titles(articleList)])).toEqual([
      ['2027', ['d']],
      ['2024', ['c']],
      ['2023', ['b']],
    ])
    const rest = await client().getTimelineArticleList({ params: { current: 2, size: 3 } })
    expect(rest.list.flatMap(({ articleList }) => titles(articleList))).toEqual(['a'])
  })
})

describe('the articles of a tag or category', () => {
  it('contain public articles, newest first, with the total', async () => {
    const { client } = await open()
    const tags = await client().getTagDictionary()
    expect(tags).toMatchObject([
      { tag_name: 'rain', article_count: 2 },
      { tag_name: 'tea', article_count: 3 },
    ])
    const id = tags.find(({ tag_name }) => tag_name === 'tea')?.id ?? 0
    const page = await client().getArticleListByTagId({ body: { current: 1, size: 2, id } })
    expect({ ...page, list: titles(page.list) }).toEqual({
      current: 1,
      size: 2,
      total: 3,
      list: ['d', 'c'],
    })
    const categories = await client().getCategoryDictionary()
    expect(categories).toMatchObject([
      { category_name: 'essays', article_count: 3 },
      { category_name: 'letters', article_count: 1 },
    ])
    const letters = categories[1]?.id ?? 0
    const body = { current: 1, size: 4, id: letters }
    expect(titles((await client().getArticleListByCategoryId({ body })).list)).toEqual(['b'])
  })

  it('are empty for an unknown id, and an error without an id', async () => {
    const { client, app } = await open()
    const body = { current: 1, size: 4, id: 999 }
    expect((await client().getArticleListByTagId({ body })).list).toEqual([])
    const answer = await app.inject({
      method: 'POST',
      url: '/api/article/getArticleListByCategoryId',
      payload: { current: '1', size: '4' },
    })
    expect(answer.json()).toEqual({
      code: '100005',
      message: '分类id不能为空',
      reason: 'categoryIdMissing',
    })
    const text = await app.inject({
      method: 'POST',
      url: '/api/article/getArticleListByTagId',
      payload: { current: '1', size: '4', id: '1', loading: true },
    })
    expect(text.statusCode).toBe(200)
  })
})

describe('the neighbours of an article', () => {
  it('are the previous, the next and the related public articles', async () => {
    const { client, ids } = await open()
    const of = (id: number) => client().getRecommendArticleById({ params: { id } })
    const { previous, next, recommend } = await of(ids.c)
    expect([previous?.article_title, next?.article_title]).toEqual(['b', 'd'])
    expect(titles(recommend)).toEqual(['d', 'b', 'a'])
    const brief = (id: number, article_title: string) => ({ id, article_title, article_cover: '' })
    expect(await of(ids.a)).toMatchObject({ previous: brief(ids.a, 'a'), next: { id: ids.b } })
    expect(await of(ids.d)).toMatchObject({ previous: { id: ids.c }, next: brief(ids.d, 'd') })
    await expect(of(ids.secret)).rejects.toMatchObject({ status: 404 })
    await expect(of(999)).rejects.toMatchObject({ status: 404 })
  })
})

describe('counters', () => {
  it('count public articles, tags, categories and users', async () => {
    const { client } = await open()
    expect(await client().getStatistic()).toEqual({
      articleCount: 4,
      tagCount: 2,
      categoryCount: 2,
      userCount: 1,
    })
  })

  it('add the reading time of public articles, at most an hour per call', async () => {
    const { client, owner, ids, app } = await open()
    const read = (id: number, duration: number) =>
      client().addReadingDuration({ params: { id, duration } })
    await read(ids.a, 1_500)
    await read(ids.a, 99_000_000)
    await read(ids.secret, 1_000)
    await read(999, 1_000)
    await expect
      .poll(() => owner.getArticleById({ params: { id: ids.a } }), { timeout: 5_000 })
      .toMatchObject({ reading_duration: 3_601_500 })
    expect((await owner.getArticleById({ params: { id: ids.secret } })).reading_duration).toBe(0)
    for (const duration of ['-1', 'NaN', '1.5', 'undefined']) {
      const url = `/api/article/addReadingDuration/${ids.a}/${duration}`
      expect((await app.inject({ method: 'PUT', url })).statusCode).toBe(422)
    }
  })

  it('add one view per visitor and day, without bots, and sort the hot articles', async () => {
    const { app, client, owner, ids } = await openWithViews()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const visit = (path: string, from: string, agent = 'Mozilla/5.0 Firefox/130.0') =>
      fetch(address + path, { headers: { 'user-agent': agent, 'x-forwarded-for': from } })
    for (let times = 0; times < 3; times += 1) {
      await visit(`/api/article/getArticleById/${ids.b}`, '10.0.0.1')
      await visit(`/article?id=${ids.b}`, '10.0.0.2')
    }
    await visit(`/article?id=${ids.b}`, '10.0.0.3', 'Googlebot/2.1')
    await visit(`/article?id=${ids.a}`, '10.0.0.3')
    await visit('/article?id=999', '10.0.0.3')
    const views = async (id: number) => (await owner.getArticleById({ params: { id } })).view_times
    await expect.poll(() => views(ids.b), { timeout: 5_000 }).toBe(2)
    await expect.poll(() => views(ids.a), { timeout: 5_000 }).toBe(1)
    const hot = await client().getHotArticle()
    expect(titles(hot)).toEqual(['b', 'a', 'd', 'c'])
    expect(hot[0]).toEqual({ id: ids.b, slug: null, article_title: 'b', view_times: 2 })
  })

  it('are written when the server closes right after a view', async () => {
    const { app, platform, ids } = await openWithViews()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/130.0' }
    await (await fetch(`${address}/article?id=${ids.b}`, { headers })).text()
    await app.close()
    const viewed = platform.database.queries.selectFrom('articles').select('view_times')
    const row = await viewed.where('id', '=', ids.b).executeTakeFirst()
    expect(row?.view_times).toBe(1)
  })
})

const openWithViews = async () => {
  const site = await openTestApp({ env: { TRUSTED_PROXY_HOPS: '1' } })
  const owner = await site.ownerClient()
  const ids: Record<string, number> = {}
  for (const title of ['a', 'b', 'c', 'd']) {
    ids[title] = (await owner.addArticle({ body: { article: draft(title) } })).article.id
  }
  return { ...site, owner, ids: ids as Record<'a' | 'b' | 'c' | 'd', number> }
}

describe('the number of queries', () => {
  it.each([
    ['/api/article/blogTimelineGetArticleList/1/5', 4],
    ['/api/article/getHotArticle', 1],
    ['/api/tag/getTagDictionary', 1],
    ['/api/category/getCategoryDictionary', 1],
    ['/api/statistic', 1],
    // One of them reads the summaries of articles that have none of their own.
    ['/api/article/blogHomeGetArticleList/1/5', 5],
  ])('for %s is %i for any number of articles', async (url, expected) => {
    const { app, owner } = await openWithViews()
    for (let more = 0; more < 3; more += 1) {
      await owner.addArticle({ body: { article: draft(`more ${more}`) } })
    }
    const tracking = createTracking()
    const answer = await trackTables(tracking, async () => await app.inject({ url }))
    expect(answer.statusCode).toBe(200)
    expect(tracking.queries).toBe(expected)
  })
})

describe('the words of articles', () => {
  it('are counted when an article is saved, character by character and word by word', async () => {
    const { client, owner } = await open()
    const before = (await client().getTimelineArticleList({ params: FIRST_PAGE })).words
    const content = '兰亭**集序** and `two` words。'
    const body = { article: draft('counted', { article_content: content }) }
    const { id } = (await owner.addArticle({ body })).article
    expect((await client().getArticleById({ params: { id } })).word_count).toBe(7)
    expect((await client().getTimelineArticleList({ params: FIRST_PAGE })).words).toBe(before + 7)
    const hidden = { article: draft('hidden', { article_content: content, status: 2 }) }
    await owner.addArticle({ body: hidden })
    expect((await client().getTimelineArticleList({ params: FIRST_PAGE })).words).toBe(before + 7)
  })

  it('are counted later for articles of an earlier version', async () => {
    const { client, owner, platform } = await open()
    const { queries } = platform.database
    const body = { article: draft('older', { article_content: '永和九年 in spring' }) }
    const { id } = (await owner.addArticle({ body })).article
    await queries.updateTable('articles').set({ word_count: null }).execute()
    while (await countSomeWords(queries));
    expect((await owner.getArticleById({ params: { id } })).word_count).toBe(6)
    const { words } = await client().getTimelineArticleList({ params: FIRST_PAGE })
    expect(words).toBeGreaterThan(6)
  })
})

describe('the address of a random article', () => {
  it('leads to public articles only, to each of them, and is never kept', async () => {
    const { app, ids } = await open()
    const found = new Set<string>()
    for (let time = 0; time < 60; time += 1) {
      const { statusCode, headers } = await app.inject('/random')
      expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
      found.add(String(headers.location))
    }
    const all = [ids.a, ids.b, ids.c, ids.d].map((id) => `/article?id=${id}`)
    expect([...found].sort()).toEqual(all.sort())
  })

  it('leads to the timeline of a site without articles', async () => {
    const { app } = await shared.empty()
    expect((await app.inject('/random')).headers.location).toBe('/archives')
  })
})

describe('the number of articles on a page', () => {
  it('is chosen by the owner, and the months of the timeline follow', async () => {
    const { client, owner } = await open()
    for (let number = 0; number < 5; number += 1) {
      await owner.addArticle({ body: { article: draft(`more ${number}`, {}) } })
    }
    const oldest = async () => (await client().getTimelineMonths()).at(-1)?.page
    expect([(await client().getConfig()).articles_per_page, await oldest()]).toEqual([5, 2])
    await owner.updateConfig({ body: { articles_per_page: 20 } })
    expect([(await client().getConfig()).articles_per_page, await oldest()]).toEqual([20, 1])
    for (const articles_per_page of [4, 21, 5.5]) {
      await expect(owner.updateConfig({ body: { articles_per_page } })).rejects.toThrow()
    }
  })
})
