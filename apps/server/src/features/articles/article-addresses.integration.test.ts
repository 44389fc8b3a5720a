import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft, emptySite } from '../../testing/test-app.ts'

const NOT_FOUND = { ...emptySite, render: async () => ({ status: 404, html: '<title>no</title>' }) }
const shared = useSite({ site: NOT_FOUND })

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const revisions = new Map<number, number>()
  const add = async (title: string, changes: object = {}) => {
    const { article } = await owner.addArticle({ body: { article: draft(title, changes) } })
    revisions.set(article.id, article.revision)
    return article.id
  }
  const save = async (id: number, title: string, changes: object) => {
    const { revision } = await owner.updateArticle({
      body: { article: { ...draft(title, changes), id }, revision: revisions.get(id) ?? 1 },
    })
    revisions.set(id, revision)
  }
  const locationOf = async (url: string) => {
    const { statusCode, headers } = await site.app.inject({ url })
    return statusCode === 301 ? headers.location : statusCode
  }
  return { ...site, owner, visitor: site.client(), add, save, locationOf }
}

describe('the slug of an article', () => {
  it('is in every list, in feeds and in the sitemap', async () => {
    const { app, visitor, add } = await open()
    const id = await add('雪夜访戴', { slug: '雪夜-访戴' })
    const page = { current: 1, size: 5 }
    const slug = '雪夜-访戴'
    expect(await visitor.getArticleIdBySlug({ params: { slug } })).toEqual({ id })
    const article = await visitor.getArticleById({ params: { id } })
    const lists = [
      (await visitor.getHomeArticleList({ params: page })).list[0],
      (await visitor.getTimelineArticleList({ params: page })).list[0]?.articleList[0],
      (
        await visitor.getArticleListByTagId({
          body: { ...page, id: article.tagIdList[0] ?? 0 },
        })
      ).list[0],
      (await visitor.getArticleListByCategoryId({ body: { ...page, id: article.category_id } }))
        .list[0],
      (await visitor.getHotArticle())[0],
      (await visitor.getArticleListByContent({ params: { text: '雪夜' } }))[0],
      (await visitor.searchArticles({ params: { text: '雪夜', ...page } })).list[0],
      (await visitor.getRecommendArticleById({ params: { id } })).previous,
      article,
    ]
    expect(lists.map((entry) => entry?.slug)).toEqual(lists.map(() => slug))
    const address = `/article/${encodeURIComponent(slug)}`
    for (const url of ['/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml']) {
      const { body } = await app.inject({ url })
      expect(body, url).toContain(address)
      expect(body, url).not.toContain(`/article?id=${id}`)
    }
  })

  it('that changes goes on leading to the article, also through several changes', async () => {
    const { add, save, locationOf, visitor } = await open()
    const id = await add('tea', { slug: 'tea' })
    await save(id, 'tea', { slug: 'green-tea' })
    expect(await locationOf('/article/tea')).toBe('/article/green-tea')
    await save(id, 'tea', { slug: '茶' })
    expect(await locationOf('/article/tea')).toBe('/article/%E8%8C%B6')
    expect(await locationOf('/article/green-tea')).toBe('/article/%E8%8C%B6')
    await save(id, 'tea', { slug: 'tea' })
    expect(await visitor.getArticleIdBySlug({ params: { slug: 'tea' } })).toEqual({ id })
    expect(await locationOf('/article/%E8%8C%B6')).toBe('/article/tea')
    await save(id, 'tea', { slug: '' })
    expect(await locationOf('/article/tea')).toBe(`/article?id=${id}`)
  })

  it('cannot be that of another article, nor one that another article had', async () => {
    const { add, save } = await open()
    const tea = await add('tea', { slug: 'tea' })
    await expect(add('other', { slug: 'tea' })).rejects.toMatchObject({
      status: 409,
      reason: 'articleSlugTaken',
    })
    await save(tea, 'tea', { slug: 'green-tea' })
    await expect(add('other', { slug: 'tea' })).rejects.toMatchObject({ status: 409 })
    const other = await add('other', { slug: 'other' })
    await expect(save(other, 'other', { slug: 'green-tea' })).rejects.toMatchObject({ status: 409 })
    await save(other, 'other', { slug: 'other' })
  })

  it('of a draft that nobody has seen is free again after a change', async () => {
    const { add, save } = await open()
    const id = await add('tea', { slug: 'tea', status: 3 })
    await save(id, 'tea', { slug: 'green-tea', status: 3 })
    await add('other', { slug: 'tea' })
  })

  it('stays when a client saves the article without naming it', async () => {
    const { add, save, visitor } = await open()
    const kept = {
      slug: 'tea',
      meta_title: 'title',
      meta_description: 'description',
      canonical_url: 'https://a.test/tea',
      comment_rule: 'closed',
    }
    const id = await add('tea', { ...kept, notes: 'buy more' })
    await save(id, 'tea', {})
    expect(await visitor.getArticleById({ params: { id } })).toMatchObject(kept)
  })

  it.each(['A', 'a b', 'a/b', '-a', 'a.html'])('cannot be %j', async (slug) => {
    const { add } = await open()
    await expect(add('a', { slug })).rejects.toMatchObject({ reason: 'articleSlugWrong' })
  })
})

it('a canonical address elsewhere keeps the article out of the sitemap', async () => {
  const { app, add } = await open()
  const here = await add('here')
  const there = await add('there', { canonical_url: 'https://a.test/there' })
  const { body } = await app.inject({ url: '/sitemap.xml' })
  expect(body).toContain(`/article?id=${here}<`)
  expect(body).not.toContain(`/article?id=${there}<`)
  await expect(add('c', { canonical_url: 'javascript:x' })).rejects.toMatchObject({ status: 422 })
})

describe('the date of an article', () => {
  const DAY = Date.UTC(2020, 2, 4)

  it('is the one that its author has chosen, also in the order of lists', async () => {
    const { add, save, visitor } = await open()
    const old = await add('old', { datedAtMs: DAY })
    const fresh = await add('new')
    const dateOf = async (id: number) =>
      (await visitor.getArticleById({ params: { id } })).createdAtMs
    const order = async () =>
      (await visitor.getHomeArticleList({ params: { current: 1, size: 5 } })).list.map(
        ({ id }) => id,
      )
    expect(await dateOf(old)).toBe(DAY)
    expect(await order()).toEqual([fresh, old])
    await save(fresh, 'new', { datedAtMs: DAY - 1 })
    expect(await order()).toEqual([old, fresh])
    await save(fresh, 'new', { datedAtMs: null })
    expect(await dateOf(fresh)).toBeGreaterThan(DAY)
  })

  it('cannot be in the future', async () => {
    const { add } = await open()
    await expect(add('a', { datedAtMs: Date.now() + 86_400_000 })).rejects.toMatchObject({
      reason: 'articleDateAhead',
    })
  })
})

it('notes to self are in no public answer, feed or page, and in no answer to a user', async () => {
  const { app, owner, visitor, userClient, add } = await open()
  const notes = 'SECRET-NOTE'
  const id = await add('tea', { notes, slug: 'tea' })
  const user = await userClient('reader')
  const page = { current: 1, size: 5 }
  const params = { id }
  const answers = [
    await visitor.getArticleById({ params }),
    await user.getArticleById({ params }),
    await visitor.getHomeArticleList({ params: page }),
    await visitor.getTimelineArticleList({ params: page }),
    await visitor.getRecommendArticleById({ params }),
    await visitor.searchArticles({ params: { text: 'tea', ...page } }),
    await visitor.getArticleListByContent({ params: { text: notes } }),
    await user.exportOwnData(),
  ]
  for (const url of ['/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/api/config']) {
    answers.push((await app.inject({ url })).body as never)
  }
  const { url } = await owner.addPreviewLink({ body: { article_id: id, days: 1 } })
  answers.push((await visitor.getPreview({ body: { token: new URL(url).hash.slice(1) } })) as never)
  expect(JSON.stringify(answers)).not.toContain(notes)
  expect((await owner.getManuscriptOfArticle({ params })).fields.notes).toBe(notes)
})
