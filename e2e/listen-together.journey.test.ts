/** @module-tag long */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { enterRoom } from './testing/chat-room.ts'
import { loginAsOwner } from './testing/site.ts'
import {
  isPausedAlike,
  joinInPanel,
  listening,
  playInStep,
  turntableOwner,
  watchSound,
} from './testing/turntable.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const WITHIN_MS = 100
/** The error is corrected by the speed until it is this small. */
const SETTLED_MS = 8_000

let token = ''
/** A press counts for some seconds only; on a busy machine the player comes later. */
let browser: Browser
const { control, state } = turntableOwner(
  () => stage.site.url,
  () => token,
)

beforeAll(async () => {
  browser = await openBrowser(['--autoplay-policy=no-user-gesture-required'])
  token = await loginAsOwner(stage.site.url)
  await control({ action: 'open' })
  const answer = await fetch(`${stage.site.url}/wapi/toplist/detail`)
  const { list } = (await answer.json()) as { list: { id: number }[] }
  await control({ action: 'playlist', playlist_id: list[0]?.id, order: 'order' })
})

afterAll(() => browser?.close())

const open = async (options = {}) => {
  const watched = await openPage(browser, options)
  await visitedBefore(watched.page)
  await watchSound(watched.page)
  await visit(watched.page, `${stage.site.url}/home`)
  return watched
}
it('plays the same bar for three people, through seek, pause, skip and a reload', async () => {
  const [first, second, third] = [await open(), await open(), await open({ viewport: PHONE })]
  const pages = [first.page, second.page, third.page]
  await joinInPanel(first.page)
  await listening(second.page, 1).click()
  await enterRoom(third.page)
  await third.page.getByRole('button', { name: '一起听', exact: true }).click()
  await listening(second.page, 3).waitFor()
  const steps: Record<string, readonly number[]> = {}
  steps.joined = await playInStep(pages, state, WITHIN_MS)
  await control({ action: 'seek', position_ms: 20_000 })
  steps.sought = await playInStep(pages, state, WITHIN_MS)
  await control({ action: 'pause' })
  steps.paused = await isPausedAlike(pages, state, WITHIN_MS)
  await control({ action: 'play' })
  steps.resumed = await playInStep(pages, state, WITHIN_MS)
  await control({ action: 'skip' })
  steps.skipped = await playInStep(pages, state, WITHIN_MS)
  await visit(second.page, `${stage.site.url}/archives`)
  await listening(second.page, 2).click()
  steps.reloaded = await playInStep(pages, state, WITHIN_MS)
  await first.page.waitForTimeout(SETTLED_MS)
  steps.settled = await playInStep(pages, state, WITHIN_MS)
  console.log('late by ms:', steps)
  for (const { complaints } of [first, second, third]) expect(complaints).toEqual([])
})
