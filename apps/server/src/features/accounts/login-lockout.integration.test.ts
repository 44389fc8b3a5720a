import { type Challenge, endpoints } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { OWNER, openTestApp, PASSWORD } from '../../testing/test-app.ts'
import { createLoginLimits } from './login-limits.ts'
import { hashPassword } from './passwords.ts'

const open = async (env: Record<string, string> = {}) => {
  const site = await openTestApp({ env: { TRUSTED_PROXY_HOPS: '1', ...env } })
  /** A browser that keeps its cookie. */
  const browser = () => {
    let cookie = ''
    return async (address: string, body: object = {}) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { ...OWNER, ...body },
        headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      })
      const device = answer.cookies.find(({ name }) => name === 'device')
      if (device) cookie = `device=${device.value}`
      return { status: answer.statusCode, device, ...answer.json() }
    }
  }
  const { limiter, now } = site.platform
  const limits = createLoginLimits({ limiter, secret: '', now })
  /** Sixty wrong passwords from twenty networks, counted like logins but not hashed. */
  const attack = async (account = OWNER.username) => {
    for (let index = 0; index < 60; index += 1) {
      await limits.attempt({ account, ip: `10.${Math.floor(index / 3)}.0.${index % 3}` })
    }
  }
  return { ...site, browser, attack }
}

describe('sixty wrong passwords from many addresses', () => {
  it('do not lock out a known browser', async () => {
    const { browser, attack } = await open()
    const mine = browser()
    expect((await mine('192.0.2.1')).status).toBe(200)
    await attack()
    const stranger = browser()
    for (let tries = 0; tries < 3; tries += 1) await stranger('192.0.2.1', { password: 'wrong' })
    expect((await stranger('192.0.2.1')).status).toBe(422)
    for (let tries = 0; tries < 40; tries += 1) await stranger('192.0.2.1', { password: 'wrong' })
    expect((await stranger('192.0.2.1')).status).toBe(429)
    expect((await mine('192.0.2.1')).status).toBe(200)
    expect((await mine('198.51.100.1')).status).toBe(200)
  })

  it('do not lock out a client without proof-of-work support at another address', async () => {
    const { browser, attack } = await open()
    await attack()
    expect((await browser()('192.0.2.1')).status).toBe(200)
    expect((await browser()('2001:db8::1')).status).toBe(200)
  })

  it('admit a new browser that solves the challenge', async () => {
    const { browser, attack } = await open()
    await attack()
    const mine = browser()
    for (let slip = 0; slip < 3; slip += 1) await mine('192.0.2.1', { password: 'slip' })
    const asked = await mine('192.0.2.1')
    expect(asked).toMatchObject({
      status: 422,
      code: '100001',
      message: '这个账号的错误尝试过多，请过一会儿再试',
      result: { bits: 16 },
    })
    const proof = solveChallenge(asked.result as Challenge)
    expect(await mine('192.0.2.1', { proof })).toMatchObject({ status: 200 })
    expect((await mine('192.0.2.1')).status).toBe(200)
  })

  it('for an unknown username get the same answers', async () => {
    const { browser, attack } = await open()
    const username = 'nobody1'
    await attack(username)
    const mine = browser()
    const answers: number[] = []
    for (let tries = 0; tries < 4; tries += 1) {
      answers.push((await mine('192.0.2.1', { username })).status)
    }
    expect(answers).toEqual([400, 400, 400, 422])
  })
})

it('does not lock out a known browser for wrong logins from the same address', async () => {
  const { browser } = await open()
  const mine = browser()
  await mine('192.0.2.1')
  const neighbour = browser()
  for (let tries = 0; tries < 120; tries += 1) await neighbour('192.0.2.1', { password: 'wrong' })
  expect((await neighbour('192.0.2.1')).status).toBe(429)
  expect((await mine('192.0.2.1')).status).toBe(200)
})

describe('the device cookie', () => {
  it('is sent to the login endpoint only, and hidden from scripts', async () => {
    const { browser } = await open({ PUBLIC_URL: 'https://lanting.example' })
    const { device } = await browser()('192.0.2.1')
    expect(device).toMatchObject({
      path: '/api/user/login',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 31_536_000,
    })
  })

  it('is set after the right password only, and grants no access', async () => {
    const { app, browser } = await open()
    expect((await browser()('192.0.2.1', { password: 'wrong' })).device).toBeUndefined()
    const { device } = await browser()('192.0.2.1')
    const cookie = `device=${device?.value}; session=${device?.value}`
    for (const headers of [{ cookie }, { cookie, authorization: String(device?.value) }]) {
      const answer = await app.inject({ url: '/api/user/sessions', headers })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('remembers several users of one browser, and no others', async () => {
    const { browser, attack, userClient } = await open()
    await userClient('reader1')
    await userClient('reader2')
    const shared = browser()
    await shared('192.0.2.1')
    await shared('192.0.2.1', { username: 'reader1', password: PASSWORD })
    for (const username of [OWNER.username, 'reader1', 'reader2']) await attack(username)
    const lastOf = async (body: object) => {
      let status = 0
      for (let slip = 0; slip < 4; slip += 1) ({ status } = await shared('192.0.2.9', body))
      return status
    }
    expect(await lastOf({ password: 'slip' })).toBe(400)
    expect(await lastOf({ username: 'reader1', password: 'slip' })).toBe(400)
    expect(await lastOf({ username: 'reader2', password: 'slip' })).toBe(422)
  })

  it('does not help to guess when it is stolen', async () => {
    const { browser } = await open()
    const stolen = browser()
    await stolen('192.0.2.1')
    const answers: number[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      answers.push((await stolen('192.0.2.1', { password: 'guess' })).status)
    }
    expect(answers.slice(-2)).toEqual([429, 429])
  })
})

/** More passwords than the hashing queue holds. */
const flood = (order: string[]) =>
  Array.from({ length: 150 }, () =>
    hashPassword('flood').then(
      () => order.push('hashed'),
      ({ key }) => order.push(key),
    ),
  )

describe('a flood of password hashes', () => {
  it('is limited, and a known browser goes first', { tags: 'long' }, async () => {
    const { browser } = await open()
    const mine = browser()
    await mine('192.0.2.1')
    const order: string[] = []
    const flooding = flood(order)
    const known = mine('192.0.2.1').then(({ status }) => order.push(`known ${status}`))
    await Promise.all([...flooding, known])
    expect(order.filter((outcome) => outcome === 'tooBusy')).toHaveLength(48)
    const hashedBefore = order.slice(0, order.indexOf('known 200')).filter((it) => it === 'hashed')
    expect(hashedBefore.length).toBeLessThan(90)
  })

  const next = `${PASSWORD}2`
  it.each([
    {
      does: 'changes the password',
      endpoint: endpoints.updatePassword,
      payload: { password: PASSWORD, password1: next, password2: next },
    },
    {
      does: 'deletes the account',
      endpoint: endpoints.deleteOwnAccount,
      payload: { password: PASSWORD, texts: 'keep' },
    },
  ])(
    'does not delay a user with a session who $does',
    { tags: 'long' },
    async ({ endpoint, payload }) => {
      const { app, userClient } = await open()
      const { token } = await userClient('reader1')
      const order: string[] = []
      const flooding = flood(order)
      const answer = await app.inject({
        method: endpoint.method,
        url: endpoint.path,
        payload,
        headers: { authorization: token },
      })
      const hashedBefore = order.filter((outcome) => outcome === 'hashed')
      await Promise.all(flooding)
      expect(answer.statusCode).toBe(200)
      expect(hashedBefore.length).toBeLessThan(90)
    },
  )
})
