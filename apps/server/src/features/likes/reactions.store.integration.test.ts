import type { Reaction } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'

const shared = useSite()

const NONE = { heart: 0, clap: 0, think: 0, laugh: 0, party: 0, sad: 0 }

const open = async (opening = shared.empty()) => {
  const site = await opening
  const owner = await site.ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('read') } })
  const { article: hidden } = await owner.addArticle({
    body: { article: draft('hidden', { status: 2 }) },
  })
  const { queries } = site.platform.database
  const params = { id: article.id }
  const target = (reaction: Reaction) => ({ body: { for_id: article.id, reaction } })
  /** A browser that keeps its cookie. */
  const visitor = (agent: string) => {
    let cookie = ''
    return async (path: string, payload: object) => {
      const headers = { 'user-agent': agent, ...(cookie && { cookie }) }
      const url = `/api/like/${path}`
      const answer = await site.app.inject({ method: 'POST', url, payload, headers })
      const [set] = answer.cookies
      if (set) cookie = `${set.name}=${set.value}`
      return { status: answer.statusCode, ...answer.json() }
    }
  }
  return { ...site, owner, article, hidden, params, target, visitor, queries }
}

it('counts each reaction once for a user, and takes it back', async () => {
  const { userClient, client, params, target } = await open()
  const [one, other] = [await userClient('readerone'), await userClient('readertwo')]
  await one.addReaction(target('heart'))
  await one.addReaction(target('party'))
  await other.addReaction(target('heart'))
  await expect(one.addReaction(target('heart'))).rejects.toMatchObject({
    status: 409,
    reason: 'alreadyReacted',
  })
  const counts = { ...NONE, heart: 2, party: 1 }
  expect(await one.getReactions({ body: params })).toEqual({ counts, own: ['heart', 'party'] })
  expect(await other.getReactions({ body: params })).toEqual({ counts, own: ['heart'] })
  expect(await client().getReactions({ body: params })).toEqual({ counts, own: [] })
  await one.cancelReaction(target('heart'))
  await expect(one.cancelReaction(target('heart'))).rejects.toMatchObject({
    status: 409,
    reason: 'notReacted',
  })
  expect((await one.getReactions({ body: params })).counts).toEqual({ ...counts, heart: 1 })
})

it('leaves the likes of the article as they are', async () => {
  const { userClient, client, params, target, article } = await open()
  const reader = await userClient('reader')
  await reader.addReaction(target('heart'))
  const like = { type: 1 as const, for_id: article.id }
  expect(await reader.getIsLike({ body: like })).toBe(false)
  await reader.addLike({ body: like })
  await reader.cancelReaction(target('heart'))
  expect(await reader.getIsLike({ body: like })).toBe(true)
  expect((await client().getArticleById({ params })).thumbs_up_times).toBe(1)
  expect(await reader.getReactions({ body: params })).toEqual({ counts: NONE, own: [] })
})

it('knows a visitor by the cookie, and by the hash of the day', async () => {
  const { visitor, article } = await open()
  const body = { for_id: article.id, reaction: 'clap' }
  const read = ['getReactions', { id: article.id }] as const
  const first = visitor('browser one')
  expect(await first('addReaction', body)).toMatchObject({ status: 200 })
  expect(await first('addReaction', body)).toMatchObject({ status: 409 })
  expect((await first(...read)).result).toMatchObject({ counts: { clap: 1 }, own: ['clap'] })
  // The same browser without its cookie.
  const again = visitor('browser one')
  expect((await again(...read)).result).toMatchObject({ own: ['clap'] })
  expect(await again('addReaction', body)).toMatchObject({ status: 409 })
  const other = visitor('browser two')
  expect((await other(...read)).result).toMatchObject({ own: [] })
  expect(await other('addReaction', body)).toMatchObject({ status: 200 })
  expect(await again('cancelReaction', body)).toMatchObject({ status: 200 })
  expect((await other(...read)).result).toMatchObject({ counts: { clap: 1 }, own: ['clap'] })
})

it('is only for public articles, and for known reactions', async () => {
  const { client, hidden, params, queries } = await open()
  const by = client()
  const missing = { status: 404, message: '点赞的内容不存在' }
  for (const for_id of [hidden.id, 999]) {
    const body = { for_id, reaction: 'sad' as const }
    await expect(by.addReaction({ body })).rejects.toMatchObject(missing)
    await expect(by.getReactions({ body: { id: for_id } })).rejects.toMatchObject(missing)
  }
  const body = { for_id: params.id, reaction: 'spam' as Reaction }
  await expect(by.addReaction({ body })).rejects.toMatchObject({ status: 422 })
  expect(await queries.selectFrom('likes').selectAll().execute()).toEqual([])
})

it('is limited to ten a minute', async () => {
  const { visitor, article } = await open()
  const call = visitor('browser')
  const body = { for_id: article.id, reaction: 'laugh' }
  const answers = []
  for (let times = 0; times < 11; times += 1) answers.push(await call('addReaction', body))
  expect(answers.map(({ status }) => status)).toEqual([200, ...Array(9).fill(409), 429])
  expect(answers.at(-1).message).toBe('点赞过于频繁 请稍后再试')
})

it('keeps rows and counter equal in concurrent calls', async () => {
  const { userClient, target, params, queries, platform } = await open(openTestApp())
  Object.assign(platform.limiter, { take: () => ({ allowed: true, retryAfterMs: 0 }) })
  const reader = await userClient('reader')
  await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 ? reader.addReaction(target('sad')) : reader.cancelReaction(target('sad')),
    ),
  )
  const rows = await queries.selectFrom('likes').selectAll().execute()
  const { counts } = await reader.getReactions({ body: params })
  expect(counts.sad).toBe(rows.length)
})

it('goes with its article', async () => {
  const { userClient, target, owner, article, queries } = await open()
  await (await userClient('reader')).addReaction(target('heart'))
  await owner.deleteArticle({ params: { id: article.id, status: 1 } })
  await owner.purgeArticles({ body: { idList: [article.id] } })
  expect(await queries.selectFrom('likes').selectAll().execute()).toEqual([])
  const counters = await queries
    .selectFrom('counters')
    .select('value')
    .where('scope', '=', 'reactions')
    .execute()
  expect(counters.map(({ value }) => Number(value))).toEqual([0])
})
