/** @module-tag long */

import { expect, it } from 'vitest'
import { logInContext, registerByCall } from './testing/accounts.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const FAN = { username: 'listener', password: 'secret-1', nick_name: '听友' }
const START = '2099-11-20T21:00'

const admin = async () => {
  const page = await (await ownerBrowser(stage.browser, stage.site)).newPage()
  await page.goto(`${stage.site.url}/admin/listening`)
  return page
}

it('a session is planned in the admin, announced on the home page, and reminds a user', async () => {
  const { url } = stage.site
  const page = await admin()
  await page.getByText('还没有安排').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '安排一场' }).click()
  const dialog = page.getByRole('dialog', { name: '安排一场' })
  await dialog.getByLabel('名称').fill('周五夜听')
  await dialog.getByLabel('开始时间').fill(START)
  await dialog.getByLabel('重复').selectOption('weekly')
  await dialog.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row', { name: /周五夜听/ })
  await row.getByText('2099-11-20 21:00').waitFor()

  const html = await (await fetch(`${url}/home`)).text()
  const [line = ''] = /<p class="session-line.*?<\/p>/.exec(html) ?? []
  expect(line).toContain('dateTime="2099-11-20T13:00:00.000Z"')
  expect(line).toContain('>2099-11-20 21:00 UTC+8<')

  const token = await loginAsOwner(url)
  for (const hidden_sections of [['music'], []]) {
    await call(`${url}/api/config/update`, { token, body: { hidden_sections } })
    const isAnnounced = (await (await fetch(`${url}/home`)).text()).includes('session-line"')
    expect(isAnnounced).toBe(hidden_sections.length === 0)
  }

  await registerByCall(url, FAN)
  const reader = await openPage(stage.browser, { timezoneId: 'America/New_York' })
  await visitedBefore(reader.page)
  await visit(reader.page, `${url}/home`)
  const shown = reader.page.locator('.session-line')
  await shown.getByText('11月20日周五 08:00', { exact: true }).waitFor()
  expect(await shown.getByRole('button').count()).toBe(0)
  const { key, value } = await logInContext(reader.page.context(), url, FAN)
  await reader.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    value,
  ] as const)
  await visit(reader.page, `${url}/home`)
  await shown.getByRole('button', { name: '提醒我' }).click()
  await shown.getByRole('button', { name: '到时提醒你', pressed: true }).waitFor()
  await visit(reader.page, `${url}/home`)
  await shown.getByRole('button', { name: '到时提醒你' }).waitFor()
  expect(reader.complaints).toEqual([])

  await row.getByRole('button', { name: /^取消/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消这一场' }).click()
  await page.getByText('还没有安排').waitFor()
  expect(await (await fetch(`${url}/home`)).text()).not.toContain('session-line"')
})

it('the owner makes a user a host, and takes it back', async () => {
  const { url } = stage.site
  await registerByCall(url, FAN)
  const page = await admin()
  await page.getByRole('searchbox', { name: '添加主持人' }).fill('听友')
  await page.getByRole('button', { name: '让 听友 做主持人' }).click()
  const hosts = page.getByRole('list', { name: '主持人' })
  await hosts.getByText('听友').waitFor()
  const { result } = await call(`${url}/api/user/login`, { body: FAN })
  const { token } = result as { token: string }
  const open = () => call(`${url}/api/turntable/control`, { token, body: { action: 'open' } })
  expect((await open()).status).toBe(200)
  await hosts.getByRole('button', { name: '不再让 听友 主持' }).click()
  await page.getByText('还没有另外的主持人').waitFor()
  expect((await open()).status).toBe(403)
  const body = { action: 'close' }
  await call(`${url}/api/turntable/control`, { token: await loginAsOwner(url), body })
})

it('the address of a notification opens the turntable', async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/home?listen`)
  await page.locator('.together').getByText('唱机收着').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})
