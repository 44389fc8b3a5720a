import type { CommentRule } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'

const shared = useSite()

const open = async (comment_rule: CommentRule) => {
  const site = await withSubjects(await shared.empty())
  const { app, owner } = site
  const reader = await site.userClient('reader')
  await owner.updateConfig({ body: { comment_rule } })
  const comment = async (content: string, token = reader.token) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/comment/add',
      payload: { ...site.target(), content },
      headers: { authorization: token },
    })
    return { status: answer.statusCode, ...answer.json<{ code: number; reason?: string }>() }
  }
  const queue = async () =>
    (await owner.getQueue({ body: { current: 1, size: 50, source: 'held', order: 'old' } })).list
  const release = async () => {
    const items = (await queue()).map(({ source, kind, id }) => ({ source, kind, id }))
    await owner.decide({ body: { decision: 'keep', items } })
  }
  const total = () => site.client().getCommentTotal({ body: site.target() })
  return { ...site, reader, comment, queue, release, total }
}

it('publishes comments at once while they are open', async () => {
  const { comment, total } = await open('open')
  expect(await comment('a')).toMatchObject({ code: 0 })
  expect(await total()).toBe(1)
})

it('holds the first comment of a person, and publishes the next after it was let through', async () => {
  const { comment, queue, release, total, userClient } = await open('first')
  expect(await comment('a')).toMatchObject({ code: 100, reason: 'postHeld' })
  expect(await comment('b')).toMatchObject({ reason: 'postHeld' })
  expect(await queue()).toMatchObject([{ reasons: [] }, { reasons: [] }])
  await release()
  expect(await total()).toBe(2)
  expect(await comment('c')).toMatchObject({ code: 0 })
  const other = await userClient('stranger')
  expect(await comment('d', other.token)).toMatchObject({ reason: 'postHeld' })
})

it('holds every comment and reply, but not those of administrators', async () => {
  const { comment, release, owner, reader, target, total } = await open('all')
  expect(await comment('a')).toMatchObject({ reason: 'postHeld' })
  await release()
  expect(await comment('b')).toMatchObject({ reason: 'postHeld' })
  const { res } = await owner.addComment({ body: { ...target(), content: 'mine' } })
  expect(await total()).toBe(2)
  const reply = { ...target(), parent_id: res.id, to_id: res.from_id, content: 'r' }
  await expect(reader.addReply({ body: reply })).resolves.toBeUndefined()
  expect(await total()).toBe(2)
})

it('refuses comments where they are closed, and only to others', async () => {
  const { comment, owner, target, queue, total } = await open('closed')
  expect(await comment('a')).toMatchObject({ status: 403, reason: 'commentsClosed' })
  await owner.addComment({ body: { ...target(), content: 'mine' } })
  expect(await total()).toBe(1)
  expect(await queue()).toEqual([])
})
