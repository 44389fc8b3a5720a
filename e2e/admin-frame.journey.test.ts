import { readFileSync } from 'node:fs'
import { ADMIN_LENGTH, endpoints, isForAdmin } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { adminErrors } from '../packages/copy/src/zh-CN/admin-errors.ts'
import { logInByStorage, registerByCall } from './testing/accounts.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const sentencesOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesOf)
    : []
}

describe('a visitor', () => {
  it('loads nothing of the admin with the first view', async () => {
    const { page } = await openPage(stage.browser)
    const scripts: Promise<string>[] = []
    const addresses: string[] = []
    page.on('response', (response) => {
      addresses.push(new URL(response.url()).pathname)
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    // The chat connection is loaded last. The page is idle by then.
    const connected = page.waitForResponse(/getChatList/)
    await visit(page, `${stage.site.url}/home`)
    await connected
    const loaded = (await Promise.all(scripts)).join('\n')
    expect(loaded).toContain(endpoints.getHomeArticleList.path)
    // Administrators clear the chat, pin messages and read earlier texts in the room.
    const inRoom: readonly string[] = [
      endpoints.clearChat.path,
      endpoints.pinChatMessage.path,
      endpoints.getChatEdits.path,
    ]
    const adminPaths = Object.values(endpoints)
      .filter(({ access }) => isForAdmin(access))
      .filter(({ path }) => !inRoom.includes(path))
      .map(({ path }) => path)
    // Short texts also occur elsewhere on the site, and a few sentences are the same on both sides.
    const shared = new Set(sentencesOf(zhCN))
    const sentences = sentencesOf(adminZhCN).filter((text) => text.length >= 8 && !shared.has(text))
    expect(adminPaths.length).toBeGreaterThan(40)
    expect(sentences.length).toBeGreaterThan(40)
    // A path ends with its quote, because `/api/article/add` is the beginning of another path.
    const quoted = adminPaths.flatMap((path) => [`${path}"`, `${path}\``])
    const limits = Object.keys(ADMIN_LENGTH).map((name) => `${name}:`)
    const others = [
      ...limits,
      ...sentencesOf(adminErrors),
      '管理后台',
      'md-editor-toolbar',
      'codemirror',
    ]
    expect([...quoted, ...sentences, ...others].filter((text) => loaded.includes(text))).toEqual([])
    expect(addresses.filter((path) => path.startsWith('/admin'))).toEqual([])
  })

  it('shows a login form to visitors, and an error with a link home to users', async () => {
    const user = { username: 'guest07', password: 'guest-2026' }
    await registerByCall(stage.site.url, user)
    const { page } = await openPage(stage.browser)
    await page.goto(`${stage.site.url}/admin/settings`)
    await page.getByLabel('用户名').fill(user.username)
    await page.getByLabel('密码').fill(user.password)
    await page.keyboard.press('Enter')
    await page.getByText(adminZhCN.login.refusedText).waitFor()
    await page.getByRole('link', { name: adminZhCN.login.back }).click()
    await page.waitForURL('**/home')
  })
})

describe('an administrator', () => {
  it('opens the admin from the menu of the site, in a new window', async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/home`)
    await logInByStorage(page, OWNER)
    await page.getByRole('button', { name: '我的账号' }).click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: '管理后台' }).click()
    const admin = await opening
    await admin.getByRole('region', { name: adminZhCN.dashboard.calendar.title }).waitFor()
    expect(page.url()).toContain('/home')
  })

  it('opens pages by name, sorts and pages by URL, in both languages', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(`${stage.site.url}/admin/articles`)
    await page.getByRole('button', { name: '浏览' }).click()
    await page.waitForURL(/sort=view_times/)
    await page.getByRole('navigation', { name: '分页' }).getByText('2', { exact: true }).click()
    await page.waitForURL(/page=2/)
    await page.reload()
    await page.locator('.pager [aria-current]').getByText('2').waitFor()
    expect(await findings(page)).toEqual([])

    await page.keyboard.press('Control+k')
    await page.getByLabel(adminZhCN.frame.paletteHint).fill('页头')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: adminZhCN.headers.title, level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Switch to English' }).click()
    await page.getByRole('heading', { name: 'Page headers', level: 1 }).waitFor()
    expect(complaints).toEqual([])
  })

  it('finds each screen by the title of its window, and what it shows', {
    tags: 'long',
  }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    await page.goto(`${stage.site.url}/admin/articles?lang=en`)
    await expect.poll(() => page.title()).toBe('Articles - 兰亭')
    await page.getByRole('link', { name: 'Series' }).click()
    await expect.poll(() => page.title()).toBe('Series - 兰亭')
    await page.goto(`${stage.site.url}/admin/editor?lang=en`)
    await expect.poll(() => page.title()).toBe('New article - 兰亭')
    await page.getByLabel('Title', { exact: true }).fill('On tea')
    await expect.poll(() => page.title()).toMatch(/^On tea - (?:New|Edit) article - 兰亭$/)
    await page.goto(`${stage.site.url}/admin/nowhere?lang=en`)
    await expect.poll(() => page.title()).toBe('Page not found - 兰亭')
    await page.goto(`${stage.site.url}/admin/health?lang=en`)
    const isCovered = async () => {
      const entry = await page.locator('.sidebar a[title=Health]').boundingBox()
      const card = await page.locator('.account-card').boundingBox()
      return (entry?.y ?? 0) + (entry?.height ?? 0) > (card?.y ?? 0)
    }
    await expect.poll(isCovered).toBe(false)
    await page.goto(`${stage.site.url}/admin/nowhere?lang=en`)
    await page.setViewportSize(PHONE)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Page not found').waitFor()
  })
})

it('serves the admin page under the policy of the site, and never caches it', async () => {
  const first = await fetch(`${stage.site.url}/admin/editor`)
  const second = await fetch(`${stage.site.url}/admin/editor`)
  const policy = first.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/script-src [^;]*unsafe/)
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]+';/)
  expect(second.headers.get('content-security-policy')).not.toBe(policy)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(await first.text()).toContain('/admin/assets/')
  expect(readFileSync('apps/admin/dist/index.html', 'utf8')).not.toMatch(/https?:\/\//)
})
