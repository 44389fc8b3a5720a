import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('tea') } })
  const reader = await site.userClient('reader')
  const target = { type: 1 as const, for_id: article.id }
  const { res: comment } = await reader.addComment({ body: { ...target, content: 'hello' } })
  const thread = async () =>
    (
      await site.client().getComments({
        body: { ...target, current: 1, size: 5, order: 'new' },
      })
    ).list[0]
  return { ...site, owner, reader, target, comment, thread }
}

it('the owner replies to a comment and to a reply, and their writers are told', async () => {
  const { owner, reader, comment, thread } = await open()
  const body = { id: comment.id, content: 'welcome', client_id: 'once' }
  const { res } = await owner.backReplyToComment({ body })
  expect(res).toMatchObject({ parent_id: comment.id, to_id: reader.id, content: 'welcome' })
  expect((await owner.backReplyToComment({ body })).res.id).toBe(res.id)
  const { res: answer } = await reader.addReply({
    body: {
      type: 1,
      for_id: comment.for_id,
      parent_id: comment.id,
      to_id: res.from_id,
      content: 'thanks',
    },
  })
  await owner.backReplyToComment({ body: { id: answer.id, content: 'any time' } })
  const replies = (await thread())?.replies.list.map(({ content, to_id }) => [content, to_id])
  expect(replies).toEqual([
    ['welcome', reader.id],
    ['thanks', res.from_id],
    ['any time', reader.id],
  ])
  const { list } = await reader.getNotifyList({ body: { current: 1, size: 5 } })
  expect(list).toHaveLength(2)
  await expect(
    owner.backReplyToComment({ body: { id: 999_999, content: 'x' } }),
  ).rejects.toMatchObject({ status: 404 })
})

it('the owner edits a comment of somebody else, at any time, and its first text is kept', async () => {
  const { owner, comment, thread } = await open()
  expect(await owner.backUpdateComment({ body: { id: comment.id, content: 'hello!' } })).toBe(true)
  expect(await thread()).toMatchObject({ content: 'hello!', is_edited: true })
  const { list } = await owner.backGetCommentList({ body: { current: 1, size: 5 } })
  expect(list[0]).toMatchObject({ content: 'hello!', original: 'hello' })
  await expect(
    owner.backUpdateComment({ body: { id: comment.id, content: '  ' } }),
  ).rejects.toMatchObject({ status: 422 })
})
