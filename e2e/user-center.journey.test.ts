import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  endSessionsByCall,
  logIn,
  logInByStorage,
  loginByCall,
  loginDialog,
  openLogin,
  registerByCall,
  type TestUser,
  toast,
} from './testing/accounts.ts'
import { openPage, revisit, visit, visitedBefore } from './testing/browser.ts'
import { call } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Opens the user center with a new user. */
const openUserCenter = async (username: string, options: object = {}) => {
  const user = { username, password: 'lanting-1', nick_name: `客人${username}` }
  await registerByCall(stage.site.url, user)
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, `${stage.site.url}/home`)
  await logInByStorage(watched.page, user)
  await watched.page.getByRole('button', { name: '我的账号' }).click()
  await watched.page.getByRole('link', { name: '个人中心' }).click()
  await watched.page.getByRole('button', { name: '编辑' }).waitFor()
  return { ...watched, user }
}

const agree = (page: Page) => page.getByRole('button', { name: '确认', exact: true }).click()
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

const isDead = async (token: string) =>
  (await call(`${stage.site.url}/api/user/sessions`, { token })).status === 401

const canLogIn = async (user: TestUser) =>
  (await call(`${stage.site.url}/api/user/login`, { body: user })).code === 0

describe('the page of the user center', () => {
  it('contains nothing personal, and is excluded from search engines', async () => {
    const response = await fetch(`${stage.site.url}/userCenter`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>个人中心 - 兰亭</title>')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('role="tab"')
  })

  it('redirects visitors home with the login dialog open, and returns them after the login', {
    tags: 'long',
  }, async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    const user = { username: 'comeback01', password: 'lanting-1' }
    await registerByCall(stage.site.url, user)
    await page.goto(`${stage.site.url}/userCenter`)
    await page.waitForURL('**/home')
    await toast(page, '请先登录').waitFor()
    await logIn(page, user)
    await page.waitForURL('**/userCenter')
    await page.getByRole('heading', { level: 1, name: '个人中心' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('forgets the return path when the dialog is closed', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    const user = { username: 'dropped01', password: 'lanting-1' }
    await registerByCall(stage.site.url, user)
    await page.goto(`${stage.site.url}/userCenter`)
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await loginDialog(page).waitFor({ state: 'hidden' })
    await openLogin(page)
    await logIn(page, user)
    await toast(page, '登录成功').waitFor()
    await loginDialog(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  it('is usable with the keyboard', { tags: 'long' }, async () => {
    const { page } = await openUserCenter('keyboard01')
    await page.getByRole('tab', { name: '个人信息' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByLabel('原密码').waitFor()
    await page.keyboard.press('End')
    await page.getByRole('heading', { name: '注销账号' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: '编辑' }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('个人信息')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('编辑')
    await page.keyboard.press('Enter')
    const inField = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    expect(await inField()).toBe('nickName')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '编辑' }).waitFor()
    expect(await focused()).toBe('编辑')
  })
})

describe('on a small phone', () => {
  it('every tab fits, in both languages', { tags: 'long' }, async () => {
    const { page } = await openUserCenter('narrow01')
    await page.setViewportSize({ width: 320, height: 640 })
    const widest = async () => {
      let width = 0
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await page.waitForLoadState('networkidle')
        width = Math.max(width, await page.evaluate(() => document.documentElement.scrollWidth))
      }
      return width
    }
    await page.getByRole('button', { name: '编辑' }).click()
    expect(await widest()).toBe(320)
    await visit(page, `${stage.site.url}/userCenter?lang=en`)
    await page.getByRole('button', { name: 'Edit' }).click()
    expect(await widest()).toBe(320)
  })
})

describe('the profile', () => {
  it('is updated everywhere at once, and restored by cancelling', async () => {
    const { page, user } = await openUserCenter('profile01')
    const other = await page.context().newPage()
    await visitedBefore(other)
    await visit(other, `${stage.site.url}/userCenter`)
    await other.getByText(user.nick_name, { exact: true }).waitFor()

    await page.getByRole('button', { name: '编辑' }).click()
    await page.getByLabel('昵称').fill('不要这个')
    await page.getByRole('button', { name: '取消' }).click()
    await page.getByText(user.nick_name, { exact: true }).waitFor()
    await page.getByRole('button', { name: '编辑' }).click()
    expect(await page.getByLabel('昵称').inputValue()).toBe(user.nick_name)

    await page.getByLabel('昵称').fill(' ')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('请输入昵称', { exact: true }).waitFor()
    await page.getByLabel('昵称').fill('大满')
    await page.getByRole('radio', { name: '锦鲤' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('确认修改用户信息？').waitFor()
    await agree(page)
    await toast(page, '修改成功').waitFor()
    await page.getByText('大满', { exact: true }).waitFor()
    const faces = page.locator('img.avatar[src="/art/avatars/4.avif"]')
    await expect.poll(() => faces.count()).toBe(2)
    await other.getByText('大满', { exact: true }).waitFor()
    await revisit(page)
    await page.getByText('大满', { exact: true }).waitFor()
  })

  it('is saved after a new login when the session has expired', { tags: 'long' }, async () => {
    const { page, user } = await openUserCenter('expired01')
    await page.getByRole('button', { name: '编辑' }).click()
    await page.getByLabel('昵称').fill('还是要改')
    await endSessionsByCall(stage.site.url, user)
    await page.getByRole('button', { name: '保存' }).click()
    await agree(page)
    await loginDialog(page).waitFor()
    await toast(page, '登录过期').waitFor()
    expect(await page.locator('.toast').filter({ hasText: '错误提示' }).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/userCenter')
    await logIn(page, user)
    await toast(page, '修改成功').waitFor()
    await page.getByText('还是要改', { exact: true }).waitFor()
  })

  it('redirects home when a user with an expired session cancels the login', {
    tags: 'long',
  }, async () => {
    const { page, user } = await openUserCenter('expired02')
    await endSessionsByCall(stage.site.url, user)
    await openTab(page, '登录设备')
    await loginDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/home')
    await loginDialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  })
})

describe('the password', () => {
  it('is changed, which logs out all devices', async () => {
    const { page, user } = await openUserCenter('password01')
    const elsewhere = await loginByCall(stage.site.url, user)
    await openTab(page, '密码修改')
    const change = async (current: string, next: string, confirmation = next) => {
      await page.getByLabel('原密码').fill(current)
      await page.getByLabel('新密码').fill(next)
      await page.getByLabel('确认密码').fill(confirmation)
      await page.getByRole('button', { name: '修改密码' }).click()
    }
    await change('lanting-1', 'lanting-1', 'x')
    await page.getByText('新密码不能和旧密码一致').waitFor()
    await page.getByText('两次密码不相等').waitFor()
    await change('lanting-0', 'lanting-2')
    await agree(page)
    await page.getByText('原密码不正确').waitFor()
    await change('lanting-1', 'lanting-2')
    await agree(page)
    await toast(page, '修改密码成功').waitFor()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await isDead(elsewhere)).toBe(true)
    expect(await canLogIn(user)).toBe(false)
    expect(await canLogIn({ ...user, password: 'lanting-2' })).toBe(true)
  })
})

describe('the devices', () => {
  it('have names, and can be logged out one by one and all together', {
    tags: 'long',
  }, async () => {
    const { page, user } = await openUserCenter('devices01')
    const firefox = await loginByCall(stage.site.url, user, FIREFOX)
    await openTab(page, '登录设备')
    const rows = page.locator('.session')
    await expect.poll(() => rows.count()).toBe(2)
    const own = rows.filter({ hasText: '当前' })
    expect(await own.textContent()).toContain('Chrome · Linux')
    expect(await own.getByRole('button').count()).toBe(0)
    await page.getByRole('button', { name: '让 Firefox · Windows 下线' }).click()
    await toast(page, '已下线').waitFor()
    await expect.poll(() => rows.count()).toBe(1)
    expect(await isDead(firefox)).toBe(true)

    const another = await loginByCall(stage.site.url, user, FIREFOX)
    await page.getByRole('button', { name: '退出所有设备' }).click()
    await agree(page)
    await toast(page, '退出成功').waitFor()
    await page.waitForURL('**/home')
    expect(await isDead(another)).toBe(true)
  })

  it('can be loaded again after a failure', { tags: 'long' }, async () => {
    const { page } = await openUserCenter('devices02')
    await page.route('**/api/user/sessions', (route) => route.abort(), { times: 1 })
    await openTab(page, '登录设备')
    await page.getByText('设备列表没有取到').waitFor()
    await page.getByRole('button', { name: '再试一次' }).click()
    await page.getByText('当前', { exact: true }).waitFor()
  })
})

describe('the data', () => {
  it('is exported as a file', { tags: 'long' }, async () => {
    const { page, user } = await openUserCenter('export01')
    await openTab(page, '数据与注销')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载数据' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^lanting-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(0)
    expect(text).toContain(user.username)
    expect(text).not.toContain(user.password)
  })

  it('is deleted with the account, after the password and a confirmation', async () => {
    const { page, user } = await openUserCenter('delete01')
    await openTab(page, '数据与注销')
    const form = page.locator('form').filter({ hasText: '你写过的文字' })
    const finish = () => form.getByRole('button', { name: '注销账号' }).click()
    await finish()
    await form.getByText('请输入密码').waitFor()
    await form.getByRole('radio', { name: '一并删除' }).check()
    await form.getByLabel('用密码确认是你本人').fill('lanting-0')
    await finish()
    await agree(page)
    await form.getByText('原密码不正确').waitFor()
    await form.getByLabel('用密码确认是你本人').fill(user.password)
    await finish()
    await page.getByRole('dialog').getByText('取消').click()
    expect(await canLogIn(user)).toBe(true)
    const asked = page.waitForRequest('**/api/user/own')
    await finish()
    await agree(page)
    expect((await asked).postDataJSON()).toEqual({ password: 'lanting-1', texts: 'remove' })
    await toast(page, '账号已注销').waitFor()
    await page.waitForURL('**/home')
    expect(await canLogIn(user)).toBe(false)
  })
})
