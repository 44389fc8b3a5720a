import { ERRORS, endpoints } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from './testing/shared-site.ts'
import { openTestApp } from './testing/test-app.ts'

const site = useSite()

describe('the app', () => {
  it('serves every endpoint of the contract', async () => {
    const { app } = site
    const missing = Object.values(endpoints).filter(
      ({ method, path }) => !app.hasRoute({ method, url: path }),
    )
    expect(missing).toEqual([])
  })

  it('shows every endpoint in its documentation', async () => {
    const { app } = site
    const { paths } = (await app.inject('/api/docs/json')).json()
    const shown = Object.values(endpoints).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(shown))
    expect((await app.inject('/api/docs/')).statusCode).toBe(200)
  })

  it('reports whether it is ready', async () => {
    const { app, platform } = await openTestApp()
    expect((await app.inject('/api/health')).json()).toMatchObject({
      code: 0,
      result: { status: 'ready', away: [] },
    })
    await platform.database.close()
    const answer = await app.inject('/api/health')
    expect([answer.statusCode, answer.json().code]).toEqual([ERRORS.notReady.status, '100000'])
  })

  it('serves metrics only with the token, also on the same machine', async () => {
    const { app } = await openTestApp({ env: { METRICS_TOKEN: 'secret' } })
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode
    expect(await ask({ authorization: 'Bearer secret' })).toBe(200)
    expect(await ask({ authorization: 'Bearer secreT' })).toBe(404)
    expect(await ask({ authorization: '' })).toBe(404)
    // A proxy on this machine calls from the same address, and may not name its client.
    expect(await ask({})).toBe(404)
  })

  it('serves no metrics without a configured token', async () => {
    const { app } = site
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer undefined']) {
      const { statusCode } = await app.inject({ url: '/api/metrics', headers: { authorization } })
      expect(statusCode).toBe(404)
    }
  })

  it('sends a request id and security headers with every answer', async () => {
    const { app } = site
    const { headers } = await app.inject('/home')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['permissions-policy']).toContain('camera=()')
    // The site itself copies, plays sound, vibrates and fills the screen.
    expect(headers['permissions-policy']).not.toMatch(/clipboard|fullscreen|autoplay|vibrate/)
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('promises https for names below its own only by choice', async () => {
    const PUBLIC_URL = 'https://blog.example'
    const promised = async (env: Record<string, string>) =>
      (await (await openTestApp({ env: { PUBLIC_URL, ...env } })).app.inject('/home')).headers[
        'strict-transport-security'
      ]
    expect(await promised({})).toMatch(/^max-age=\d+$/)
    expect(await promised({ HSTS_SUBDOMAINS: 'on' })).toMatch(/^max-age=\d+; includeSubDomains$/)
  })
})
