import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const titles = (page: { list: { article_title: string }[] }) =>
  page.list.map(({ article_title }) => article_title)

describe('the home list', () => {
  it('shows pinned articles first, then the newest, and counts them all', async () => {
    let now = Date.UTC(2026, 0, 1)
    const { client, ownerClient } = await shared.empty({ now: () => (now += 1_000) })
    const owner = await ownerClient()
    for (const [title, is_top] of [
      ['a', 2],
      ['b', 1],
      ['c', 2],
      ['d', 2],
    ] as const) {
      await owner.addArticle({ body: { article: draft(title, { is_top }) } })
    }
    const first = await client().getHomeArticleList({ params: { current: 1, size: 3 } })
    const second = await client().getHomeArticleList({ params: { current: 2, size: 3 } })
    expect(titles(first)).toEqual(['b', 'd', 'c'])
    expect(titles(second)).toEqual(['a'])
    expect(first).toMatchObject({ current: '1', size: '3', total: 4 })
  })

  it('is empty on an empty site', async () => {
    const { client } = await shared.empty()
    const page = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(page).toEqual({ current: '1', size: '5', list: [], total: 0 })
  })

  it('shows neither private articles nor drafts, and does not count them', async () => {
    const { client, ownerClient } = await shared.empty()
    const owner = await ownerClient()
    await owner.addArticle({ body: { article: draft('open') } })
    await owner.addArticle({ body: { article: draft('private', { status: 2 }) } })
    await owner.addArticle({ body: { article: draft('draft', { status: 3 }) } })
    const page = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(titles(page)).toEqual(['open'])
    expect(page.total).toBe(1)
  })

  it('names the category and the tags of each article', async () => {
    const { client, ownerClient } = await shared.empty()
    const owner = await ownerClient()
    const tagList = [{ tag_name: '茶' }, { tag_name: '🍵' }]
    await owner.addArticle({ body: { article: draft('a', { tagList }) } })
    const page = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(page.list[0]).toMatchObject({ categoryName: 'essays', tagNameList: ['茶', '🍵'] })
    expect(page.list[0]).not.toHaveProperty('article_content')
  })
})

describe('an article', () => {
  it('has its text as Markdown and as HTML', async () => {
    const { client, ownerClient } = await shared.empty()
    const { article } = await (await ownerClient()).addArticle({ body: { article: draft('a') } })
    const found = await client().getArticleById({ params: { id: article.id } })
    expect(found.article_content).toBe('# a\n\ntext')
    expect(found.article_html).toContain('<p')
    expect(found.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(found.createdAtMs).toBe(article.createdAtMs)
  })

  it.each([2, 3])('with status %i is visible to administrators only', async (status) => {
    const { client, ownerClient } = await shared.empty()
    const owner = await ownerClient()
    const { article } = await owner.addArticle({ body: { article: draft('a', { status }) } })
    const params = { id: article.id }
    expect(await owner.getArticleById({ params })).toMatchObject({ article_title: 'a' })
    await expect(client().getArticleById({ params })).rejects.toMatchObject({ status: 404 })
  })

  it('returns 404 and the code of article errors if it does not exist', async () => {
    const { client } = await shared.empty()
    await expect(client().getArticleById({ params: { id: 404 } })).rejects.toEqual({
      status: 404,
      code: '100005',
      message: '文章不存在',
      reason: 'articleNotFound',
    })
  })
})

describe('writing an article', () => {
  it('refuses a taken title and writes nothing', async () => {
    const { client, ownerClient } = await shared.empty()
    const owner = await ownerClient()
    await owner.addArticle({ body: { article: draft('a') } })
    const second = draft('a', { category: { category_name: 'new' } })
    await expect(owner.addArticle({ body: { article: second } })).rejects.toMatchObject({
      status: 409,
      message: '已存在相同的文章标题',
    })
    const page = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(page.total).toBe(1)
  })

  it('reuses a category and tags with the same name', async () => {
    const { ownerClient } = await shared.empty()
    const owner = await ownerClient()
    const first = await owner.addArticle({ body: { article: draft('a') } })
    const second = await owner.addArticle({ body: { article: draft('b') } })
    expect(second.articleTagList[0]?.tag_id).toBe(first.articleTagList[0]?.tag_id)
  })

  it('accepts twenty articles with the same new tags at once', async () => {
    const { client, ownerClient } = await shared.empty()
    const owner = await ownerClient()
    const tagList = [{ tag_name: 'x' }, { tag_name: 'y' }]
    const writers = Array.from({ length: 20 }, (_, index) =>
      owner.addArticle({
        body: {
          article: draft(`title ${index}`, {
            tagList: index % 2 ? tagList : tagList.toReversed(),
          }),
        },
      }),
    )
    await Promise.all(writers)
    const page = await client().getHomeArticleList({ params: { current: 1, size: 50 } })
    expect(page.total).toBe(20)
    expect(page.list.every(({ tagNameList }) => tagNameList.length === 2)).toBe(true)
  })

  it.each([
    ['a visitor', undefined, 401, '您没有权限访问，请先登录'],
    ['a dead token', 'nonsense', 401, '登录过期'],
  ])('is refused to %s', async (_, token, status, message) => {
    const { client } = await shared.empty()
    const attempt = client(token).addArticle({ body: { article: draft('a') } })
    await expect(attempt).rejects.toMatchObject({ status, message, code: '100016' })
  })

  it('asks a repost for its origin', async () => {
    const { ownerClient } = await shared.empty()
    const attempt = (await ownerClient()).addArticle({ body: { article: draft('a', { type: 2 }) } })
    await expect(attempt).rejects.toMatchObject({ status: 422, code: '100005' })
  })
})
