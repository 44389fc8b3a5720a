import type { ContentRef, Decision } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'
import type { UserClient } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const site = await withSubjects(await shared.empty())
  const { owner, queries } = site
  const queue = async (more: object = {}) =>
    owner.getQueue({ body: { current: 1, size: 50, ...more } })
  const decide = (decision: Decision, items: readonly ContentRef[]) =>
    owner.decide({
      body: { decision, items: items.map(({ source, kind, id }) => ({ source, kind, id })) },
    })
  const commentAs = async (by: UserClient, content: string) =>
    (await by.addComment({ body: { ...site.target(), content } })).res.id
  const notificationsOf = async ({ id }: { readonly id: number }) => {
    const rows = await queries
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ message }) => message)
  }
  const count = async (table: 'comments' | 'board_messages' | 'chat_messages' | 'reports') =>
    (await queries.selectFrom(table).select('id').execute()).length
  const reader = await site.userClient('reader')
  return { ...site, reader, queue, decide, commentAs, notificationsOf, count }
}

describe('review queue', () => {
  it('lists a reported post once, however many users report it, newest or oldest first', async () => {
    const { queue, commentAs, writer, reader, owner, ids } = await open()
    const first = await commentAs(writer, 'rude')
    const second = await commentAs(writer, 'worse')
    await reader.addReport({ body: { type: 4, for_id: first, reason: 'it is rude' } })
    await owner.addReport({ body: { type: 4, for_id: first } })
    await reader.addReport({ body: { type: 4, for_id: second } })
    await reader.addReport({ body: { type: 3, for_id: ids[3], reason: 'spam' } })
    const { list, total } = await queue()
    expect(total).toBe(3)
    expect(new Set(list.map(({ kind, id }) => `${kind} ${id}`))).toEqual(
      new Set([`comment ${first}`, `comment ${second}`, `boardMessage ${ids[3]}`]),
    )
    expect(list.find(({ id, kind }) => id === first && kind === 'comment')).toMatchObject({
      source: 'report',
      reports: 2,
      reasons: ['it is rude'],
      nick_name: 'writer',
      user_id: writer.id,
      title: 'spoken of',
      type: 1,
      for_id: ids[1],
    })
    const oldest = (await queue({ order: 'old' })).list.map(({ createdAtMs }) => createdAtMs)
    expect(oldest).toEqual([...oldest].sort((a, b) => a - b))
    expect(await queue({ content: 'WORSE' })).toMatchObject({ total: 1, list: [{ id: second }] })
    expect(await queue({ content: '%' })).toMatchObject({ total: 0 })
    expect(await queue({ nick_name: 'writer', source: 'report', content: null })).toMatchObject({
      total: 3,
    })
    expect((await queue({ size: 2, current: 2 })).list).toHaveLength(1)
  })

  it('approves: closes the report and notifies the reporter, not the author', async () => {
    const { queue, decide, commentAs, writer, reader, notificationsOf, count, client } =
      await open()
    const id = await commentAs(writer, 'not so bad')
    await reader.addReport({ body: { type: 4, for_id: id } })
    await client().addReport({ body: { type: 4, for_id: id } })
    expect(await decide('keep', (await queue()).list)).toEqual({ done: 1, stuck: 0, blocked: 0 })
    expect((await queue()).total).toBe(0)
    expect(await count('comments')).toBe(1)
    expect(await notificationsOf(reader)).toEqual([expect.stringContaining('not so bad')])
    expect(await notificationsOf(writer)).toEqual([])
  })

  it('removes: notifies author and reporter once each and deletes the reports', async () => {
    const { queue, decide, commentAs, writer, reader, notificationsOf, count, owner, ids } =
      await open()
    const bad = [await commentAs(writer, 'one bad'), await commentAs(writer, 'two bad')]
    for (const for_id of bad) await reader.addReport({ body: { type: 4, for_id } })
    await reader.addReport({ body: { type: 3, for_id: ids[3] } })
    const { list } = await queue()
    expect(await decide('remove', [...list, ...list])).toMatchObject({ done: 3 })
    expect([
      await count('comments'),
      await count('board_messages'),
      await count('reports'),
    ]).toEqual([0, 0, 0])
    expect(await notificationsOf(writer)).toEqual([
      expect.stringContaining('2'),
      expect.stringContaining('m'),
    ])
    expect(await notificationsOf(reader)).toHaveLength(2)
    // A second decision, as from a stale screen.
    expect(await decide('remove', list)).toMatchObject({ done: 0 })
    expect(await notificationsOf(writer)).toHaveLength(2)
    expect(await owner.getCommentTotal({ body: { type: 1, for_id: ids[1] } })).toBe(0)
  })

  it('removes through the endpoints of the specification as well', async () => {
    const { commentAs, writer, owner, notificationsOf, ids } = await open()
    const id = await commentAs(writer, 'top')
    const reply = { type: 1 as const, for_id: ids[1], parent_id: id, to_id: writer.id }
    const { res } = await owner.addReply({ body: { ...reply, content: 'answer' } })
    const wrong = { params: { id: res.id, parent_id: 0 } }
    await expect(owner.backDeleteComment(wrong)).rejects.toMatchObject({ status: 404 })
    await owner.backDeleteComment({ params: { id, parent_id: 0 } })
    const all = await owner.backGetCommentList({ body: { current: 1, size: 10 } })
    expect(all).toMatchObject({ total: 0, list: [] })
    expect((await notificationsOf(writer)).at(-1)).toContain('top')
    expect(await owner.backDeleteMessages({ body: { idList: [ids[3]] } })).toBe(1)
    const again = owner.backDeleteMessages({ body: { idList: [ids[3]] } })
    await expect(again).rejects.toMatchObject({ status: 404 })
  })
})

describe('a wave of spam', () => {
  it('of five hundred comments is removed in one call, all or nothing', async () => {
    const { queries, owner, decide, count, writer, ids } = await open()
    const rows = Array.from({ length: 500 }, (_, at) => ({
      type: 1,
      for_id: ids[1],
      from_id: writer.id,
      content: `casino ${at}`,
      created_at: at,
      updated_at: at,
    }))
    for (const some of [rows.slice(0, 250), rows.slice(250)]) {
      await queries.insertInto('comments').values(some).execute()
    }
    const body = { current: 1, size: 999, content: 'Casino' }
    const { list, total } = await owner.backGetCommentList({ body })
    expect([list.length, total]).toEqual([500, 500])
    const names = list.map(({ id }) => ({ source: 'written', kind: 'comment', id }) as const)
    expect(await decide('remove', names)).toMatchObject({ done: 500 })
    expect(await count('comments')).toBe(0)
    expect(await owner.getCommentTotal({ body: { type: 1, for_id: ids[1] } })).toBe(0)
  })

  it('by a few users is removed with them: blocked, logged out, recent posts deleted', async () => {
    const { queries, decide, commentAs, writer, reader, count, owner, ownerId, notificationsOf } =
      await open()
    const keptId = await commentAs(reader, 'tea')
    const one = await commentAs(writer, 'casino 1')
    await commentAs(writer, 'casino 2')
    const old = { type: 1, for_id: 1, from_id: writer.id, content: 'long ago' }
    await queries
      .insertInto('comments')
      .values({ ...old, created_at: 1, updated_at: 1 })
      .execute()
    const chat = { user_id: writer.id, content: 'casino', content_type: 'text' }
    await queries
      .insertInto('chat_messages')
      .values({ ...chat, created_at: Date.now() })
      .execute()
    const own = await commentAs(owner as UserClient, 'by the owner')
    const names = [one, own].map((id) => ({ source: 'written', kind: 'comment', id }) as const)
    expect(await decide('block', names)).toEqual({ done: 3, stuck: 0, blocked: 1 })
    await expect(writer.getSessions()).rejects.toMatchObject({ status: 401 })
    const left = await queries.selectFrom('comments').select(['id', 'content']).execute()
    expect(left.map(({ content }) => content).sort()).toEqual(['by the owner', 'long ago', 'tea'])
    expect(left.map(({ id }) => id)).toContain(keptId)
    expect(await count('chat_messages')).toBe(0)
    expect(await notificationsOf(writer)).toEqual([])
    const { blocked } = await queries
      .selectFrom('users')
      .select('blocked')
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow()
    expect(blocked).toBe(0)
  })

  it.each([
    { decision: 'burn', items: [{ source: 'held', kind: 'comment', id: 1 }] },
    { decision: 'keep', items: [] },
    { decision: 'keep', items: [{ source: 'held', kind: 'talk', id: 1 }] },
    { decision: 'keep', items: [{ source: 'held', kind: 'comment', id: 0 }] },
    { decision: 'keep', items: 'all' },
    {
      decision: 'keep',
      items: Array.from({ length: 5_001 }, () => ({ source: 'held', kind: 'comment', id: 1 })),
    },
  ])('is not removed by invalid input %#', async (body) => {
    const { owner } = await open()
    await expect(owner.decide({ body: body as never })).rejects.toMatchObject({ status: 422 })
  })
})
