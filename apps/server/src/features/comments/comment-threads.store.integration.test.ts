import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async (options: Parameters<typeof shared.empty>[0] = {}) => {
  const site = await withSubjects(await shared.empty(options))
  const reader = await site.userClient('reader')
  const addComment = async (content: string) =>
    (await reader.addComment({ body: { ...site.target(), content } })).res
  const addReply = async (parent_id: number, content: string) => {
    const body = { ...site.target(), parent_id, to_id: reader.id, content }
    return (await site.writer.addReply({ body })).res
  }
  const thread = (id: number) => site.client().getCommentThread({ body: { id } })
  const list = () =>
    site.client().getComments({ body: { ...site.target(), current: 1, size: 5, order: 'hot' } })
  const countNew = (after: number) =>
    site.client().countNewComments({ params: { ...site.target(), after } })
  return { ...site, reader, addComment, addReply, thread, list, countNew }
}

it('finds the thread of a comment, and the page of a reply', async () => {
  const { addComment, addReply, thread } = await open()
  const first = await addComment('first')
  await addComment('second')
  const replies = []
  for (let count = 0; count < 7; count += 1) replies.push(await addReply(first.id, `r${count}`))
  const found = await thread(first.id)
  expect(found).toMatchObject({ reply_page: 1, comment: { id: first.id, content: 'first' } })
  expect(found.comment.replies).toMatchObject({ total: 7 })
  expect(found.comment.replies.list).toHaveLength(5)
  expect(await thread(replies[4]?.id ?? 0)).toMatchObject({ reply_page: 1 })
  expect(await thread(replies[5]?.id ?? 0)).toEqual({ ...found, reply_page: 2 })
})

it('does not find a deleted comment, or one on a hidden subject', async () => {
  const { addComment, addReply, thread, owner, reader } = await open()
  const missing = { status: 404, code: '100015' }
  const { id } = await addComment('hello')
  const reply = await addReply(id, 'yes')
  await reader.deleteComment({ params: { id, parent_id: 0 } })
  await expect(thread(id)).rejects.toMatchObject(missing)
  await expect(thread(reply.id)).rejects.toMatchObject(missing)
  await expect(thread(999)).rejects.toMatchObject(missing)
  const { article } = await owner.addArticle({ body: { article: draft('hidden', { status: 2 }) } })
  const target = { type: 1 as const, for_id: article.id }
  const { res } = await owner.addComment({ body: { ...target, content: 'secret' } })
  await expect(thread(res.id)).rejects.toMatchObject(missing)
  const seen = await owner.getCommentThread({ body: { id: res.id } })
  expect(seen.comment.content).toBe('secret')
})

it('counts comments and replies that are newer than the list', async () => {
  const { addComment, addReply, list, countNew, target, client } = await open()
  expect((await list()).newest_id).toBe(0)
  const { id } = await addComment('one')
  const { newest_id } = await list()
  expect(newest_id).toBe(id)
  expect(await countNew(newest_id)).toBe(0)
  await addReply(id, 'two')
  await addComment('three')
  expect(await countNew(newest_id)).toBe(2)
  expect(await countNew((await list()).newest_id)).toBe(0)
  expect(await client().countNewComments({ params: { ...target(2), after: 0 } })).toBe(0)
  const hidden = { type: 1 as const, for_id: 999, after: 0 }
  await expect(client().countNewComments({ params: hidden })).rejects.toMatchObject({ status: 404 })
})

it('leads the notification of a comment or reply to it', async () => {
  const { addComment, addReply, owner, reader } = await open()
  const comment = await addComment('hello')
  const reply = await addReply(comment.id, 'welcome')
  const newest = async (by: typeof owner) =>
    (await by.getNotifyList({ body: { current: 1, size: 1 } })).list[0]?.comment_id
  expect(await newest(owner)).toBe(comment.id)
  expect(await newest(reader)).toBe(reply.id)
})
