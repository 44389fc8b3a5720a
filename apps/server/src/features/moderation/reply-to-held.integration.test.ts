import { COMMENT_TYPE } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  await owner.updateConfig({ body: { comment_rule: 'all' } })
  const { article } = await owner.addArticle({ body: { article: draft('a') } })
  const target = { type: COMMENT_TYPE.article, for_id: article.id } as const
  const user = await site.userClient('reader')
  const hold = async (content: string) => {
    await user.addComment({ body: { ...target, content } })
    return (await queue())[0]?.id ?? 0
  }
  const queue = async () => (await owner.getQueue({ body: { current: 1, size: 9 } })).list
  const comments = async () => {
    const body = { ...target, current: 1, size: 9, order: 'new' as const }
    return (await site.client().getComments({ body })).list
  }
  return { ...site, owner, user, article, hold, queue, comments }
}

it('approves a held comment and answers it', async () => {
  const { owner, user, hold, queue, comments } = await open()
  const id = await hold('may I?')
  await owner.replyToHeld({ body: { id, content: 'yes' } })
  expect(await queue()).toEqual([])
  const [comment] = await comments()
  expect(comment).toMatchObject({ content: 'may I?', from_id: user.id })
  expect(comment?.replies.list).toMatchObject([{ content: 'yes', to_id: user.id }])
  const { list } = await user.getNotifyList({ body: { current: 1, size: 9 } })
  expect(list.some(({ message }) => message.includes('yes'))).toBe(true)
})

it('does both or nothing', async () => {
  const { owner, hold, queue, comments } = await open()
  const id = await hold('may I?')
  await expect(owner.replyToHeld({ body: { id, content: ' ' } })).rejects.toBeDefined()
  await expect(owner.replyToHeld({ body: { id: id + 9, content: 'a' } })).rejects.toMatchObject({
    reason: 'commentNotFound',
  })
  expect(await queue()).toHaveLength(1)
  expect(await comments()).toEqual([])
})

it('writes one reply for one id of the client', async () => {
  const { owner, hold, comments } = await open()
  const body = { id: await hold('may I?'), content: 'yes', client_id: 'once' }
  await Promise.all([owner.replyToHeld({ body }), owner.replyToHeld({ body })])
  expect(await comments()).toHaveLength(1)
})

it('says that the article is gone, and keeps the comment waiting', async () => {
  const { owner, article, hold, queue } = await open()
  const id = await hold('may I?')
  await owner.deleteArticle({ params: { id: article.id, status: 1 } })
  await expect(owner.replyToHeld({ body: { id, content: 'yes' } })).rejects.toMatchObject({
    reason: 'commentTargetNotFound',
  })
  expect(await queue()).toHaveLength(1)
})
