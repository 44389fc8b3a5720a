import { describe, expect, it } from 'vitest'
import type { Queries } from '../../database/open.ts'
import { createTracking, trackTables } from '../../database/query-tracking.ts'
import type { Tables } from '../../database/tables.ts'
import {
  addGuest,
  rowsOf as all,
  CONTENT_TABLES,
  GUEST,
  openDemoApp,
  startAgain,
} from '../../testing/demo-app.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'

const NOW = Date.parse('2026-11-15T20:00:00+08:00')
const TIMES = { created_at: NOW, updated_at: NOW }

const add = async (queries: Queries, table: keyof Tables, row: object) => {
  const { id } = await queries
    .insertInto(table as 'talks')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const find = (queries: Queries, table: keyof Tables, id: number) =>
  queries
    .selectFrom(table as 'articles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

const change = (queries: Queries, table: keyof Tables, id: number, row: object) =>
  queries
    .updateTable(table as 'talks')
    .set(row)
    .where('id', '=', id)
    .execute()

const open = async () => {
  const opened = await openDemoApp({ now: () => NOW })
  const { queries } = opened.platform.database
  const guestId = await addGuest(opened.platform)
  const idOf = async (table: keyof Tables) => (await all(queries, table))[0]?.id ?? 0
  return { ...opened, queries, guestId, idOf, owner: await opened.ownerClient() }
}

describe('the removal of the demo content', () => {
  it('deletes all its rows, and restores settings and counters', async () => {
    const { client, owner, queries } = await open()
    const { present, rows } = await owner.getDemo()
    expect([present, rows > 300]).toEqual([true, true])
    expect(await owner.removeDemo()).toEqual({ removed: rows, kept: 0 })
    expect(await owner.getDemo()).toEqual({ present: false, rows: 0 })

    for (const table of CONTENT_TABLES)
      expect([table, await all(queries, table)]).toEqual([table, []])
    const users = await queries
      .selectFrom('users')
      .select(['username', 'avatar'])
      .orderBy('id')
      .execute()
    expect(users).toEqual([
      { username: 'owner', avatar: '/art/avatars/1.avif' },
      { username: 'guest', avatar: '/art/avatars/1.avif' },
    ])
    const counters = await queries
      .selectFrom('counters')
      .selectAll()
      .where('value', '<>', 0)
      .execute()
    expect(counters).toEqual([{ scope: 'users', subject: '', value: 2 }])
    const fresh = await (await openTestApp({ now: () => NOW })).client().getConfig()
    expect(await client().getConfig()).toEqual(fresh)
  })

  it('keeps the rows of the owner, and the categories, tags and albums they use', async () => {
    const { client, owner, queries, guestId, idOf } = await open()
    const article = draft('mine', {
      category: { category_name: '工程' },
      tagList: [{ tag_name: '前端' }, { tag_name: 'new' }],
    })
    const { article: own } = await owner.addArticle({ body: { article } })
    const [series] = await owner.getSeriesList()
    const articleIdList = [own.id, ...(series?.articles ?? []).map(({ id }) => id)]
    const { id = 0, title = '' } = series ?? {}
    await owner.updateSeries({ body: { id, title, articleIdList } })
    const comment = { type: 1, for_id: own.id, from_id: guestId, content: 'hello', ...TIMES }
    const commentId = await add(queries, 'comments', comment)
    const like = { type: 4, for_id: commentId, user_id: 1, visitor: null, created_at: NOW }
    const album = { album_name: 'a', description: '', album_cover: '', ...TIMES }
    const photo = { album_id: await idOf('albums'), url: '/x.webp', ...TIMES }
    const message = {
      tag: 't',
      message: 'm',
      color: '',
      user_id: guestId,
      nick_name: 'g',
      ...TIMES,
    }
    const link = {
      site_name: 's',
      site_desc: '',
      url: 'https://a.test',
      user_id: guestId,
      ...TIMES,
    }
    const chatMessage = { user_id: guestId, content: 'hi', content_type: 'text', created_at: NOW }
    const notification = { message: 'm', user_id: guestId, type: 3, ...TIMES }
    const mine = { position: 0, name: 'mine', description: '', url: 'https://a.test' }
    const site = { ...mine, group_id: await idOf('resource_groups') }
    const ownRows = [
      ['comments', commentId],
      ['likes', await add(queries, 'likes', like)],
      ['likes', await add(queries, 'likes', { ...like, user_id: null, visitor: 'somebody' })],
      ['talks', await add(queries, 'talks', { user_id: 1, content: 'mine', ...TIMES })],
      ['albums', await add(queries, 'albums', album)],
      ['photos', await add(queries, 'photos', photo)],
      ['board_messages', await add(queries, 'board_messages', message)],
      ['links', await add(queries, 'links', link)],
      ['resource_sites', await add(queries, 'resource_sites', site)],
      ['chat_messages', await add(queries, 'chat_messages', chatMessage)],
      ['notifications', await add(queries, 'notifications', notification)],
    ] as const

    // A category, a tag, a series, and the album and group of the owner's photo and site.
    expect(await owner.removeDemo()).toMatchObject({ kept: 5 })
    expect(await owner.getSeriesList()).toMatchObject([{ title, articles: [{ id: own.id }] }])
    for (const [table, id] of ownRows) {
      expect([table, Boolean(await find(queries, table, id))]).toEqual([table, true])
    }
    const left = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(left).toMatchObject({
      total: 1,
      list: [{ categoryName: '工程', tagNameList: ['前端', 'new'] }],
    })
    expect(await all(queries, 'albums')).toHaveLength(2)
    expect(await all(queries, 'photos')).toHaveLength(1)
    expect(await all(queries, 'tags')).toHaveLength(2)
  })

  it('deletes real comments and likes on demo content', async () => {
    const { owner, queries, guestId, idOf } = await open()
    const onDemo = { type: 1, for_id: 3, from_id: guestId, content: 'hello', ...TIMES }
    const commentId = await add(queries, 'comments', onDemo)
    await add(queries, 'comments', { ...onDemo, parent_id: await idOf('comments') })
    await add(queries, 'likes', { type: 4, for_id: commentId, user_id: 1, created_at: NOW })
    await add(queries, 'likes', { type: 1, for_id: 3, visitor: 'somebody', created_at: NOW })
    await add(queries, 'notifications', {
      message: 'm',
      user_id: guestId,
      type: 1,
      to_id: 3,
      ...TIMES,
    })
    await owner.removeDemo()
    for (const table of ['comments', 'likes', 'notifications'] as const) {
      expect([table, await all(queries, table)]).toEqual([table, []])
    }
  })

  it('keeps edited rows without demo likes and views', { tags: 'long' }, async () => {
    const { client, owner, queries, content, guestId, idOf } = await open()
    const [talk, otherTalk] = await all(queries, 'talks')
    const [album, link, user] = [await idOf('albums'), await idOf('links'), guestId - 1]
    const { view_times, thumbs_up_times } = await client().getArticleById({ params: { id: 3 } })
    expect([view_times, thumbs_up_times > 70]).toEqual([content.articles[2]?.view_times, true])
    await change(queries, 'articles', 3, { article_content: 'mine', view_times: view_times + 5 })
    await change(queries, 'talks', talk?.id ?? 0, { content: 'mine' })
    const photo = { talk_id: otherTalk?.id ?? 0, position: 9, url: '/uploads/x.webp' }
    await queries.insertInto('talk_photos').values(photo).execute()
    await change(queries, 'albums', album, { album_name: 'mine' })
    await change(queries, 'links', link, { url: 'https://a.test' })
    const site = await idOf('resource_sites')
    await change(queries, 'resource_sites', site, { name: 'mine' })
    await change(queries, 'users', user, { nick_name: 'mine' })
    await add(queries, 'likes', { type: 1, for_id: 3, visitor: 'somebody', created_at: NOW })
    await queries
      .updateTable('settings')
      .set({ value: '"mine"' })
      .where('name', '=', 'blog_notice')
      .execute()

    // Seven rows, a setting, the article's category and tag, and the site's group.
    expect(await owner.removeDemo()).toMatchObject({ kept: 11 })
    expect(await client().getArticleById({ params: { id: 3 } })).toMatchObject({
      article_content: 'mine',
      view_times: 5,
      reading_duration: 0,
      thumbs_up_times: 1,
      categoryName: '随笔',
      tagNameList: ['兰亭'],
    })
    expect(await client().getConfig()).toMatchObject({ blog_notice: 'mine', github_link: '' })
    const talks = await all(queries, 'talks')
    expect(talks.map(({ id, like_times }) => [id, like_times])).toEqual([
      [talk?.id, 0],
      [otherTalk?.id, 0],
    ])
    for (const [table, id] of [
      ['albums', album],
      ['links', link],
      ['resource_sites', site],
      ['users', user],
    ] as const) {
      expect([table, Boolean(await find(queries, table, id))]).toEqual([table, true])
    }
    for (const table of ['comments', 'notifications', 'board_messages', 'photos'] as const) {
      expect([table, await all(queries, table)]).toEqual([table, []])
    }
  })

  it('does not count pinning, hiding, approving or reading as an edit', {
    tags: 'long',
  }, async () => {
    const { owner, queries, idOf } = await open()
    await change(queries, 'articles', 3, { is_top: 2, status: 2, updated_at: NOW })
    await change(queries, 'talks', await idOf('talks'), { status: 3, is_top: 1, updated_at: NOW })
    await change(queries, 'links', await idOf('links'), { status: 1, updated_at: NOW })
    await change(queries, 'photos', await idOf('photos'), { status: 2, updated_at: NOW })
    await change(queries, 'notifications', await idOf('notifications'), { is_view: 2 })
    expect(await owner.removeDemo()).toMatchObject({ kept: 0 })
    for (const table of CONTENT_TABLES)
      expect([table, await all(queries, table)]).toEqual([table, []])
  })

  it('counts only rows that still exist', async () => {
    const { owner, queries } = await open()
    const { rows } = await owner.getDemo()
    await queries.deleteFrom('chat_messages').execute()
    const { removed } = await owner.removeDemo()
    expect(rows - removed).toBe(16)
  })
})

describe('a second removal', () => {
  it('returns 404', async () => {
    const { owner } = await open()
    await owner.removeDemo()
    await expect(owner.removeDemo()).rejects.toEqual({
      status: 404,
      code: '100007',
      message: '没有演示内容，或者已经移除了',
      reason: 'demoAbsent',
    })
  })

  it('at the same time fails', async () => {
    const { owner } = await open()
    const attempts = await Promise.allSettled([owner.removeDemo(), owner.removeDemo()])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is not necessary after a restart', { tags: 'long' }, async () => {
    const { owner, platform, queries } = await open()
    await owner.removeDemo()
    expect(await startAgain(platform)).toBeUndefined()
    expect(await all(queries, 'articles')).toEqual([])
    expect(await owner.getDemo()).toEqual({ present: false, rows: 0 })
  })

  it('fails on a site without demo content', async () => {
    const owner = await (await openTestApp()).ownerClient()
    expect(await owner.getDemo()).toEqual({ present: false, rows: 0 })
    await expect(owner.removeDemo()).rejects.toMatchObject({ status: 404 })
  })
})

describe('the demo endpoints', () => {
  it.each([
    ['a visitor', undefined, 401],
    ['an invalid token', 'nonsense', 401],
    ['an ordinary user', 'guest', 403],
  ])('reject %s', async (_, who, status) => {
    const { client, owner } = await open()
    const login = () => client().login({ body: GUEST })
    const token = who === 'guest' ? (await login()).token : who
    await expect(client(token).getDemo()).rejects.toMatchObject({ status })
    await expect(client(token).removeDemo()).rejects.toMatchObject({ status })
    expect(await owner.getDemo()).toMatchObject({ present: true })
  })
})

describe('cached responses', () => {
  it('are invalidated for every table with deleted rows', async () => {
    const { owner } = await open()
    const tracking = createTracking()
    await trackTables(tracking, () => owner.removeDemo())
    const tables = [...CONTENT_TABLES, 'users', 'settings', 'counters']
    expect(tables.filter((table) => !tracking.changed.has(table))).toEqual([])
  })

  it('of the demo content are dropped before the next read', async () => {
    const { app, owner } = await open()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const read = async (path: string) => {
      const answer = await fetch(address + path)
      const isCached = !answer.headers.has('x-request-id')
      return { isCached, text: JSON.stringify(await answer.json()) }
    }
    const paths = [
      ['/api/article/blogHomeGetArticleList/1/5', '"total":19', '"total":0'],
      ['/api/article/getArticleById/3', '兰亭开门了', '文章不存在'],
      ['/api/config', 'example.com', '"git_ee_link":""'],
    ] as const
    for (const [path, before] of paths) {
      await read(path)
      expect(await read(path)).toEqual({ isCached: true, text: expect.stringContaining(before) })
    }
    await owner.removeDemo()
    for (const [path, , after] of paths) {
      expect(await read(path)).toEqual({ isCached: false, text: expect.stringContaining(after) })
    }
  })
})
