/** @module-tag long */

import type { ListeningSession } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logInByStorage, loginByCall, registerByCall, type TestUser } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { chooseScheme, PHONE } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { openPanel, untilScanned } from './testing/player.ts'
import { call, ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
beforeAll(async () => {
  await untilScanned(stage, 4)
  await makeHost()
  await planByCall('站长的一场')
})

const HOST = { username: 'sessionhost', password: 'secret-1', nick_name: '小满' }
const GUEST = { username: 'sessionguest', password: 'secret-1', nick_name: '听友' }
const START = '2099-11-20T21:00'
const START_MS = Date.parse('2099-11-20T13:00:00Z')

const sessions = async () =>
  (await call(`${stage.site.url}/api/turntable/sessions`)).result as ListeningSession[]

const makeHost = async () => {
  const { url } = stage.site
  await registerByCall(url, HOST)
  const { result } = await call(`${url}/api/user/login`, { body: HOST })
  const body = { action: 'hosts', user_ids: [(result as { id: number }).id] }
  await send(`${url}/api/turntable/control`, 'POST', await ownerToken(url), body)
}

/** A session of the owner. */
const planByCall = async (title: string) => {
  const { url } = stage.site
  const { list } = (await (await fetch(`${url}/wapi/toplist/detail`)).json()) as {
    list: { id: number }[]
  }
  const plan = { title, playlist_id: list[0]?.id, order: 'order', startsAtMs: START_MS - 60_000 }
  const body = { ...plan, minutes: 60, isWeekly: false }
  await send(`${url}/api/turntable/sessions/add`, 'POST', await ownerToken(url), body)
}

const openTogether = async (user: TestUser) => {
  const opened = await openPanel(stage, { timezoneId: 'Asia/Shanghai' })
  await logInByStorage(opened.page, user)
  const bar = opened.page.locator('.panel-bar')
  await bar.getByRole('button', { name: '一起听', exact: true }).click()
  await opened.page.locator('.together').getByText('唱机收着').waitFor()
  return opened
}
const planned = (page: Page) => page.locator('.plan-session li strong').allTextContents()
const planButton = (page: Page) => page.getByRole('button', { name: '安排一场' })

it('a host plans a session in the panel, sees it in the list, and cancels it', async () => {
  const { page, complaints } = await openTogether(HOST)
  await expect.poll(() => planned(page)).toEqual(['站长的一场'])
  await planButton(page).press('Enter')
  await page.getByLabel('名称').fill('周五夜听')
  await page.locator('.plan-form').getByLabel('歌单').selectOption({ label: '民谣' })
  await page.getByLabel('开始（你的时间）').fill(START)
  await page.getByLabel('时长（分钟）').fill('90')
  await page.getByLabel('每周').check()
  expect(await findings(page, '.music-panel')).toEqual([])
  await page.getByRole('button', { name: '排上' }).click()
  await expect.poll(() => planned(page)).toEqual(['站长的一场', '周五夜听'])
  await page.getByText('2099年11月20日 21:00 · 每周').waitFor()
  expect(await page.locator('.plan-form').count()).toBe(0)
  const [, own] = await sessions()
  expect(own).toMatchObject({
    ...{ title: '周五夜听', playlist_name: '民谣', isWeekly: true },
    ...{ startsAtMs: START_MS, endsAtMs: START_MS + 90 * 60_000 },
  })

  await page.getByRole('button', { name: '取消「周五夜听」' }).click()
  await page.getByRole('button', { name: '留着' }).last().click()
  expect(await planned(page)).toEqual(['站长的一场', '周五夜听'])
  await page.getByRole('button', { name: '取消「周五夜听」' }).click()
  await page.getByRole('button', { name: '取消这一场' }).click()
  await expect.poll(() => planned(page)).toEqual(['站长的一场'])
  expect((await sessions()).map(({ title }) => title)).toEqual(['站长的一场'])
  expect(complaints).toEqual([])
})

it('a time that is over is refused with a sentence, and the form stays as it is', async () => {
  const { page } = await openTogether(HOST)
  await page.setViewportSize(PHONE)
  const before = await sessions()
  await planButton(page).click()
  await page.getByLabel('名称').fill('昨天的一场')
  await page.getByLabel('开始（你的时间）').fill('2020-01-01T21:00')
  await page.getByRole('button', { name: '排上' }).click()
  await page.locator('.toast').waitFor()
  expect(await page.getByLabel('名称').inputValue()).toBe('昨天的一场')
  expect(await sessions()).toEqual(before)
  const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
})

it('a user who is no host sees no form, and the server refuses the calls', async () => {
  const { url } = stage.site
  await registerByCall(url, GUEST)
  const { page } = await openTogether(GUEST)
  expect(await planButton(page).count()).toBe(0)
  expect(await page.getByRole('group', { name: '主持' }).count()).toBe(0)
  const token = await loginByCall(url, GUEST)
  const plan = { title: 'x', playlist_id: 1, order: 'order', startsAtMs: START_MS, minutes: 60 }
  const body = { ...plan, isWeekly: false }
  const refused = await call(`${url}/api/turntable/sessions/add`, { token, body })
  expect(refused.status).toBe(403)
})

it.each(few(['dark', 'light'] as const))(
  'the open turntable is readable when it is %s',
  async (scheme) => {
    const { url } = stage.site
    const control = async (action: 'open' | 'close') =>
      send(`${url}/api/turntable/control`, 'POST', await ownerToken(url), { action })
    await control('open')
    const { page } = await openPanel(stage, {
      watch: (opened) => void chooseScheme(opened, scheme),
    })
    await page.locator('.panel-bar').getByRole('button', { name: '一起听', exact: true }).click()
    await page.locator('.together-join').waitFor()
    expect(await findings(page, '.music-panel')).toEqual([])
    await control('close')
  },
)
