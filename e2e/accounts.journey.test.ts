import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  logIn,
  logInByStorage,
  loginDialog,
  openLogin,
  registerByCall,
  registerDialog,
  toast,
} from './testing/accounts.ts'
import { openPage, PHONE, revisit, visit, visitedBefore } from './testing/browser.ts'
import { readStored, storedEntry } from './testing/storage.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (path = '/home', options: object = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

const newUser = async (username: string) => {
  const user = { username, password: 'lanting-1', nick_name: `客人${username}` }
  await registerByCall(stage.site.url, user)
  return user
}

const send = (page: Page, name: '登录' | '注册') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

const leave = async (page: Page) => {
  await page.getByRole('button', { name: '我的账号' }).click()
  await page.getByRole('button', { name: '退出' }).click()
  await toast(page, '退出成功').waitFor()
}

describe('a visitor', () => {
  it('registers, sees a welcome, stays logged in after a reload, and goes home from the user center', async () => {
    const { page, complaints } = await open()
    await openLogin(page)
    await page.getByRole('button', { name: '还没有账号？去注册' }).click()
    const dialog = registerDialog(page)
    await dialog.getByLabel('用户名').fill('xiaoman')
    await dialog.getByLabel('密码', { exact: true }).fill('lanting-1')
    await dialog.getByLabel('确认密码').fill('lanting-1')
    await dialog.getByLabel('昵称').fill('小满')
    await page.keyboard.press('Enter')
    await toast(page, '自动登录成功').waitFor()
    await toast(page, /欢迎～.*小满/).waitFor()
    await dialog.waitFor({ state: 'hidden' })

    await revisit(page)
    await page.getByRole('button', { name: '我的账号' }).click()
    await page.getByRole('link', { name: '个人中心' }).click()
    await page.getByRole('tab', { name: '个人信息' }).waitFor()
    await leave(page)
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    await loginDialog(page).waitFor({ state: 'hidden' })
    await revisit(page)
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  it('shows errors at the fields, in the language of the page', async () => {
    const { page } = await open()
    await openLogin(page)
    await send(page, '登录')
    const fault = (text: string) => page.locator('.field-fault').filter({ hasText: text })
    await fault('请输入用户账号').waitFor()
    await fault('请输入用户密码').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    expect(await focused()).toBe('username')
    const described = page.getByLabel('用户名')
    expect(await described.getAttribute('aria-invalid')).toBe('true')
    const id = (await described.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe('请输入用户账号')

    await page.getByRole('button', { name: '还没有账号？去注册' }).click()
    await send(page, '注册')
    for (const text of ['请输入用户账号', '请输入密码', '请输入确认密码']) {
      await fault(text).waitFor()
    }
    await page.getByLabel('用户名').fill('abcd')
    await fault('用户账号长度应为5-16位').waitFor()
    await page.getByLabel('密码', { exact: true }).fill('abcdEFGH')
    await fault('密码格式应为数字、字母、符号中任意两种的组合，6-18位').waitFor()
    await page.getByLabel('确认密码').fill('abcd1234')
    await fault('两次密码不相等').waitFor()
    await page.getByLabel('用户名').fill('小满小满小满')
    await fault('用户名只能是数字和字母组成').waitFor()
  })

  it('shows the same in English, with the texts of the specification', {
    tags: 'long',
  }, async () => {
    const { page } = await open('/home?lang=en')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Please enter user account').waitFor()
    await page.getByText('Please enter user password').waitFor()
    await page.getByRole('button', { name: 'No account? go register' }).click()
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
    await page.getByText('Please enter the confirmation password').waitFor()
    await page.getByRole('button', { name: 'Have account? go login' }).click()
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  })

  it('shows a wrong password in the form, not in a toast', async () => {
    const { page } = await open()
    const user = await newUser('wrong01')
    await openLogin(page)
    await logIn(page, { ...user, password: 'lanting-2' })
    const notice = page.getByRole('alert')
    await expect.poll(() => notice.textContent()).toBe('错误提示用户名或密码错误')
    expect(await page.locator('.toast').count()).toBe(0)
    await logIn(page, user)
    await toast(page, '登录成功').waitFor()
  })

  it('stays logged out when the user cannot be loaded', { tags: 'long' }, async () => {
    const { page } = await open()
    const user = await newUser('half01')
    await page.route('**/api/user/getUserInfoById/*', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ code: '100001', message: '用户没有找到' }),
      }),
    )
    await openLogin(page)
    await logIn(page, user)
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('用户没有找到')
    expect(await toast(page, '登录成功').count()).toBe(0)
    const saved = await page.evaluate(() => Object.keys(localStorage).map((name) => atob(name)))
    expect(saved.filter((name) => name !== 'chat-seen')).toEqual([])
  })

  it('closes the dialog with Escape, restores the focus, and shows the login form again', {
    tags: 'long',
  }, async () => {
    const { page, complaints } = await open()
    await openLogin(page)
    await page.getByRole('button', { name: '还没有账号？去注册' }).click()
    await registerDialog(page).waitFor()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(() =>
        Boolean(document.activeElement?.closest('dialog[open]')),
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await registerDialog(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement?.textContent === '登录')
    await page.keyboard.press('Enter')
    await loginDialog(page).waitFor()
    await revisit(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('logs in on a phone, through the drawer', async () => {
    const { page } = await open('/home', { viewport: PHONE })
    const user = await newUser('phone01')
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('button', { name: '去登录' }).click()
    await logIn(page, user)
    await toast(page, '登录成功').waitFor()
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('link', { name: user.nick_name }).waitFor()
  })
})

describe('registration', () => {
  /** Opens the site with another registration setting, in its pages and in its responses. */
  const openWith = async (registration: string, path = '/home') => {
    const { page } = await openPage(stage.browser, { bypassCSP: true })
    await visitedBefore(page)
    await page.route(/\/(home|invitation|api\/config)([?#].*)?$/, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      expect(text).toMatch(/registration"?:"open"/)
      const body = text.replace(/(registration"?:)"open"/, `$1"${registration}"`)
      await route.fulfill({ response, body })
    })
    await visit(page, stage.site.url + path)
    return page
  }

  it('shows that registration is closed', async () => {
    const page = await openWith('closed')
    await openLogin(page)
    await page.getByRole('button', { name: '还没有账号？去注册' }).click()
    await registerDialog(page).getByText('本站暂未开放注册').waitFor()
    expect(await page.getByLabel('用户名').count()).toBe(0)
    await page.getByRole('button', { name: '已有账号？去登录' }).click()
    await loginDialog(page).waitFor()
  })

  it('requires an invitation if the setting says so', async () => {
    const page = await openWith('invitation')
    await openLogin(page)
    await page.getByRole('button', { name: '还没有账号？去注册' }).click()
    await send(page, '注册')
    await page.getByText('需要有效的邀请链接才能注册').waitFor()
  })

  it('opens with the code of an invitation link, and sends the code', async () => {
    const page = await openWith('invitation', '/invitation#00123')
    const dialog = registerDialog(page)
    await dialog.waitFor()
    expect(await dialog.getByLabel('邀请码').inputValue()).toBe('00123')
    await dialog.getByLabel('用户名').fill('invited01')
    await dialog.getByLabel('密码', { exact: true }).fill('lanting-1')
    await dialog.getByLabel('确认密码').fill('lanting-1')
    const asked = page.waitForRequest('**/api/user/register')
    await page.keyboard.press('Enter')
    expect((await asked).postDataJSON()).toMatchObject({
      username: 'invited01',
      invitation: '00123',
      proof: { day: new Date().toISOString().slice(0, 10) },
    })
    await toast(page, '自动登录成功').waitFor()
    await page.waitForURL((url) => url.pathname + url.hash === '/home')
  })
})

describe('remembered credentials', () => {
  const stored = (page: Page) => readStored(page, 'loginForm')
  const tick = (page: Page) => page.getByRole('checkbox', { name: '记住我' })

  it('are filled in at the next visit, stored obfuscated, and deleted when unticked', {
    tags: 'long',
  }, async () => {
    const { page } = await open()
    const user = await newUser('remember01')
    await openLogin(page)
    await tick(page).check()
    const asked = page.waitForRequest('**/api/user/login')
    await logIn(page, user)
    expect((await asked).postDataJSON()).toMatchObject({ remember: true })
    await toast(page, '登录成功').waitFor()
    await expect.poll(() => stored(page)).toBeTruthy()
    expect(JSON.stringify(await stored(page))).not.toMatch(/remember01|lanting-1/)
    await leave(page)

    await revisit(page)
    await openLogin(page)
    await expect.poll(() => page.getByLabel('用户名').inputValue()).toBe(user.username)
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe(user.password)
    expect(await tick(page).isChecked()).toBe(true)
    await page.getByRole('button', { name: '还没有账号？去注册' }).click()
    await page.getByRole('button', { name: '已有账号？去登录' }).click()
    await expect
      .poll(() => page.getByLabel('密码', { exact: true }).inputValue())
      .toBe(user.password)
    await tick(page).uncheck()
    await expect.poll(() => stored(page)).toBeNull()
  })

  it('contain only the username if the browser has no Web Crypto', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await page.addInitScript(() =>
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }),
    )
    await visit(page, `${stage.site.url}/home`)
    const user = await newUser('remember02')
    await openLogin(page)
    await tick(page).check()
    await logIn(page, user)
    await expect.poll(() => stored(page)).toBeTruthy()
    expect(await stored(page)).toEqual({ username: user.username })
  })

  it('are ignored when the stored value is broken', { tags: 'long' }, async () => {
    const { page, complaints } = await open()
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key, value),
      storedEntry('loginForm', { sealed: 7 }),
    )
    await openLogin(page)
    await expect.poll(() => stored(page)).toBeNull()
    expect(await page.getByLabel('用户名').inputValue()).toBe('')
    expect(complaints).toEqual([])
  })
})

describe('two tabs', () => {
  it('share the login', { tags: 'long' }, async () => {
    const { page } = await open()
    const user = await newUser('twotabs01')
    const other = await page.context().newPage()
    await visitedBefore(other)
    await visit(other, `${stage.site.url}/thanks`)
    await openLogin(other)
    await logInByStorage(page, user)
    await other.getByRole('button', { name: '我的账号' }).waitFor()
    await loginDialog(other).waitFor({ state: 'hidden' })

    await visit(other, `${stage.site.url}/userCenter`)
    await other.getByRole('tab', { name: '个人信息' }).waitFor()
    await leave(page)
    await other.waitForURL('**/home')
    await other.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await other.getByRole('dialog').count()).toBe(0)
  })
})
