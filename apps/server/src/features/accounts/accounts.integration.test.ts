import { ROLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { draft, OWNER, openTestApp } from '../../testing/test-app.ts'
import { accountStore } from './accounts.store.ts'
import { hashPassword } from './passwords.ts'

const NEUTRAL = { status: 400, code: '100001', message: '用户名或密码错误' }

describe('logging in', () => {
  it('gives a token that opens guarded calls, bare or with Bearer', async () => {
    const { client } = await openTestApp()
    const { token, role, username } = await client().login({ body: OWNER })
    expect({ role, username }).toEqual({ role: 1, username: 'owner' })
    await client(token).addArticle({ body: { article: draft('a') } })
    await client(`Bearer ${token}`).addArticle({ body: { article: draft('b') } })
  })

  it.each([
    ['an unknown name', { username: 'nobody', password: OWNER.password }],
    ['a wrong password', { username: 'owner', password: 'wrong' }],
    ['markup', { username: '<b>', password: "' or 1=1 --" }],
  ])('answers %s with the same neutral sentence', async (_, body) => {
    const { client } = await openTestApp()
    await expect(client().login({ body })).rejects.toEqual(NEUTRAL)
  })

  it('is limited', async () => {
    const { client } = await openTestApp()
    const body = { username: 'nobody', password: 'x' }
    const attempts = await Promise.allSettled(
      Array.from({ length: 11 }, () => client().login({ body })),
    )
    const statuses = attempts.map((attempt) => (attempt as PromiseRejectedResult).reason.status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('accepts a one-time password once', async () => {
    const { client, platform } = await openTestApp()
    const accounts = accountStore(platform.database.queries)
    const { token } = await client().login({ body: OWNER })
    const owner = await accounts.find('owner')
    await accounts.setOneTimePassword(owner?.id ?? 0, await hashPassword('once-only'), 1)

    const body = { username: 'owner', password: 'once-only' }
    const attempts = await Promise.allSettled([client().login({ body }), client().login({ body })])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(client().login({ body })).rejects.toEqual(NEUTRAL)
    await expect(client().login({ body: { ...body, password: '' } })).rejects.toMatchObject({
      status: 422,
    })
    await expect(client(token).logout()).rejects.toMatchObject({ status: 401 })
  })
})

describe('a session', () => {
  it('ends with logout', async () => {
    const { client } = await openTestApp()
    const { token } = await client().login({ body: OWNER })
    expect(await client(token).logout()).toBe(true)
    await expect(client(token).logout()).rejects.toMatchObject({ status: 401, message: '登录过期' })
  })

  it('ends by itself', async () => {
    let now = Date.now()
    const { client } = await openTestApp({ now: () => now })
    const { token } = await client().login({ body: OWNER })
    now += 25 * 3_600_000
    await expect(client(token).logout()).rejects.toMatchObject({ status: 401 })
  })

  it('of an ordinary user does not open what is for administrators', async () => {
    const { client, platform } = await openTestApp()
    const passwordHash = await hashPassword('secret-1')
    await accountStore(platform.database.queries).add(
      { username: 'guest', passwordHash, role: ROLE.user, nickName: 'guest' },
      1,
    )
    const { token } = await client().login({ body: { username: 'Guest', password: 'secret-1' } })
    const attempt = client(token).addArticle({ body: { article: draft('a') } })
    await expect(attempt).rejects.toEqual({
      status: 403,
      code: '100002',
      message: '普通用户仅限查看',
    })
  })
})
