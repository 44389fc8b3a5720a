import { rm } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Service } from '../apps/server/src/testing/child-service.ts'
import { findFreePort } from '../apps/server/src/testing/child-service.ts'
import { startPostgres, startRedis } from '../apps/server/src/testing/services.ts'
import { openBrowser, openPage, visit, visitedBefore } from './testing/browser.ts'
import { startNginx } from './testing/nginx.ts'
import { loginAsOwner, type RunningSite, scratch, startSite } from './testing/site.ts'
import {
  isPausedAlike,
  joinInPanel,
  listening,
  playInStep,
  staysInStep,
  turntableOwner,
  watchSound,
} from './testing/turntable.ts'

const WITHIN_MS = 100
/** Right after the kill, the browsers share two cores with the other tests, except in the long run. */
const AFTER_KILL_MS = inject('long') ? WITHIN_MS : 250
const SETTLED_MS = 2_000
const WATCHED_MS = 4_000
/** Each round seeks, pauses, reloads a browser and kills a node. */
const ROUNDS = inject('long') ? 5 : 1

let services: readonly Service[] = []
let nodes: RunningSite[] = []
let browsers: readonly Browser[] = []
let [folder, url, token] = ['', '', '']
let start: (at: number) => Promise<RunningSite>
const { control, state } = turntableOwner(
  () => url,
  () => token,
)

beforeAll(async () => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  services = [postgres, redis]
  folder = await scratch()
  const ports = [await findFreePort(), await findFreePort()]
  const port = await findFreePort()
  url = `http://localhost:${port}`
  start = (at) =>
    startSite({
      ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder },
      ...{ PUBLIC_URL: url, TRUSTED_PROXY_HOPS: '1', PORT: String(ports[at]) },
    })
  // The first start of a site creates its content.
  nodes = [await start(0)]
  nodes.push(await start(1))
  services = [await startNginx(port, ports), ...services]
  const flags = ['--autoplay-policy=no-user-gesture-required']
  browsers = await Promise.all([openBrowser(flags), openBrowser(flags), openBrowser(flags)])
  token = await loginAsOwner(url)
  await control({ action: 'open' })
  const answer = await fetch(`${url}/wapi/toplist/detail`)
  const { list } = (await answer.json()) as { list: { id: number }[] }
  await control({ action: 'playlist', playlist_id: list[0]?.id, order: 'order' })
}, 120_000)

afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await Promise.all(nodes.map((node) => node.stop()))
  for (const service of services) await service.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
}, 60_000)

const open = async (browser: Browser): Promise<Page> => {
  const { page } = await openPage(browser)
  await visitedBefore(page)
  await watchSound(page)
  await visit(page, `${url}/home`)
  return page
}

it('three browsers on two nodes play in step, while a node is killed too', async () => {
  const pages = await Promise.all(browsers.map(open))
  const [first, second, third] = pages as [Page, Page, Page]
  await joinInPanel(first)
  await listening(second, 1).click()
  await listening(third, 2).click()
  await listening(second, 3).waitFor()
  const steps: Record<string, unknown> = {}
  steps.joined = await playInStep(pages, state, WITHIN_MS)
  for (let round = 0; round < ROUNDS; round += 1) {
    await control({ action: 'seek', position_ms: 15_000 })
    steps[`sought ${round}`] = await playInStep(pages, state, WITHIN_MS)
    await control({ action: 'pause' })
    steps[`paused ${round}`] = await isPausedAlike(pages, state, WITHIN_MS)
    await control({ action: 'play' })
    steps[`resumed ${round}`] = await playInStep(pages, state, WITHIN_MS)
    await visit(second, `${url}/archives`)
    await listening(second, 2).click()
    steps[`reloaded ${round}`] = await playInStep(pages, state, WITHIN_MS)
    // A sound that has just begun is moved once.
    await second.waitForTimeout(SETTLED_MS)
    await nodes[round % 2]?.stop('SIGKILL')
    steps[`killed ${round}`] = await staysInStep(pages, state, AFTER_KILL_MS, WATCHED_MS)
    await control({ action: 'seek', position_ms: 5_000 })
    steps[`sought after the kill ${round}`] = await playInStep(pages, state, WITHIN_MS)
    nodes[round % 2] = await start(round % 2)
  }
  console.log('late by ms:', steps)
  expect((await state()).playing?.paused_at).toBeNull()
})
