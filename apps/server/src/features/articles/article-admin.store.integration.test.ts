import { describe, expect, it } from 'vitest'
import { createTracking, trackTables } from '../../database/query-tracking.ts'
import { invalidateTables } from '../../http/cache/invalidate-tables.ts'
import { listen } from '../../testing/listening.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'
import { scheduledArticleStore } from './scheduled-articles.store.ts'

const shared = useSite()

const DAY = 86_400_000
const HOME = { params: { current: 1, size: 50 } }

const open = async () => {
  let now = Date.UTC(2026, 0, 1)
  const site = await shared.empty({ now: () => (now += 1) })
  const owner = await site.ownerClient()
  const add = async (title: string, changes: object = {}) =>
    (await owner.addArticle({ body: { article: draft(title, changes) } })).article.id
  const wait = (ms: number) => {
    now += ms
  }
  const shown = async () =>
    (await site.client().getHomeArticleList(HOME)).list.map(({ article_title }) => article_title)
  const list = async (filter: object = {}) =>
    (await owner.getArticleList({ body: { current: 1, size: 50, ...filter } })).list.map(
      ({ article_title }) => article_title,
    )
  return { ...site, owner, add, wait, shown, list, now: () => now }
}

describe('the article list of the admin', () => {
  it('filters, sorts and pages', async () => {
    const { owner, add, list } = await open()
    await add('100% tea', { tagList: [{ tag_name: 'x' }], is_top: 1 })
    await add('Coffee_a', { category: { category_name: 'other' }, status: 2 })
    await add('a draft', { status: 3 })
    await add('a plan', { status: 3, publishAtMs: Date.UTC(2027, 0, 1) })
    const trashed = await add('a mistake')
    await owner.deleteArticle({ params: { id: trashed, status: 1 } })
    const tag_id = (await owner.getTagDictionary()).find(({ tag_name }) => tag_name === 'x')?.id
    const category_id = (await owner.getCategoryDictionary()).find(
      ({ category_name }) => category_name === 'other',
    )?.id
    expect(await list()).toEqual(['Coffee_a', '100% tea'])
    expect(await list({ status: null, article_title: null, is_top: null })).toHaveLength(2)
    expect(await list({ article_title: '%' })).toEqual(['100% tea'])
    expect(await list({ article_title: '_A' })).toEqual(['Coffee_a'])
    expect(await list({ tag_id })).toEqual(['100% tea'])
    expect(await list({ category_id })).toEqual(['Coffee_a'])
    expect(await list({ is_top: '1' })).toEqual(['100% tea'])
    expect(await list({ status: 3 })).toEqual(['a mistake', 'a plan', 'a draft'])
    expect(await list({ status: 3, trashed: true })).toEqual(['a mistake'])
    expect(await list({ status: 3, trashed: false, scheduled: true })).toEqual(['a plan'])
    expect(await list({ status: 3, trashed: false, scheduled: false })).toEqual(['a draft'])
    expect(await list({ create_time: ['2026-01-01', '2026-01-01'] })).toHaveLength(2)
    expect(await list({ create_time: ['2025-01-01', '2025-12-31'] })).toEqual([])
    expect(await list({ sort: 'article_title', direction: 'asc' })).toEqual([
      '100% tea',
      'Coffee_a',
    ])
    const second = await owner.getArticleList({ body: { current: 2, size: 1 } })
    expect(second).toMatchObject({ current: 2, size: 1, total: 2, list: [{ is_top: 1 }] })
  })

  it.each([
    { create_time: ['2026-13-41', '2026-01-01'] },
    { create_time: ['x', 'y'] },
    { status: 4 },
    { sort: 'password_hash' },
    { direction: 'up' },
    { current: 0 },
  ])('refuses %j', async (body) => {
    const { owner } = await open()
    const invalid = { current: 1, size: 5, ...body } as never
    await expect(owner.getArticleList({ body: invalid })).rejects.toMatchObject({ status: 422 })
  })

  it('runs as many queries for twenty articles as for one', async () => {
    const { owner, add } = await open()
    const countQueries = async () => {
      const tracking = createTracking()
      await trackTables(tracking, () => owner.getArticleList({ body: { current: 1, size: 50 } }))
      return tracking.queries
    }
    await add('first')
    const once = await countQueries()
    for (let count = 0; count < 19; count += 1) await add(`article ${count}`)
    expect(await countQueries()).toBe(once)
  })
})

describe('saving an article', () => {
  it('replaces all fields and updates the search index', async () => {
    const { owner, client, add } = await open()
    const id = await add('old title', { article_content: 'yesterday' })
    const article = {
      ...draft('new title', {
        article_content: 'tomorrow <script>alert(1)</script>',
        category: { category_name: 'other' },
        tagList: [{ tag_name: 'a' }, { tag_name: 'b' }],
      }),
      id,
    }
    const saved = await owner.updateArticle({ body: { article, revision: 1 } })
    expect(saved).toMatchObject({ res: true, revision: 2, status: 1, publishAtMs: null })
    expect(saved.newArticleTagList).toHaveLength(2)
    const found = await client().getArticleById({ params: { id } })
    expect(found).toMatchObject({ article_title: 'new title', categoryName: 'other' })
    expect(found.tagNameList).toEqual(['a', 'b'])
    expect(found.article_html).not.toContain('<script')
    const search = (text: string) => client().getArticleListByContent({ params: { text } })
    expect(await search('yesterday')).toEqual([])
    expect(await search('tomorrow')).toMatchObject([{ id }])
    const counts = (await owner.getTagDictionary()).map((tag) => [tag.tag_name, tag.article_count])
    expect(counts).toEqual([
      ['a', 1],
      ['b', 1],
      ['tea', 0],
    ])
  })

  it('refuses a taken title and changes nothing', async () => {
    const { owner, client, add } = await open()
    await add('taken')
    const id = await add('mine')
    const body = { article: { ...draft('taken', { article_content: 'x' }), id }, revision: 1 }
    await expect(owner.updateArticle({ body })).rejects.toMatchObject({
      status: 409,
      message: '已存在相同的文章标题',
    })
    expect(await client().getArticleById({ params: { id } })).toMatchObject({
      article_title: 'mine',
      article_content: '# mine\n\ntext',
    })
    expect(await owner.getManuscriptOfArticle({ params: { id } })).toMatchObject({ revision: 1 })
    expect(await owner.titleExist({ body: { article_title: 'taken' } })).toBe(true)
    expect(await owner.titleExist({ body: { article_title: 'mine', id } })).toBe(false)
  })

  it('returns 404 for an unknown article', async () => {
    const { owner } = await open()
    const body = { article: { ...draft('a'), id: 99 }, revision: 1 }
    await expect(owner.updateArticle({ body })).rejects.toMatchObject({ status: 404 })
    for (const call of [owner.revertArticle, owner.getManuscriptOfArticle]) {
      await expect(call({ params: { id: 99 } })).rejects.toMatchObject({ status: 404 })
    }
  })

  it('previews a text as it would be saved', async () => {
    const { owner } = await open()
    const body = { article_content: '**bold** <img src=x onerror=alert(1)>' }
    const { article_html } = await owner.previewArticle({ body })
    expect(article_html).toContain('<strong>bold</strong>')
    expect(article_html).not.toContain('<img src=x')
  })
})

describe('the trash', () => {
  it('trashes an article, restores it with its status, and purges it', async () => {
    const { owner, add, shown, list } = await open()
    const open_ = await add('open')
    const hidden = await add('hidden', { status: 2 })
    await owner.deleteArticle({ params: { id: open_, status: 1 } })
    await owner.deleteArticle({ params: { id: hidden, status: 2 } })
    expect(await shown()).toEqual([])
    expect(await list({ status: 3, trashed: true })).toEqual(['hidden', 'open'])
    await owner.revertArticle({ params: { id: hidden } })
    await owner.revertArticle({ params: { id: open_ } })
    expect(await shown()).toEqual(['open'])
    expect(await list({ status: 2 })).toEqual(['hidden'])
    expect(await owner.purgeArticles({ body: { idList: [open_, hidden] } })).toEqual({
      updateNum: 0,
    })
    await owner.deleteArticle({ params: { id: open_, status: 1 } })
    expect(await owner.purgeArticles({ body: { idList: [open_, hidden] } })).toEqual({
      updateNum: 1,
    })
    expect(await list({ status: 2 })).toEqual(['hidden'])
  })

  it('holds a draft that was deleted twice at once', async () => {
    const { owner, add, list } = await open()
    const id = await add('draft', { status: 3 })
    await Promise.all([1, 2].map(() => owner.deleteArticle({ params: { id, status: 3 } })))
    expect(await list({ status: 3, trashed: true })).toEqual(['draft'])
  })

  it('returns 409 if the status of the article has changed', async () => {
    const { owner, add, shown } = await open()
    const id = await add('a')
    await owner.isPublicArticle({ params: { id, status: 1 } })
    for (const call of [owner.deleteArticle, owner.isPublicArticle]) {
      await expect(call({ params: { id, status: 1 } })).rejects.toMatchObject({ status: 409 })
    }
    await owner.isPublicArticle({ params: { id, status: 2 } })
    expect(await shown()).toEqual(['a'])
    await owner.deleteArticle({ params: { id, status: 1 } })
    const body = { article: { ...draft('a'), id }, revision: 1 }
    await expect(owner.updateArticle({ body })).rejects.toMatchObject({ status: 409 })
  })

  it('is purged after thirty days', async () => {
    const { owner, add, wait, platform, now } = await open()
    const id = await add('a')
    await owner.deleteArticle({ params: { id, status: 1 } })
    const left = () => platform.database.queries.selectFrom('articles').select('id').execute()
    const due = scheduledArticleStore(platform.database.queries)
    wait(29 * DAY)
    await due.processDue(now())
    expect(await left()).toEqual([{ id }])
    wait(DAY)
    await due.processDue(now())
    expect(await left()).toEqual([])
    expect(await due.hasDue(now())).toBe(false)
  })
})

describe('pinned articles', () => {
  it('keep their order', async () => {
    const { owner, add, shown } = await open()
    const [a, b, c] = [await add('a'), await add('b'), await add('c')]
    for (const id of [a, b]) await owner.updateTop({ params: { id, is_top: 1 } })
    await owner.updateTopOrder({ body: { idList: [a, b] } })
    expect(await shown()).toEqual(['a', 'b', 'c'])
    await owner.updateTopOrder({ body: { idList: [b, a] } })
    expect(await shown()).toEqual(['b', 'a', 'c'])
    await expect(owner.updateTopOrder({ body: { idList: [a, c] } })).rejects.toMatchObject({
      status: 409,
    })
    await owner.updateTop({ params: { id: b, is_top: 2 } })
    expect(await shown()).toEqual(['a', 'c', 'b'])
  })
})

describe('a scheduled article', () => {
  it('appears in lists and in search at its time, despite cached answers', async () => {
    let shift = 0
    const site = await listen(await shared.empty({ now: () => Date.now() + shift }))
    const owner = await site.ownerClient()
    const publishAtMs = Date.now() + DAY
    const article = draft('a plan', { status: 3, publishAtMs, article_content: 'pomegranate' })
    const added = await owner.addArticle({ body: { article } })
    expect(added.article).toMatchObject({ status: 3, publishAtMs })
    const home = '/api/article/blogHomeGetArticleList/1/5'
    const search = '/api/article/getArticleListByContent/pomegranate'
    const read = async (path: string) => JSON.parse(String((await site.get(path)).body)).result
    expect((await read(home)).total).toBe(0)
    expect(await read(search)).toEqual([])
    expect((await read(home)).total).toBe(0)
    shift = DAY
    await expect.poll(async () => (await read(home)).total, { timeout: 20_000 }).toBe(1)
    expect(await read(search)).toMatchObject([{ article_title: 'a plan' }])
    expect((await read(home)).list[0]).toMatchObject({ createdAtMs: publishAtMs, status: 1 })
  })

  it('becomes public once with several nodes', async () => {
    const { owner, platform, wait, now, shown } = await open()
    const publishAtMs = now() + 1_000
    const article = draft('a plan', { status: 3, publishAtMs })
    const { article: made } = await owner.addArticle({ body: { article } })
    wait(2_000)
    const nodes = Array.from({ length: 5 }, () => scheduledArticleStore(platform.database.queries))
    await Promise.all(nodes.map((node) => node.processDue(now())))
    const { queries } = platform.database
    const rows = await queries.selectFrom('articles').selectAll().execute()
    expect(rows).toMatchObject([{ status: 1, created_at: publishAtMs, publish_at: null }])
    await owner.isPublicArticle({ params: { id: made.id, status: 1 } })
    await Promise.all(nodes.map((node) => node.processDue(now())))
    expect(await shown()).toEqual([])
  })

  it('shows the date that its author has chosen', async () => {
    const { owner, platform, wait, now } = await open()
    const datedAtMs = now() - DAY
    const article = draft('a plan', { status: 3, publishAtMs: now() + 1_000, datedAtMs })
    await owner.addArticle({ body: { article } })
    wait(2_000)
    const { queries } = platform.database
    await scheduledArticleStore(queries).processDue(now())
    const rows = await queries.selectFrom('articles').select(['status', 'created_at']).execute()
    expect(rows).toEqual([{ status: 1, created_at: datedAtMs }])
  })

  it('invalidates cached answers only when it is published', { tags: 'long' }, async () => {
    const { owner, platform, wait, now, client } = await open()
    const dropped: string[] = []
    const cache = { drop: (tables: readonly string[]) => dropped.push(...tables) }
    const { close } = await invalidateTables({
      bus: platform.bus,
      cache: cache as never,
      onError: () => undefined,
    })
    const article = draft('a plan', { status: 3, publishAtMs: now() + DAY })
    await owner.addArticle({ body: { article } })
    dropped.length = 0
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(dropped).toEqual([])
    wait(2 * DAY)
    await expect.poll(() => dropped, { timeout: 20_000 }).toContain('articles')
    expect((await client().getHomeArticleList(HOME)).total).toBe(1)
    await close()
  })

  it('comes back from the trash as a draft without a time', async () => {
    const { owner, add, now, list } = await open()
    const id = await add('a plan', { status: 3, publishAtMs: now() + DAY })
    await owner.deleteArticle({ params: { id, status: 3 } })
    await owner.revertArticle({ params: { id } })
    expect(await list({ status: 3, trashed: false })).toEqual(['a plan'])
    expect(await list({ status: 3, scheduled: true })).toEqual([])
  })
})
