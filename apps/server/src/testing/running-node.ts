import {
  type Answered,
  createClient,
  type Endpoints,
  endpoints,
  openAnswer,
} from '@lanting/contract'
import { onTestFinished } from 'vitest'
import type { Config } from '../config.ts'
import { openServer } from '../main.ts'
import { createRunningSite } from '../running-site.ts'
import { findFreePort } from './child-service.ts'
import { emptySite } from './test-app.ts'

/** A node of a site as `main.ts` opens it, in this process: it can be closed for work and opened again. */
export const openNode = async (config: Config) => {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const replaced = Promise.withResolvers<void>()
  const fail = (error: unknown) => replaced.reject(error)
  const site = createRunningSite({
    open: (replaceSite) =>
      openServer({
        config: { ...config, host: '127.0.0.1', port },
        openSite: async () => emptySite,
        replaceSite,
      }),
    onReplacing: () => undefined,
    onReplaced: replaced.resolve,
    onError: fail,
    onFatal: fail,
  })
  await site.open()
  onTestFinished(site.close)
  const client = (token?: string) =>
    createClient<Endpoints>(endpoints, async ({ method, url, body }) => {
      const headers = {
        ...(token && { authorization: token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const answer = await fetch(address + url, { method, headers, body: JSON.stringify(body) })
      const opened = openAnswer(url, (await answer.json()) as Answered)
      if (!opened.isSuccess) throw opened
      return opened.result
    })
  return {
    client,
    get: (path: string) => fetch(address + path),
    /** Closes and opens the site. */
    replace: site.replace,
    /** Resolves when the site is open again. */
    replaced: replaced.promise,
  }
}
