import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'

const shared = useSite()

const open = async (opening = shared.empty()) => {
  const site = await opening
  const owner = await site.ownerClient()
  await owner.updateBlocklist({ body: { words: ['plum'], action: 'hold' } })
  const articles = [
    (await owner.addArticle({ body: { article: draft('one') } })).article.id,
    (await owner.addArticle({ body: { article: draft('two') } })).article.id,
  ]
  const held = async () => {
    const { list } = await owner.getQueue({
      body: { current: 1, size: 50, source: 'held', order: 'old' },
    })
    return list.map(({ source, kind, id }) => ({ source, kind, id }))
  }
  const release = (items: Awaited<ReturnType<typeof held>>) =>
    owner.decide({ body: { decision: 'keep', items } })
  return { ...site, owner, articles, held, release }
}

it('approves held posts while others write about the same subjects, and loses nothing', async () => {
  const { articles, held, release, userClient, platform } = await open()
  const [one, two] = [await userClient('one'), await userClient('two')]
  const about = (content: string) => (for_id: number, place: number) => ({
    body: { type: 1 as const, for_id, content: `${content} ${place}` },
  })
  const turns = Array.from({ length: 20 }, (_, place) => articles[place % 2] ?? 0)
  for (const comment of turns.map(about('plum'))) {
    // Held: the answer is a hint instead of the comment.
    expect(await one.addComment(comment)).toBeUndefined()
  }
  const items = await held()
  await Promise.all([
    release(items),
    ...turns
      .toReversed()
      .map(about('tea'))
      .map((comment) => two.addComment(comment)),
  ])
  const { count } = await platform.database.queries
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(40)
})

it('counts approved comments and replies on the day of their approval', async () => {
  // The changed days wait in memory.
  const { articles, owner, held, release, userClient } = await open(openTestApp())
  const writer = await userClient('writer')
  const target = { type: 1 as const, for_id: articles[0] ?? 0 }
  const { res } = await writer.addComment({ body: { ...target, content: 'tea' } })
  const reply = { ...target, content: 'plum', parent_id: res.id, to_id: writer.id }
  expect(await owner.addReply({ body: reply })).toBeDefined()
  const other = await userClient('other')
  expect(await other.addReply({ body: reply })).toBeUndefined()
  await release(await held())
  const counted = async () =>
    (await owner.getDashboard({ params: { days: 7 } })).days.at(-1)?.comments
  await expect.poll(counted, { timeout: 10_000 }).toBe(3)
})
