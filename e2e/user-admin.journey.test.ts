/** @module-tag long */

import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { logIn, logInByStorage, loginDialog, toast } from './testing/accounts.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { enterRoom, room } from './testing/chat-room.ts'
import { call, OWNER, runProgram } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const GUEST = { username: 'guest0001', password: 'lanting-1', nick_name: '远客' }

const at = (path: string) => stage.site.url + path

const adminPage = async (admin: BrowserContext, path: string) => {
  const page = await admin.newPage()
  await page.goto(at(`/admin${path}`))
  return page
}

it('an owner with a one-time password chooses a new one before anything else', async () => {
  const { output } = await runProgram({ DATA_DIR: stage.site.dataDir }, 'owner', 'owner').ended
  const [, password = ''] = /One-time password of owner: (\S+)/.exec(output) ?? []
  const { page } = await openPage(stage.browser)
  await page.goto(at('/admin/'))
  await page.getByLabel('用户名').fill(OWNER.username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/password#[\w-]{43}$/)
  await page.getByText('为账号 owner 设置新密码').waitFor()
  // Nobody is logged in before.
  await page.goto(at('/admin/'))
  await page.getByLabel('用户名').waitFor()
  await page.goBack()
  await page.getByLabel('新密码', { exact: true }).fill(OWNER.password)
  await page.getByLabel('确认密码').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await page.getByText('新密码已经生效').waitFor()
  const once = { body: { ...OWNER, password } }
  expect((await call(at('/api/user/login'), once)).status).toBe(400)
  expect((await call(at('/api/user/login'), { body: OWNER })).code).toBe(0)
})

it('invites a user, blocks them while chatting, sets a new password, and writes the audit log', async () => {
  const admin = await ownerBrowser(stage.browser, stage.site)
  const page = await adminPage(admin, '/invitations')
  await page.getByRole('button', { name: '生成邀请' }).click()
  const invitation = await page.getByLabel('邀请链接').inputValue()
  expect(invitation).toMatch(/\/invitation#[\w-]{43}$/)
  const code = new URL(invitation).hash.slice(1)
  await page.getByRole('row').filter({ hasText: '待使用' }).waitFor()
  const registered = { body: { ...GUEST, invitation: code } }
  expect((await call(at('/api/user/register'), registered)).code).toBe(0)
  await page.getByRole('link', { name: '已使用' }).click()
  await page.getByRole('link', { name: '远客' }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: '用户', exact: true }).click()
  await page.getByText('@guest0001').waitFor()
  expect(await findings(page)).toEqual([])

  const { page: guest } = await openPage(stage.browser)
  await visitedBefore(guest)
  await visit(guest, at('/archives'))
  await logInByStorage(guest, GUEST)
  await enterRoom(guest)
  await page.getByRole('link', { name: '远客' }).click()
  await page.getByText('@guest0001').waitFor()
  await page.getByRole('button', { name: /^下线：/ }).waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await room(guest).getByText('登录已结束').waitFor()
  await page.getByText('现在没有登录').waitFor()
  const refused = await call(at('/api/user/login'), { body: GUEST })
  expect(refused).toMatchObject({ status: 403, message: '这个账号已被停用' })
  await page.getByRole('button', { name: '恢复' }).click()
  await page.getByRole('button', { name: '停用' }).waitFor()

  await page.getByRole('button', { name: '生成链接' }).click()
  const link = await page.getByLabel('链接', { exact: true }).inputValue()
  expect(link).toMatch(/\/password#[\w-]{43}$/)
  const { page: lost } = await openPage(stage.browser)
  await visitedBefore(lost)
  await visit(lost, link.replace(/^https?:\/\/[^/]+/, stage.site.url))
  await lost.getByText('为账号 guest0001 设置新密码').waitFor()
  await lost.getByLabel('新密码', { exact: true }).fill('lanting-2')
  await lost.getByLabel('确认密码').fill('lanting-3')
  await lost.getByRole('button', { name: '设置新密码' }).click()
  await lost.getByText('两次密码不相等').waitFor()
  await lost.getByLabel('确认密码').fill('lanting-2')
  await lost.keyboard.press('Enter')
  await lost.getByText('新密码已经生效').waitFor()
  await lost.getByRole('button', { name: '去登录' }).click()
  await loginDialog(lost).waitFor()
  await logIn(lost, { ...GUEST, password: 'lanting-2' })
  await toast(lost, '登录成功').waitFor()
  await lost.reload()
  await lost.getByText('这个链接不能用了').waitFor()

  await page.getByRole('link', { name: '操作日志' }).click()
  const log = page.getByRole('table', { name: '操作日志' })
  await log.getByText('生成了密码链接').waitFor()
  await page.getByLabel('操作', { exact: true }).selectOption('updateBlocked')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await page.waitForURL(/action=updateBlocked/)
  await expect.poll(() => log.locator('tbody tr').count()).toBe(2)
  expect(await log.locator('tbody').textContent()).not.toContain('密码链接')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Switch to English' }).click()
  const english = page.getByRole('table', { name: 'Audit log' })
  await english.getByText('banned or unbanned a user').first().waitFor()

  await page.getByRole('link', { name: 'Health' }).click()
  await page.getByRole('heading', { name: 'Health', level: 1 }).waitFor()
  await page.getByText('Up to date').waitFor()
  await page.getByRole('table', { name: 'Nodes' }).getByText('Online').waitFor()
  expect(await findings(page)).toEqual([])
})
