import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startPostgres, startRedis } from '../apps/server/src/testing/services.ts'
import { OWNER, type RunningSite, startSite } from './testing/site.ts'

const WAIT = { timeout: 20_000 }
let services: Service[]
let here: RunningSite
let there: RunningSite

beforeAll(async () => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  services = [postgres, redis]
  const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DEMO: 'off' }
  here = await startSite(settings)
  there = await startSite(settings)
})

afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await Promise.all(services.map((service) => service.stop()))
})

const call = async (
  { url }: RunningSite,
  method: string,
  path: string,
  { token = '', body }: { token?: string; body?: object } = {},
) => {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token && { authorization: token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, ...(await response.json()) }
}

const logIn = async (site: RunningSite, body: object) =>
  (await call(site, 'POST', '/api/user/login', { body })).result as { token: string; id: number }

describe('two processes on one database', () => {
  it('end a session together, with the next call', async () => {
    const user = { username: 'traveller', password: 'secret-1' }
    const { token: owner } = await logIn(here, OWNER)
    await call(here, 'POST', '/api/user/register', { body: user })
    const statusOf = async (token: string) =>
      (await call(there, 'GET', '/api/user/sessions', { token })).status

    const { token, id } = await logIn(here, user)
    expect(await statusOf(token)).toBe(200)
    await call(here, 'PUT', `/api/user/updateRole/${id}/1`, { token: owner })
    expect(await statusOf(token)).toBe(401)

    const { token: second } = await logIn(there, user)
    const { token: third } = await logIn(here, user)
    const passwords = { password: user.password, password1: 'other-22', password2: 'other-22' }
    await call(here, 'PUT', '/api/user/updatePassword', { token: third, body: passwords })
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 401])

    const { token: last } = await logIn(there, { ...user, password: 'other-22' })
    await call(here, 'PUT', `/api/user/updateBlocked/${id}/1`, { token: owner })
    expect(await statusOf(last)).toBe(401)
  })

  it('store a repeated submission once', async () => {
    const { token } = await logIn(here, OWNER)
    const link = { site_name: 'once', site_desc: 'x', url: 'https://once.example', site_avatar: '' }
    const body = { ...link, client_id: 'c0ffee' }
    const send = (site: RunningSite) => call(site, 'POST', '/api/links/add', { token, body })
    const answers = await Promise.all([here, there, here, there].map(send))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const page = { current: 1, size: 10, site_name: 'once' }
    const { result } = await call(there, 'POST', '/api/links/getLinksList', { token, body: page })
    expect(result.total).toBe(1)
  })

  it('list each other in the admin', async () => {
    const { token } = await logIn(here, OWNER)
    for (const site of [here, there]) {
      await expect
        .poll(
          async () => (await call(site, 'GET', '/api/health/site', { token })).result.nodes,
          WAIT,
        )
        .toMatchObject([{ own: true }, { own: false }])
    }
  })

  it('count password attempts together', async () => {
    const guess = (site: RunningSite) =>
      call(site, 'POST', '/api/user/login', { body: { username: 'nobody7', password: 'x' } })
    const statuses: number[] = []
    for (let attempts = 0; attempts < 6; attempts += 1) {
      statuses.push((await guess(attempts % 2 ? here : there)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})
