import { COMMENT_TYPE, LIKE_TYPE, RESOURCE_SIDES } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { countRows, openDemoApp } from '../../testing/demo-app.ts'
import { subjectsOf } from './demo-subjects.ts'

const open = async () => {
  const opened = await openDemoApp()
  return { ...opened, queries: opened.platform.database.queries }
}

/** Rows by id. */
const byId = <R extends { readonly id: number }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.id, row]))

const SUBJECTS = [
  ['articles', COMMENT_TYPE.article],
  ['talks', COMMENT_TYPE.talk],
  ['board_messages', COMMENT_TYPE.boardMessage],
] as const

describe('the demo content', () => {
  it('is loaded completely, and has enough rows', async () => {
    const { content, queries } = await open()
    const comments = subjectsOf(content).flatMap((subject) =>
      subject.comments.flatMap((thread) => [thread, ...(thread.replies ?? [])]),
    )
    const found = await countRows(queries)
    expect(found).toMatchObject({
      users: content.users.length + 1,
      articles: content.articles.length,
      comments: comments.length,
      talks: content.talks.length,
      talk_photos: content.talks.flatMap(({ photos = [] }) => photos).length,
      albums: content.albums.length,
      photos: content.albums.flatMap(({ photos }) => photos).length,
      links: content.links.length,
      resource_groups: content.resources.length,
      resource_sites: content.resources.flatMap(({ sites }) => sites).length,
      board_messages: content.board.length,
      series: content.series.length,
      series_articles: content.series.flatMap(({ articles }) => articles).length,
      chat_messages: content.chat.length,
      notifications: content.notifications.length,
    })
    const least = { users: 8, comments: 40, talks: 14, albums: 4, links: 8, board_messages: 14 }
    for (const [table, rows] of Object.entries(least)) {
      expect(found[table], table).toBeGreaterThanOrEqual(rows)
    }
  })

  it('has an example of every kind', async () => {
    const { queries } = await open()
    const talks = await queries.selectFrom('talks').selectAll().execute()
    expect(talks.filter(({ is_top }) => is_top === 1)).toHaveLength(1)
    expect(talks.filter(({ status }) => status === 2)).toHaveLength(1)
    const photos = await queries.selectFrom('talk_photos').select('talk_id').execute()
    const perTalk = [...Map.groupBy(photos, ({ talk_id }) => talk_id).values()]
    expect(new Set(perTalk.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 6, 9]))
    const inAlbums = await queries.selectFrom('photos').select('album_id').execute()
    for (const { length } of Map.groupBy(inAlbums, ({ album_id }) => album_id).values()) {
      expect(length >= 6 && length <= 12).toBe(true)
    }
    const links = await queries.selectFrom('links').select('status').execute()
    expect(links.filter(({ status }) => status === 1)).toHaveLength(1)
  })

  it('has a series that leads from one public article to the next', async () => {
    const { client, content } = await open()
    const [series] = content.series
    const titles = series?.articles.map(
      (key) => content.articles.find(({ file }) => file === `${key}.md`)?.article_title,
    )
    const place = content.articles.findIndex(({ file }) => file === `${series?.articles[0]}.md`)
    const { series: shown } = await client().getRecommendArticleById({ params: { id: place + 1 } })
    expect(shown?.title).toBe(series?.title)
    expect(shown?.articles.map(({ article_title }) => article_title)).toEqual(titles)
  })

  it('recommends sites on both sides, in the order of the file', async () => {
    const { client, content } = await open()
    for (const side of RESOURCE_SIDES) {
      const groups = content.resources.filter((group) => group.side === side)
      expect(groups.length).toBeGreaterThanOrEqual(4)
      const shown = await client().getResourceGroups({ params: { side } })
      expect(shown.map(({ category }) => category)).toEqual(groups.map(({ category }) => category))
      for (const { category, name, desc, sites } of groups) {
        expect(await client().getSiteList({ params: { side, category } })).toEqual({
          category,
          name,
          desc,
          list: sites,
        })
      }
    }
  })

  it.each([
    ['articles', 'thumbs_up_times', LIKE_TYPE.article],
    ['talks', 'like_times', LIKE_TYPE.talk],
    ['board_messages', 'like_times', LIKE_TYPE.boardMessage],
    ['comments', 'thumbs_up', LIKE_TYPE.comment],
  ] as const)('has like counters of %s that agree with the rows', async (table, counter, type) => {
    const { queries } = await open()
    const likes = await queries.selectFrom('likes').selectAll().where('type', '=', type).execute()
    const given = Map.groupBy(likes, ({ for_id }) => for_id)
    const rows: Record<string, unknown>[] = await queries.selectFrom(table).selectAll().execute()
    const counted = rows.map((row) => [row.id, row[counter]])
    expect(counted).toEqual(rows.map(({ id }) => [id, given.get(Number(id))?.length ?? 0]))
    expect(likes.length).toBeGreaterThan(rows.length)
  })

  it('has counters that agree with its rows', async () => {
    const { queries } = await open()
    const counters = await queries.selectFrom('counters').selectAll().execute()
    const total = (scope: string, subject: string | number = '') =>
      counters.find((row) => row.scope === scope && row.subject === String(subject))?.value
    const comments = await queries.selectFrom('comments').selectAll().execute()
    const about = Map.groupBy(comments, ({ type, for_id }) => `${type}:${for_id}`)
    expect(about.size).toBeGreaterThan(30)
    for (const [subject, rows] of about) {
      expect([subject, total('comments', subject)]).toEqual([subject, rows.length])
    }
    const { talks = 0, links = 0, board_messages } = await countRows(queries)
    expect(total('talks')).toBe(talks - 1)
    expect(total('links')).toBe(links - 1)
    expect(total('board_messages')).toBe(board_messages)
    expect(total('unread_notifications', 1)).toBe(4)
  })

  it.each(SUBJECTS)('has no comment or like before the creation of %s', async (table, type) => {
    const { queries } = await open()
    const subjects = byId(await queries.selectFrom(table).select(['id', 'created_at']).execute())
    const comments = await queries
      .selectFrom('comments')
      .selectAll()
      .where('type', '=', type)
      .execute()
    const likes = await queries.selectFrom('likes').selectAll().where('type', '=', type).execute()
    for (const { for_id, created_at } of [...comments, ...likes]) {
      expect(created_at).toBeGreaterThan(subjects.get(for_id)?.created_at ?? Infinity)
    }
  })

  it('has replies after comments, likes after registrations, and nothing in the future', async () => {
    const { queries } = await open()
    const comments = byId(await queries.selectFrom('comments').selectAll().execute())
    for (const reply of comments.values()) {
      if (reply.parent_id === null) continue
      const parent = comments.get(reply.parent_id)
      expect(reply).toMatchObject({ type: parent?.type, for_id: parent?.for_id })
      expect(reply.to_id).not.toBeNull()
      expect(reply.created_at).toBeGreaterThan(parent?.created_at ?? Infinity)
    }
    const users = byId(await queries.selectFrom('users').selectAll().execute())
    const written = Date.parse('2026-11-15T12:00:00+08:00')
    for (const { user_id, created_at } of await queries.selectFrom('likes').selectAll().execute()) {
      expect(created_at).toBeLessThan(written)
      if (user_id) expect(created_at).toBeGreaterThan(users.get(user_id)?.created_at ?? Infinity)
    }
  })

  it('has chat messages in the order of their ids', async () => {
    const { queries } = await open()
    const messages = await queries.selectFrom('chat_messages').selectAll().orderBy('id').execute()
    const times = messages.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('has users that nobody can register or log in as', async () => {
    const { client, content, queries } = await open()
    const [first] = content.users
    const namesake = { username: `DEMO-${first?.name}`, password_hash: 'x', nick_name: 'x' }
    await expect(
      queries
        .insertInto('users')
        .values({ ...namesake, created_at: 1, updated_at: 1 })
        .execute(),
    ).rejects.toThrow(/unique/i)
    for (const { name } of content.users.slice(0, 3)) {
      for (const password of ['demo', 'x', ' ']) {
        const attempt = client().login({ body: { username: `demo-${name}`, password } })
        await expect(attempt).rejects.toMatchObject({ status: 400, message: '用户名或密码错误' })
      }
    }
  })
})
