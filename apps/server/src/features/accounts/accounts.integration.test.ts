import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft, OWNER, openTestApp, PASSWORD } from '../../testing/test-app.ts'
import { accountStore } from './accounts.store.ts'
import { hashPassword } from './passwords.ts'

const shared = useSite()
const TELL_NOBODY = async () => undefined

const NEUTRAL = {
  status: 400,
  code: '100001',
  message: '用户名或密码错误',
  reason: 'wrongCredentials',
}
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe('login', () => {
  it('returns a token that authorizes calls, with and without "Bearer"', async () => {
    const { client } = await shared.empty()
    const { token, role, username } = await client().login({ body: OWNER })
    expect({ role, username }).toEqual({ role: 1, username: 'owner' })
    await client(token).addArticle({ body: { article: draft('a') } })
    await client(`Bearer ${token}`).addArticle({ body: { article: draft('b') } })
  })

  it.each([
    ['an unknown name', { username: 'nobody', password: OWNER.password }],
    ['a wrong password', { username: 'owner', password: 'wrong' }],
    ['markup', { username: '<b>', password: "' or 1=1 --" }],
  ])('answers %s with the same neutral error', async (_, body) => {
    const { client } = await shared.empty()
    await expect(client().login({ body })).rejects.toEqual(NEUTRAL)
  })

  it('sets a socket cookie that is hidden from scripts and other paths', async () => {
    const { app } = await openTestApp({ env: { PUBLIC_URL: 'https://lanting.example' } })
    const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload: OWNER })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({
      name: 'session',
      value: answer.json().result.token,
      path: '/ws/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 86_400,
    })
    const headers = { authorization: answer.json().result.token }
    const loggedOut = await app.inject({ method: 'POST', url: '/api/user/logout', headers })
    expect(loggedOut.cookies[0]).toMatchObject({ name: 'session', value: '', path: '/ws/' })
  })

  it('does not accept the cookie instead of the token', async () => {
    const { app, client } = await shared.empty()
    const { token } = await client().login({ body: OWNER })
    const headers = { cookie: `session=${token}` }
    const answer = await app.inject({ method: 'POST', url: '/api/user/logout', headers })
    expect(answer.statusCode).toBe(401)
  })

  it('accepts a one-time password once, and then allows a new password', async () => {
    const { client, platform } = await shared.empty()
    const accounts = accountStore(platform.database.queries)
    const { token } = await client().login({ body: OWNER })
    const owner = await accounts.find('owner')
    const once = { once: true, now: 1, tellByMail: TELL_NOBODY }
    await accounts.setPassword(owner?.id ?? 0, await hashPassword('once-only'), once)
    await expect(client(token).logout()).rejects.toMatchObject({ status: 401 })

    const body = { username: 'owner', password: 'once-only' }
    const attempts = await Promise.allSettled([client().login({ body }), client().login({ body })])
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(client().login({ body })).rejects.toEqual(NEUTRAL)

    const fresh = attempts.find((attempt) => attempt.status === 'fulfilled')?.value.token
    const password1 = 'brand-new-1'
    const change = { password: 'anything', password1, password2: password1 }
    expect(await client(fresh).updatePassword({ body: change })).toBe(true)
    await client().login({ body: { username: 'owner', password: password1 } })
  })

  it('gives the token of a password link after a one-time password, and only then', async () => {
    const { client, platform } = await shared.empty()
    expect(await client().login({ body: OWNER })).not.toHaveProperty('password_token')
    const accounts = accountStore(platform.database.queries)
    const { id = 0 } = (await accounts.find('owner')) ?? {}
    await accounts.setPassword(id, await hashPassword('once-only'), {
      once: true,
      now: 1,
      tellByMail: TELL_NOBODY,
    })
    const body = { username: 'owner', password: 'once-only' }
    const { password_token: token = '' } = await client().login({ body })
    expect(await client().getPasswordLink({ body: { token } })).toEqual({ username: 'owner' })
    const password1 = 'brand-new-1'
    await client().setPasswordByLink({ body: { token, password1, password2: password1 } })
    const again = await client().login({ body: { username: 'owner', password: password1 } })
    expect(again).not.toHaveProperty('password_token')
  })
})

describe('password guessing', () => {
  const guess = { username: 'owner', password: 'wrong' }

  it('does not lock out the user at another address, and resets after the right password', async () => {
    const { app, client } = await openTestApp({ env: { TRUSTED_PROXY_HOPS: '1' } })
    const from = (address: string, password: string) =>
      app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { ...guess, password },
        headers: { 'x-forwarded-for': address },
      })
    for (let attempts = 0; attempts < 6; attempts += 1) await from('10.0.0.1', 'wrong')
    expect((await from('10.0.0.1', OWNER.password)).statusCode).toBe(429)
    expect((await from('10.0.0.2', OWNER.password)).statusCode).toBe(200)
    for (let attempts = 0; attempts < 4; attempts += 1) await client().login({ body: OWNER })
    for (let attempts = 0; attempts < 4; attempts += 1) await from('10.0.0.3', 'wrong')
    expect((await from('10.0.0.3', OWNER.password)).statusCode).toBe(200)
    expect((await from('10.0.0.3', 'wrong')).statusCode).toBe(400)
  })

  it('is limited by address across many accounts', async () => {
    const { client } = await shared.empty()
    const statuses = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        client()
          .login({ body: { username: `nobody${index}`, password: 'x' } })
          .catch(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

describe('a session', () => {
  it('ends with logout', async () => {
    const { client } = await shared.empty()
    const { token } = await client().login({ body: OWNER })
    expect(await client(token).logout()).toBe(true)
    await expect(client(token).logout()).rejects.toMatchObject({ status: 401, message: '登录过期' })
  })

  it('ends after a day, used or not', async () => {
    let now = Date.now()
    const { client } = await shared.empty({ now: () => now })
    const { token } = await client().login({ body: OWNER })
    now += 0.6 * DAY_MS
    await client(token).getSessions()
    now += 0.6 * DAY_MS
    await expect(client(token).logout()).rejects.toMatchObject({ status: 401 })
  })

  it('ends after thirty days without use when it is remembered', async () => {
    let now = Date.now()
    const { client } = await shared.empty({ now: () => now })
    const { token } = await client().login({ body: { ...OWNER, remember: true } })
    now += 29 * DAY_MS
    await client(token).getSessions()
    now += 29 * DAY_MS
    await client(token).getSessions()
    now += 31 * DAY_MS
    await expect(client(token).getSessions()).rejects.toMatchObject({ status: 401 })
  })

  it('is listed with its device and the time of last use', async () => {
    let now = Date.now()
    const { app, client } = await shared.empty({ now: () => now })
    const { token } = await client().login({ body: OWNER })
    const device = 'Mozilla/5.0 (X11; Linux) Firefox/130.0'
    const headers = { 'user-agent': device }
    await app.inject({ method: 'POST', url: '/api/user/login', payload: OWNER, headers })
    now += 5 * MINUTE_MS
    const list = await client(token).getSessions()
    expect(list).toMatchObject([
      { own: true, lastSeenAtMs: now },
      { own: false, device },
    ])
  })

  it('can be ended from another session of the same user only', async () => {
    const { client, userClient } = await shared.empty()
    const stranger = await userClient('stranger')
    const { token } = await client().login({ body: OWNER })
    const { token: other } = await client().login({ body: OWNER })
    const list = await client(token).getSessions()
    const id = list.find(({ own }) => !own)?.id ?? 0
    await expect(stranger.endSession({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await client(token).endSession({ params: { id } })).toBe(true)
    await expect(client(other).getSessions()).rejects.toMatchObject({ status: 401 })
    await client(token).getSessions()
    expect(await client(token).endSessions()).toEqual({ ended: 1 })
    await expect(client(token).getSessions()).rejects.toMatchObject({ status: 401 })
    await stranger.getSessions()
  })

  it('of an ordinary user is rejected by admin endpoints', async () => {
    const { userClient } = await shared.empty()
    const user = await userClient('guest')
    await expect(user.addArticle({ body: { article: draft('a') } })).rejects.toEqual({
      status: 403,
      code: '100002',
      message: '普通用户仅限查看',
      reason: 'administratorOnly',
    })
  })
})

describe('a status change', () => {
  const open = async () => {
    const site = await shared.empty()
    const owner = await site.ownerClient()
    const user = await site.userClient('guest')
    const again = () => site.client().login({ body: { username: 'guest', password: PASSWORD } })
    return { ...site, owner, user, again }
  }

  it('of the role ends the old sessions and takes effect with the next call', async () => {
    const { owner, user, again, client } = await open()
    await owner.updateRole({ params: { id: user.id, role: 1 } })
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
    const { token } = await again()
    await client(token).addArticle({ body: { article: draft('a') } })
    await owner.updateRole({ params: { id: user.id, role: 2 } })
    await expect(client(token).getSessions()).rejects.toMatchObject({ status: 401 })
  })

  it('to blocked ends the sessions and is reported only after the right password', async () => {
    const { owner, user, again, client } = await open()
    await owner.updateBlocked({ params: { id: user.id, blocked: 1 } })
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
    await expect(again()).rejects.toMatchObject({ status: 403, message: '这个账号已被停用' })
    const wrong = { username: 'guest', password: 'wrong' }
    await expect(client().login({ body: wrong })).rejects.toEqual(NEUTRAL)
    await owner.updateBlocked({ params: { id: user.id, blocked: 0 } })
    await again()
  })

  it('of the password ends every session', async () => {
    const { user, again, client } = await open()
    const { token: other } = await again()
    const body = { password: PASSWORD, password1: 'other-22', password2: 'other-22' }
    expect(await user.updatePassword({ body })).toBe(true)
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
    await expect(client(other).getSessions()).rejects.toMatchObject({ status: 401 })
    await expect(again()).rejects.toEqual(NEUTRAL)
    await client().login({ body: { username: 'guest', password: 'other-22' } })
  })

  it('is rejected for the owner, and from callers who are not administrators', async () => {
    const { owner, user } = await open()
    const id = (await owner.getConfig()).owner_id
    const ownerStays = { status: 409, message: '站长的账号不能这样修改' }
    await expect(owner.updateRole({ params: { id, role: 2 } })).rejects.toMatchObject(ownerStays)
    await expect(owner.updateBlocked({ params: { id, blocked: 1 } })).rejects.toMatchObject(
      ownerStays,
    )
    await expect(user.updateRole({ params: { id: user.id, role: 1 } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(owner.updateRole({ params: { id: 999, role: 1 } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
