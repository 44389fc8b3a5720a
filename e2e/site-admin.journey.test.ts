import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { zipOf } from '../apps/server/src/testing/archives.ts'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { ownerBrowser } from './testing/admin.ts'
import { call } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
const html = async (path: string) => (await fetch(stage.site.url + path)).text()

it('shows a changed setting with the next request', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/settings`)
  await page.getByLabel('站点名称').fill('听雨楼')
  await page.getByRole('radio', { name: '深色' }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('设置已保存').waitFor()
  const home = await html('/home')
  expect(home).toContain('- 听雨楼</title>')
  expect(home).toContain("s = 'dark'")
})

it('marks every wrong setting at once, in words, and saves when they are mended', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/settings`)
  const name = page.getByLabel('站点名称')
  await name.fill('')
  const github = page.getByLabel('GitHub 地址')
  await github.fill('github.com/me')
  const sources = page.getByLabel('允许使用的来源')
  await sources.fill('https://localhost')
  await page.getByRole('button', { name: '加一句问候' }).click()
  const greeting = page.locator('[data-kind=greeting]').last()
  const user = greeting.getByLabel('用户编号')
  await user.fill('3')
  await greeting.getByLabel('问候').fill('又见面了')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('站点需要一个名字').waitFor()
  await page.getByText('形如 https://analytics.example.com').waitFor()
  await page.getByText('请填以 https:// 开头的地址').waitFor()
  const isFocused = (field: Locator) => field.evaluate((it) => it === document.activeElement)
  expect(await isFocused(name)).toBe(true)
  await name.fill('听雨楼')
  await github.fill('https://github.com/me')
  await sources.fill('')
  await page.getByRole('button', { name: '保存' }).click()
  // A greeting of user 3 exists. The wrong field of the row has the focus, not the first one.
  await expect.poll(() => isFocused(user)).toBe(true)
  await user.fill('12')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('设置已保存').waitFor()
})

it('puts an icon of the site and a social link with its icon on every page', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/settings`)
  const icon = page.getByRole('group', { name: '网站图标' })
  const buffer = await jpeg(64, 64)
  const file = { name: 'icon.jpg', mimeType: 'image/jpeg', buffer }
  await icon.locator('input[type=file]').setInputFiles(file)
  const shown = icon.locator('img')
  await shown.waitFor()
  const address = await shown.getAttribute('src')
  await page.getByRole('button', { name: '加一个社交链接' }).click()
  await page.getByLabel('图标', { exact: true }).selectOption('mastodon')
  await page.getByLabel('链接', { exact: true }).fill('https://social.example/@me')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('设置已保存').waitFor()
  expect(await html('/archives')).toContain(`<link rel="icon" href="${address}">`)
  await page.goto(`${stage.site.url}/home`)
  const link = page.getByRole('link', { name: 'Mastodon' }).first()
  expect(await link.getAttribute('href')).toBe('https://social.example/@me')
  expect(await link.getAttribute('rel')).toContain('me')
  const mask = link.locator('.social-icon').evaluate((drawn) => getComputedStyle(drawn).maskImage)
  const [, drawing = ''] = /url\("([^"]*)"\)/.exec(await mask) ?? []
  expect(drawing).toContain('/art/social/mastodon.svg')
  expect((await fetch(drawing)).headers.get('content-type')).toContain('image/svg+xml')
})

it('saves a picture that is still being uploaded', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/settings`)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/upload/img', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/upload/img')
  const buffer = await jpeg(64, 64)
  await page
    .getByLabel('站点头像: 选择图片')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await asked
  await page.getByLabel('站点名称').fill('等一等')
  await page.getByRole('button', { name: '保存' }).click()
  held.resolve()
  await page.getByText('设置已保存').waitFor()
  const { result } = await call(`${stage.site.url}/api/config`)
  expect(result).toMatchObject({ blog_name: '等一等' })
  expect((result as { blog_avatar: string }).blog_avatar).toMatch(/^\/uploads\//)
})

it('shows a new page in the menu and at its URL', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/page`)
  await page.getByRole('textbox', { name: '标题' }).fill('关于这里')
  await page.locator('.cm-content').click()
  await page.keyboard.type('## 来处\n\n写字的人住在山下。')
  await page.getByRole('button', { name: '保存' }).click()
  await page.waitForURL(/page\?id=\d+/)
  const id = new URL(page.url()).searchParams.get('id')
  expect(await html('/home')).toContain('关于这里')
  const written = await html(`/page?id=${id}`)
  expect(written).toContain('写字的人住在山下。')
  expect(written).toContain('<title>关于这里 - ')
})

const FILES = 200

const folder = () =>
  zipOf(
    Object.fromEntries(
      Array.from({ length: FILES }, (_, place) => [
        `_posts/note-${place}.md`,
        `---\ntitle: 搬来的第 ${place} 篇\ndate: 2020-01-01 08:00:00\ntags: [搬家]\ncategories: [旧站]\n---\n第 ${place} 篇的正文。\n`,
      ]),
    ),
  )

it('imports a folder of 200 Markdown files once, when it is imported twice', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/transfer`)
  const buffer = await folder()
  await page
    .getByLabel('选择文件', { exact: true })
    .setInputFiles({ name: 'posts.zip', mimeType: 'application/zip', buffer })
  const total = async () => {
    const { result } = await call(`${stage.site.url}/api/statistic`)
    return (result as { articleCount: number }).articleCount
  }
  const before = await total()
  const outcome = (word: string) => page.locator('.import-counts .chip').filter({ hasText: word })

  await page.getByRole('button', { name: '试运行' }).click()
  await page.getByText('试运行的结果，还没有改动').waitFor()
  await outcome('新增').getByText(String(FILES)).waitFor()
  expect(await total()).toBe(before)

  await page.getByRole('button', { name: '开始导入' }).click()
  await page.getByText('导入完成').waitFor()
  expect(await total()).toBe(before + FILES)

  await page.getByRole('button', { name: '开始导入' }).click()
  await outcome('没有变化').getByText(String(FILES)).waitFor()
  await page.getByText('导入完成').waitFor()
  expect(await total()).toBe(before + FILES)
})
