import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type Answer, listening } from '../testing/listening.ts'
import type { TestSite } from '../testing/test-app.ts'

/** A site whose articles finish when the test says so; other pages finish immediately. */
const heldSite = () => {
  const held = Promise.withResolvers<void>()
  let started = 0
  const site: TestSite = {
    serveFiles: async () => undefined,
    close: async () => undefined,
    render: async ({ url }) => {
      if (url.startsWith('/article')) {
        started += 1
        await held.promise
      }
      return { status: 200, html: `<p>${url}</p>` }
    },
  }
  return { site, release: held.resolve, started: () => started }
}

const connectionsOf = (app: { server: Server }) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const from = (address: string) => ({ 'x-forwarded-for': address })
const behindProxy = { env: { TRUSTED_PROXY_HOPS: '1' } }
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const statuses = (answers: readonly Answer[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  )

describe('pages that are not in the cache', () => {
  it('are limited at once for one network, without delaying others', async () => {
    const { site, release, started } = heldSite()
    const { get } = await listening({ ...behindProxy, site })
    let refusals = 0
    const flood = numbers(40).map(async (id) => {
      const answer = await get(`/article?id=${id}`, from('203.0.113.5'))
      if (answer.status !== 200) refusals += 1
      return answer
    })
    await expect.poll(() => [started(), refusals]).toEqual([16, 24])
    const other = get('/article?id=500', from('203.0.113.6'))
    await expect.poll(started).toBe(17)
    release()
    const answers = await Promise.all(flood)
    expect(statuses(answers)).toEqual({ 200: 16, 429: 24 })
    expect((await other).status).toBe(200)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers['retry-after']).toBe('1')
    expect(refused?.headers['cache-control']).toBe('no-store')
    expect(String(refused?.body)).toContain('操作过于频繁')
  })

  it('are limited at once for all networks, and cached pages are still served', async () => {
    const { site, release, started } = heldSite()
    const { get } = await listening({ ...behindProxy, site })
    await get('/home', from('203.0.113.1'))
    let refusals = 0
    const flood = numbers(80).map(async (id) => {
      const answer = await get(`/article?id=${id}`, from(`203.0.113.${id}`))
      if (answer.status !== 200) refusals += 1
      return answer
    })
    await expect.poll(() => [started(), refusals]).toEqual([64, 16])
    expect((await get('/home', from('203.0.113.200'))).status).toBe(200)
    expect((await get('/archives', from('203.0.113.200'))).status).toBe(503)
    const busy = await get('/article?id=900', from('203.0.113.201'))
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '1'])
    release()
    expect(statuses(await Promise.all(flood))).toEqual({ 200: 64, 503: 16 })
    expect((await get('/article?id=901', from('203.0.113.202'))).status).toBe(200)
  })

  /** Sends a request and hangs up when the test says so. */
  const hangingUp = (port: number, path: string, address: string) => {
    const sent = request({ port, host: '127.0.0.1', path, headers: from(address) })
    sent.on('error', () => undefined)
    sent.end()
    return () => sent.destroy()
  }
  const portOf = (app: { server: { address(): unknown } }) =>
    (app.server.address() as AddressInfo).port

  it('count until they are rendered, also after the client has gone', async () => {
    const { site, release, started } = heldSite()
    const { get, app } = await listening({ ...behindProxy, site })
    const sent = numbers(16).map((id) => hangingUp(portOf(app), `/article?id=${id}`, '203.0.113.5'))
    await expect.poll(started).toBe(16)
    for (const hangUp of sent) hangUp()
    expect((await get('/article?id=99', from('203.0.113.5'))).status).toBe(429)
    release()
    await expect
      .poll(async () => (await get('/article?id=99', from('203.0.113.5'))).status)
      .toBe(200)
  })

  it('free the places of clients that waited for the same page and left', async () => {
    const { site, release, started } = heldSite()
    const missing: TestSite = {
      ...site,
      render: async (sent) => ({ ...(await site.render(sent)), status: 404 }),
    }
    const { get, app } = await listening({ ...behindProxy, site: missing })
    const first = get('/article?id=1', from('203.0.113.5'))
    await expect.poll(started).toBe(1)
    const waiting = numbers(40).map(() => hangingUp(portOf(app), '/article?id=1', '203.0.113.5'))
    await expect.poll(() => connectionsOf(app)).toBeGreaterThanOrEqual(41)
    for (const hangUp of waiting) hangUp()
    await expect.poll(() => connectionsOf(app)).toBeLessThan(5)
    release()
    await first
    const after = await Promise.all(
      numbers(16).map((id) => get(`/article?id=${id + 1}`, from('203.0.113.5'))),
    )
    expect(statuses(after)).toEqual({ 404: 16 })
  })

  it('are limited in a minute for one network', async () => {
    const { site, release } = heldSite()
    release()
    const { get } = await listening({ ...behindProxy, site })
    const answers: Answer[] = []
    for (const id of numbers(250)) {
      answers.push(await get(`/article?id=${id}`, from('2001:db8::1')))
    }
    expect(statuses(answers)).toEqual({ 200: 240, 429: 10 })
    expect((await get('/article?id=1', from('2001:db8::2'))).status).toBe(200)
    expect((await get('/article?id=999', from('2001:db8::2'))).status).toBe(429)
    expect((await get('/article?id=999', from('2001:db8:1::1'))).status).toBe(200)
  })

  it('count feeds under other spellings of their address too', async () => {
    const { get } = await listening({ ...behindProxy })
    for (const _ of numbers(240)) await get('/%72ss.xml', from('203.0.113.9'))
    const { status, headers } = await get('/%72ss.xml', from('203.0.113.9'))
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/rss.xml', from('203.0.113.10'))).status).toBe(200)
    expect((await get('/rss.xml', from('203.0.113.9'))).status).toBe(200)
  })
})
