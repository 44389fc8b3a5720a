import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, visit, visitedBefore } from './testing/browser.ts'
import { type Cluster, openCluster } from './testing/cluster.ts'
import { loginAsOwner } from './testing/site.ts'
import { playInStep, turntableOwner, watchSound } from './testing/turntable.ts'

const WITHIN_MS = 100

let cluster: Cluster
let browser: Browser
let token = ''
beforeAll(async () => {
  cluster = await openCluster({ DEMO: 'zh' })
  browser = await openBrowser(['--autoplay-policy=no-user-gesture-required'])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await cluster?.close()
}, 60_000)

const { control, state } = turntableOwner(
  () => cluster.url,
  () => token,
)

/** A listener at one node. */
const join = async (at: number): Promise<Page> => {
  const { page } = await openPage(browser)
  await visitedBefore(page)
  await watchSound(page)
  await visit(page, `${cluster.node(at).url}/home`)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page
    .getByRole('button', { name: /^一起听/ })
    .first()
    .click()
  await page.locator('.together').getByRole('button', { name: '一起听', exact: true }).click()
  return page
}

it('goes on where it should be when a node is killed', async () => {
  token = await loginAsOwner(cluster.url)
  const lists = async () => {
    const answer = await fetch(`${cluster.url}/wapi/toplist/detail`)
    return ((await answer.json()) as { list: { id: number }[] }).list
  }
  await expect.poll(async () => (await lists()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  await control({ action: 'open' })
  await control({ action: 'playlist', playlist_id: (await lists())[0]?.id, order: 'order' })
  const pages = [await join(0), await join(1), await join(1)]
  const steps: Record<string, readonly number[]> = {}
  steps.joined = await playInStep(pages, state, WITHIN_MS)
  const { version } = await state()
  cluster.node(0).process.kill('SIGKILL')
  steps.killed = await playInStep(pages, state, WITHIN_MS)
  await cluster.restart(0)
  await cluster.allReady()
  await control({ action: 'seek', position_ms: 15_000 })
  steps.sought = await playInStep(pages, state, WITHIN_MS)
  await control({ action: 'skip' })
  steps.skipped = await playInStep(pages, state, WITHIN_MS)
  expect((await state()).version).toBeGreaterThanOrEqual(version + 2)
  const rows = await cluster.query<{ payload: string }>(
    `select payload from chat_events where kind = 'turntable' order by id`,
  )
  const versions = rows.map(({ payload }) => (JSON.parse(payload) as { version: number }).version)
  expect(versions).toEqual(versions.map((_, at) => at + 1))
  console.log('late by ms:', steps)
}, 180_000)
