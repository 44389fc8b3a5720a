import type { Limit } from '@lanting/contract'
import { expect, it } from 'vitest'
import { draft, openTestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
const PHONE = 'Mozilla/5.0 (Phone)'

const open = async () => {
  const clock = { at: Date.parse('2026-11-17T12:00:00+08:00') }
  const site = await openTestApp({ env: { TRUSTED_PROXY_HOPS: '1' }, now: () => clock.at })
  const owner = await site.ownerClient()
  const add = async (title: string) =>
    (await owner.addArticle({ body: { article: draft(title) } })).article.id
  const [first, second] = [await add('first'), await add('second')]
  const { queries } = site.platform.database
  /** A call of a browser at an address, with the given cookie. */
  const call = async (
    name: 'addLike' | 'cancelLike' | 'getIsLikeByIdOrIpAndType',
    { id = first, ip = '192.0.2.1', device = PHONE, cookie = '' } = {},
  ) => {
    clock.at += 10_000
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/like/${name}`,
      payload: { type: 1, for_id: id },
      headers: {
        'x-forwarded-for': ip,
        'user-agent': device,
        ...(cookie && { cookie: `visitor=${cookie}` }),
      },
    })
    const [set] = answer.cookies
    return { status: answer.statusCode, cookie: set?.value ?? '', ...answer.json() }
  }
  const likes = async (id = first) => {
    const { thumbs_up_times } = await site.client().getArticleById({ params: { id } })
    const rows = await queries.selectFrom('likes').select('id').where('for_id', '=', id).execute()
    expect(rows).toHaveLength(thumbs_up_times)
    return thumbs_up_times
  }
  return { ...site, clock, queries, call, likes, first, second }
}

it('counts a visitor without the cookie once a day, and rejects the second like', async () => {
  const { call, likes, second } = await open()
  expect((await call('addLike')).status).toBe(200)
  const again = await call('addLike')
  expect(again).toMatchObject({ status: 409, message: '您已经点过赞了' })
  expect((await call('getIsLikeByIdOrIpAndType')).result).toBe(true)
  expect(await likes()).toBe(1)
  expect((await call('addLike', { id: second })).status).toBe(200)
  expect([await likes(), await likes(second)]).toEqual([1, 1])
})

it('counts another address and another browser as other visitors', async () => {
  const { call, likes } = await open()
  for (const by of [{}, { ip: '192.0.2.2' }, { device: 'Mozilla/5.0 (Desk)' }]) {
    expect((await call('getIsLikeByIdOrIpAndType', by)).result).toBe(false)
    expect((await call('addLike', by)).status).toBe(200)
  }
  expect(await likes()).toBe(3)
})

it('never counts one browser twice, with and without its cookie', async () => {
  const { call, likes, second } = await open()
  const { cookie } = await call('addLike')
  expect((await call('addLike', { cookie })).status).toBe(409)
  expect((await call('addLike')).status).toBe(409)
  // A cookie of another like does not make a second visitor.
  const { cookie: other } = await call('addLike', { id: second })
  expect((await call('addLike', { cookie: other })).status).toBe(409)
  expect((await call('addLike', { cookie, id: second })).status).toBe(409)
  expect([await likes(), await likes(second)]).toEqual([1, 1])
})

it('does not count a browser again that liked with an old cookie and lost it', async () => {
  const { call, likes, clock, second } = await open()
  const { cookie } = await call('addLike', { id: second })
  clock.at += DAY_MS
  expect((await call('addLike', { cookie })).status).toBe(200)
  expect((await call('addLike')).status).toBe(409)
  expect(await likes()).toBe(1)
})

it('counts two visitors with their own cookies at the same address and browser', async () => {
  const { call, likes, clock, second } = await open()
  const { cookie: one } = await call('addLike', { id: second })
  const { cookie: two } = await call('addLike', { id: second, ip: '192.0.2.9' })
  clock.at += DAY_MS
  expect((await call('addLike', { cookie: one })).status).toBe(200)
  expect((await call('addLike', { cookie: two })).status).toBe(200)
  expect((await call('addLike', { cookie: two })).status).toBe(409)
  expect(await likes()).toBe(2)
})

it('removes a like on the same day, with and without the cookie', async () => {
  const { call, likes } = await open()
  expect((await call('cancelLike')).status).toBe(409)
  await call('addLike')
  expect((await call('cancelLike', { ip: '192.0.2.2' })).status).toBe(409)
  expect((await call('cancelLike')).status).toBe(200)
  expect((await call('cancelLike')).status).toBe(409)
  const { cookie } = await call('addLike')
  expect(await likes()).toBe(1)
  expect((await call('cancelLike', { cookie, ip: '192.0.2.2' })).status).toBe(200)
  expect(await likes()).toBe(0)
  expect((await call('addLike', { cookie })).status).toBe(200)
  expect(await likes()).toBe(1)
})

it('forgets the address after the day, but not the cookie', async () => {
  const { call, likes, clock, queries } = await open()
  const { cookie } = await call('addLike')
  const kept = await queries.selectFrom('daily_likes').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(
    JSON.stringify([kept, await queries.selectFrom('likes').selectAll().execute()]),
  ).not.toMatch(/192\.0\.2|Phone/)
  clock.at += DAY_MS
  expect((await call('getIsLikeByIdOrIpAndType')).result).toBe(false)
  expect((await call('addLike', { cookie })).status).toBe(409)
  expect((await call('addLike')).status).toBe(200)
  expect(await likes()).toBe(2)
  await queries.deleteFrom('daily_salts').execute()
  expect(await queries.selectFrom('daily_likes').selectAll().execute()).toEqual([])
})

it('limits the likes of one network with many user agents', async () => {
  const { call, likes, platform } = await open()
  const { take } = platform.limiter
  // Only the limit of likes applies; the call limit of Redis has another clock.
  Object.assign(platform.limiter, {
    take: (key: string, limit: Limit) =>
      key.startsWith('like ') ? take(key, limit) : { allowed: true, retryAfterMs: 0 },
  })
  const answers: number[] = []
  for (let turn = 0; turn < 55; turn += 1) {
    answers.push((await call('addLike', { device: `robot ${turn}` })).status)
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(50)
  expect(new Set(answers.slice(50))).toEqual(new Set([429]))
  expect(await likes()).toBe(50)
  expect((await call('addLike', { ip: '198.51.100.1' })).status).toBe(200)
})

it('counts one of many concurrent likes', async () => {
  const { app, likes, first } = await open()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.inject({
        method: 'POST',
        url: '/api/like/addLike',
        payload: { type: 1, for_id: first },
        headers: { 'x-forwarded-for': '192.0.2.1', 'user-agent': PHONE },
      }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array(7).fill(409)])
  expect(await likes()).toBe(1)
})
