import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeThroughPng } from '../apps/server/src/testing/pictures.ts'
import {
  logInByStorage,
  logInContext,
  loginDialog,
  openLogin,
  registerByCall,
  registerDialog,
  toast,
} from './testing/accounts.ts'
import { openEditor, textField } from './testing/admin.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { ownFolder } from './testing/own-folder.ts'
import { OWNER } from './testing/site.ts'
import { readStored, storedEntry } from './testing/storage.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (path: string, username?: string) => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, stage.site.url + (username ? '/home' : path))
  if (username) {
    const user = { username, password: 'lanting-1' }
    await registerByCall(stage.site.url, user)
    await logInByStorage(page, user)
    await page.goto(stage.site.url + path)
  }
  return page
}

/** A picture whose preparation takes as long as the test wants. */
const holdUploads = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/upload/img', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const picture = async () => ({
  name: 'own.svg.png',
  mimeType: 'image/png',
  buffer: await seeThroughPng(1, 1),
})

/** A browser of its own that can be killed, with its profile in a folder. */
const startBrowser = async (profile: string) => {
  const flags = ['--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  // A group of its own: a browser is several processes.
  const child = spawn('/usr/bin/chromium-headless-shell', flags, { detached: true })
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? []
    if (!address) continue
    child.stderr.resume()
    const browser = await chromium.connectOverCDP(address)
    const [context = await browser.newContext()] = browser.contexts()
    const kill = async () => {
      const ended = once(child, 'exit')
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await ended
    }
    return { context, kill }
  }
  throw new Error('the browser did not start')
}

const journalText = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('lanting-journal')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('texts').objectStore('texts').getAll()
      reading.onsuccess = () => resolve(JSON.stringify(reading.result))
    }
  })

it('a text of the editor outlives a browser that is killed at the next moment', async () => {
  const profile = await ownFolder()
  const openAdmin = async () => {
    const { context, kill } = await startBrowser(profile)
    const { key, value } = await logInContext(context, stage.site.url, OWNER)
    await context.addInitScript(([k, v]) => localStorage.setItem(k, v), [key, value] as const)
    // The typed text stays in this browser.
    await context.route('**/api/article/autosave', (route) => route.abort())
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    return { page, kill }
  }
  const { page, kill } = await openAdmin()
  await textField(page).click()
  await page.keyboard.type('还没来得及存的一句')
  // The journal is on the disk long before the local storage.
  await expect.poll(() => page.evaluate(journalText)).toContain('还没来得及存的一句')
  await kill()
  const again = await openAdmin()
  await textField(again.page).getByText('还没来得及存的一句').waitFor()
  await again.kill()
})

describe('a profile', () => {
  it('that is saved while its picture is uploading waits for it', { tags: 'long' }, async () => {
    const page = await open('/userCenter', 'waiting1')
    const release = await holdUploads(page)
    await page.getByRole('button', { name: '编辑' }).click()
    await page.locator('.picture-field input[type=file]').setInputFiles(await picture())
    await page.locator('.picture-field[aria-busy=true]').waitFor()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '等图片传好…' }).waitFor()
    expect(await page.getByText('确认修改用户信息？').count()).toBe(0)
    release()
    await page.getByText('确认修改用户信息？').waitFor()
    const saved = page.waitForRequest('**/api/user/updateOwnUserInfo')
    await page.getByRole('button', { name: '确认', exact: true }).click()
    expect((await saved).postDataJSON().avatar).toContain('/uploads/')
  })

  it('is not saved when the upload that it waits for is cancelled', { tags: 'long' }, async () => {
    const page = await open('/userCenter', 'waiting2')
    await holdUploads(page)
    await page.getByRole('button', { name: '编辑' }).click()
    await page.locator('.picture-field input[type=file]').setInputFiles(await picture())
    await page.locator('.picture-field[aria-busy=true]').waitFor()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '等图片传好…' }).waitFor()
    await page.evaluate(() => {
      document.addEventListener('submit', () => Object.assign(window, { submitted: true }))
    })
    await page.getByRole('button', { name: '取消上传' }).click()
    await page.getByRole('button', { name: '保存' }).waitFor()
    expect(await page.evaluate(() => 'submitted' in window)).toBe(false)
  })
})

describe('a note for the board', () => {
  it('outlives a reload with its look, and is gone once it is published', {
    tags: 'long',
  }, async () => {
    const page = await open('/message/publish?type=add', 'noter01')
    const paper = page.getByRole('textbox').first()
    await paper.fill('写到一半的话')
    const openFonts = () => page.getByRole('tab', { name: '字体' }).click()
    await openFonts()
    await page.locator('.choices label').filter({ hasText: '20' }).click()
    await page.reload()
    await expect.poll(() => paper.inputValue()).toBe('写到一半的话')
    await openFonts()
    expect(await page.getByRole('radio', { name: '20', exact: true }).isChecked()).toBe(true)
    await page.locator('.note-editor button[type=submit]').click()
    await page.waitForURL('**/message/list')
    await page.goto(`${stage.site.url}/message/publish?type=add`)
    await paper.waitFor()
    expect(await paper.inputValue()).toBe('')
  })

  it('is removed from the device by logging out', { tags: 'long' }, async () => {
    const page = await open('/message/publish?type=add', 'leaver01')
    const paper = page.getByRole('textbox').first()
    await paper.fill('不想留在网吧')
    await expect
      .poll(async () => JSON.stringify(await readStored(page, 'blog-drafts')))
      .toContain('不想留在网吧')
    await page.getByRole('button', { name: '我的账号' }).click()
    await page.getByRole('button', { name: '退出', exact: true }).click()
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    await expect.poll(() => readStored(page, 'blog-drafts')).toBeNull()
    await page.reload()
    await paper.waitFor()
    expect(await paper.inputValue()).toBe('')
  })
})

describe('registration', () => {
  it('takes the name that was typed for the login, and says that it is taken before any work', {
    tags: 'long',
  }, async () => {
    await registerByCall(stage.site.url, { username: 'taken001', password: 'lanting-1' })
    const page = await open('/home')
    await openLogin(page)
    await loginDialog(page).getByLabel('用户名').fill('taken001')
    await page.getByText('还没有账号？').click()
    const dialog = registerDialog(page)
    expect(await dialog.getByLabel('用户名').inputValue()).toBe('taken001')
    await dialog.getByLabel('密码', { exact: true }).fill('lanting-1')
    await dialog.getByLabel('确认密码').fill('lanting-1')
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await dialog.getByRole('button', { name: '注册' }).click()
    await dialog.getByRole('alert').getByText(/已/).waitFor()
    expect(sent).toContain('/api/user/checkRegistration')
    expect(sent).not.toContain('/api/user/register')
    await dialog.getByLabel('用户名').fill('freename1')
    await dialog.getByRole('button', { name: '注册' }).click()
    await toast(page, /登录/).first().waitFor()
  })

  it('leads somebody who forgot the password to the owner on a site without mail', {
    tags: 'long',
  }, async () => {
    const page = await open('/home')
    await openLogin(page)
    await page.getByRole('button', { name: '忘记密码？' }).click()
    await page.getByText('请联系站长').waitFor()
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('name') ?? activeElement?.textContent
      })
    await expect.poll(focused).toBe('忘记密码')
    await page.getByRole('button', { name: '返回登录' }).click()
    await loginDialog(page).getByLabel('用户名').waitFor()
    await expect.poll(focused).toBe('username')
  })

  it('counts the progress of a second try from the beginning', { tags: 'long' }, async () => {
    const page = await open('/home')
    await openLogin(page)
    await page.getByText('还没有账号？').click()
    const dialog = registerDialog(page)
    await dialog.getByLabel('用户名').fill('secondtry1')
    await dialog.getByLabel('密码', { exact: true }).fill('lanting-1')
    await dialog.getByLabel('确认密码').fill('lanting-1')
    await page.route('**/api/user/register', (route) => route.abort())
    await dialog.locator('button[type=submit]').click()
    await dialog.getByRole('alert').getByText(/./).first().waitFor()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/user/checkRegistration', async (route) => {
      await held.promise
      await route.continue()
    })
    await dialog.locator('button[type=submit]').click()
    await dialog.locator('button[type=submit][aria-busy=true]').waitFor()
    expect(await dialog.locator('button[type=submit]').textContent()).toContain(' 0%')
    held.resolve()
  })
})

describe('after a reload', () => {
  it('the user center shows the tab that was open', { tags: 'long' }, async () => {
    const page = await open('/userCenter', 'tabbed01')
    await page.getByRole('tab', { name: '登录设备' }).click()
    await page.reload()
    const tab = page.getByRole('tab', { name: '登录设备' })
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await page.getByText('这些设备登录着你的账号').waitFor()
  })

  it('the talks are where they were', { tags: 'long' }, async () => {
    const page = await open('/talk')
    const talks = page.locator('article.talk')
    const first = await talks.count()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4_000)
        return talks.count()
      })
      .toBeGreaterThan(first)
    const place = await talks.nth(first).evaluate((talk) => {
      talk.scrollIntoView({ block: 'start', behavior: 'instant' })
      return { id: talk.id, top: talk.getBoundingClientRect().top }
    })
    await page.waitForTimeout(200)
    await page.reload()
    await expect
      .poll(() =>
        page.evaluate(({ id, top }) => {
          const talk = document.getElementById(id)
          return talk ? Math.abs(talk.getBoundingClientRect().top - top) : undefined
        }, place),
      )
      .toBeLessThan(40)
  })
})

describe('a reading list', () => {
  it('keeps articles in this browser', async () => {
    const page = await open('/article?id=1')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: '加入书单' }).click()
    await page.getByRole('button', { name: '移出书单' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: '书单' }).click()
    await page.waitForURL('**/readingList')
    const entry = page.locator('.reading-list').getByRole('link', { name: title ?? '' })
    await entry.waitFor()
    await page.reload()
    await entry.waitFor()
    await page.getByRole('button', { name: `从书单移除《${title}》` }).click()
    await page.getByText('书单还是空的').waitFor()
  })

  it('does what its button says, whatever another tab did, and without a storage too', {
    tags: 'long',
  }, async () => {
    const page = await open('/article?id=1')
    const keep = page.getByRole('button', { name: '加入书单' })
    const remove = page.getByRole('button', { name: '移出书单' })
    await keep.click()
    await remove.waitFor()
    await page.evaluate(([key]) => localStorage.removeItem(key), storedEntry('reading-list', []))
    await remove.click()
    await keep.waitFor()
    expect(await readStored(page, 'reading-list')).toEqual([])
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await keep.click()
    await remove.click()
    await keep.waitFor()
  })

  it('keeps the focus in the list when an entry is removed', { tags: 'long' }, async () => {
    const page = await open('/article?id=1')
    for (const path of ['/article?id=1', '/article?id=2']) {
      await visit(page, stage.site.url + path)
      await page.getByRole('button', { name: '加入书单' }).click()
      await page.getByRole('button', { name: '移出书单' }).waitFor()
    }
    await visit(page, `${stage.site.url}/readingList`)
    const removes = page.getByRole('button', { name: /^从书单移除/ })
    await removes.first().press('Enter')
    await expect.poll(() => removes.count()).toBe(1)
    await expect
      .poll(() => removes.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await removes.press('Enter')
    const empty = page.getByRole('heading', { name: '书单还是空的' })
    await expect
      .poll(() => empty.evaluate((heading) => heading === document.activeElement))
      .toBe(true)
  })

  it('has a skeleton until the browser has read it', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${stage.site.url}/readingList`)
    const height = await page
      .locator('.reading-column .skeleton')
      .evaluate((skeleton) => skeleton.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(80)
  })
})

describe('subscribing', () => {
  it('is in sight on the home page, with the feeds of every part', { tags: 'long' }, async () => {
    const page = await open('/home')
    await page.locator('.profile-links').getByRole('link', { name: '订阅' }).click()
    await page.waitForURL('**/subscribe')
    await page.getByRole('heading', { level: 1, name: '订阅' }).waitFor()
    const feeds = await page
      .locator('.feed-address a, .feed-parts a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(feeds.length).toBeGreaterThan(5)
    for (const feed of [...feeds.slice(0, 4), feeds.at(-1) ?? '']) {
      expect((await fetch(feed.replace(/^https?:\/\/[^/]+/, stage.site.url))).status).toBe(200)
    }
  })
})
