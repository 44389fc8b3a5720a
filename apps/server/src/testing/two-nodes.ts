import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { openTestApp, type TestSite } from './test-app.ts'

interface Options {
  readonly now: () => number
  readonly site: TestSite
  readonly env: Record<string, string>
}

/**
 * Two nodes of one site on real sockets, behind a proxy, so that a test can set the client address.
 */
export const openTwoNodes = async ({ now, site, env }: Options) => {
  const settings = { ...env, TRUSTED_PROXY_HOPS: '1' }
  const first = await openTestApp({ now, site, env: settings })
  const config = parseConfig({ LOG_LEVEL: 'silent', ...settings })
  const second = await buildApp(first.platform, config, site, () => undefined)
  onTestFinished(() => second.close())
  const addressOf = async (app: typeof second) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }
  const addresses = [await addressOf(first.app), await addressOf(second)] as const
  return { ...first, addresses }
}
