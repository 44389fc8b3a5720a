import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async (comment_rule: string) => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const article = draft('tea', { comment_rule })
  const { id } = (await owner.addArticle({ body: { article } })).article
  const reader = await site.userClient('reader')
  const target = { type: 1 as const, for_id: id }
  const first = (await owner.addComment({ body: { ...target, content: 'welcome' } })).res
  const say = (content: string) => reader.addComment({ body: { ...target, content } })
  const reply = () =>
    reader.addReply({
      body: { ...target, parent_id: first.id, to_id: first.from_id, content: 'yes' },
    })
  return { ...site, owner, id, say, reply }
}

it('a closed article takes comments and replies of administrators only, and shows the rule', async () => {
  const { client, id, say, reply } = await open('closed')
  const closed = { status: 403, reason: 'commentsClosed' }
  await expect(say('hello')).rejects.toMatchObject(closed)
  await expect(reply()).rejects.toMatchObject(closed)
  const shown = await client().getArticleById({ params: { id } })
  expect(shown.comment_rule).toBe('closed')
})

it('comments on an article with review wait in the queue', async () => {
  const { owner, say, reply } = await open('all')
  expect(await say('hello')).toBeUndefined()
  expect(await reply()).toBeUndefined()
  const { total } = await owner.getQueue({ body: { current: 1, size: 5 } })
  expect(total).toBe(2)
})

it.each(['open', 'default'])('the rule %s lets everybody comment', async (rule) => {
  const { say, reply } = await open(rule)
  expect((await say('hello')).res.content).toBe('hello')
  expect((await reply()).res.content).toBe('yes')
})
