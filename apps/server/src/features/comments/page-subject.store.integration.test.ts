import { COMMENT_TYPE, LIKE_TYPE, NOTIFICATION_TYPE, REPORT_TYPE } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

const ABOUT = { title: 'About', page_content: 'text', place: 'menu' } as const

const open = async () => {
  const site = await openTestApp()
  const owner = await site.ownerClient()
  const { id, revision } = await owner.addPage({ body: ABOUT })
  const reader = await site.userClient('reader')
  const target = { type: COMMENT_TYPE.page, for_id: id }
  const say = (content = 'hello') => reader.addComment({ body: { ...target, content } })
  const save = (comment_rule: 'open' | 'all' | 'default' | 'closed' | undefined, from: number) =>
    owner.updatePage({ body: { ...ABOUT, id, revision: from, comment_rule } })
  const { queries } = site.platform.database
  return { ...site, queries, owner, reader, id, revision, target, say, save }
}

const closed = { status: 403, reason: 'commentsClosed' }

it('a new page takes no comments until the owner opens it, and again when it is closed', async () => {
  const { client, say, save, id, revision, target } = await open()
  await expect(say()).rejects.toMatchObject(closed)
  const { revision: second } = await save('open', revision)
  await say()
  // A client of an earlier version does not know the rule.
  const { revision: third } = await save(undefined, second)
  expect(await client().getPageById({ params: { id } })).toMatchObject({ comment_rule: 'open' })
  await say('again')
  await save('closed', third)
  await expect(say()).rejects.toMatchObject(closed)
  expect(await client().getCommentTotal({ body: target })).toBe(2)
})

it('a page with the rule of the site follows it', async () => {
  const { owner, say, save, revision } = await open()
  await save('default', revision)
  expect((await say()).res.content).toBe('hello')
  await owner.updateConfig({ body: { comment_rule: 'closed' } })
  await expect(say()).rejects.toMatchObject(closed)
})

it('a comment on a page is reviewed, listed, liked, reported and answered as others', async () => {
  const { owner, reader, say, save, revision, target, queries } = await open()
  await save('all', revision)
  expect(await say()).toBeUndefined()
  const place = { ...target, title: 'About' }
  const { list: held } = await owner.getQueue({ body: { current: 1, size: 5 } })
  expect(held).toMatchObject([{ source: 'held', kind: 'comment', ...place }])
  const items = held.map(({ source, kind, id }) => ({ source, kind, id }))
  await owner.decide({ body: { decision: 'keep', items } })

  const { list } = await owner.backGetCommentList({ body: { current: 1, size: 5 } })
  expect(list).toMatchObject([{ content: 'hello', ...place }])
  const [{ id = 0 } = {}] = list
  await owner.addLike({ body: { type: LIKE_TYPE.comment, for_id: id } })
  await owner.addReport({ body: { type: REPORT_TYPE.comment, for_id: id } })
  const { list: reported } = await owner.getQueue({ body: { current: 1, size: 5 } })
  expect(reported).toMatchObject([{ source: 'report', kind: 'comment', id, ...place }])
  expect((await owner.getDashboard({ params: { days: 7 } })).newComments).toMatchObject([
    { id, ...place },
  ])

  const { res } = await owner.backReplyToComment({ body: { id, content: 'welcome' } })
  const told = await queries.selectFrom('notifications').selectAll().orderBy('id').execute()
  const about = { type: NOTIFICATION_TYPE.page, to_id: target.for_id }
  expect(told).toMatchObject([
    { ...about, user_id: 1, comment_id: id, message: expect.stringContaining('《About》') },
    { ...about, user_id: reader.id, comment_id: res.id },
  ])
  const page = { current: 1, size: 5 }
  const { list: read } = await reader.getNotifyList({ body: page })
  expect(read).toMatchObject([{ ...about, message: expect.stringContaining('welcome') }])

  // A decision about it leads its author to the page, too.
  await owner.decide({
    body: { decision: 'remove', items: [{ source: 'written', kind: 'comment', id }] },
  })
  expect((await reader.getNotifyList({ body: page })).list).toMatchObject([
    { ...about, comment_id: null },
    about,
  ])
})

it('comments, likes, reports and notifications are deleted with their page', async () => {
  const { owner, client, reader, say, save, id, revision, target, queries } = await open()
  await save('open', revision)
  const { res } = await say()
  await owner.addLike({ body: { type: LIKE_TYPE.comment, for_id: res.id } })
  await owner.addReport({ body: { type: REPORT_TYPE.comment, for_id: res.id } })
  await owner.deletePage({ params: { id } })
  for (const table of ['comments', 'likes', 'reports', 'notifications'] as const) {
    expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
  }
  const counters = await queries
    .selectFrom('counters')
    .select('scope')
    .where('value', '<>', 0)
    .where('scope', 'in', ['comments', 'parent_comments', 'unread_notifications'])
    .execute()
  expect(counters).toEqual([])
  const gone = { status: 404, reason: 'commentTargetNotFound' }
  const calls = [
    () => client().getCommentTotal({ body: target }),
    () => client().getComments({ body: { ...target, current: 1, size: 5, order: 'hot' } }),
    () => client().countNewComments({ params: { ...target, after: 0 } }),
    () => reader.addComment({ body: { ...target, content: 'late' } }),
    () => owner.addComment({ body: { ...target, content: 'late' } }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject(gone)
})
