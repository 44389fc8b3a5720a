/** @module-tag long */

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import {
  chooseScheme,
  openBrowser,
  openPage,
  PHONE,
  visit,
  visitedBefore,
} from './testing/browser.ts'
import { few } from './testing/few.ts'
import { type RunningSite, scratch, startSite } from './testing/site.ts'

const PICTURES = {
  qq_group: '/art/avatars/2.avif',
  we_chat_group: '/art/avatars/3.avif',
  we_chat_link: '/art/avatars/4.avif',
}

let site: RunningSite
let browser: Browser
let dataDir: string

/** The settings of the owner are already in the database when the site restarts. */
beforeAll(async () => {
  dataDir = await scratch()
  await (await startSite({ DATA_DIR: dataDir })).stop()
  const file = new DatabaseSync(join(dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  const write = file.prepare('insert into settings (name, value, updated_at) values (?, ?, 1)')
  for (const [name, value] of Object.entries(PICTURES)) write.run(name, JSON.stringify(value))
  file.close()
  site = await startSite({ DATA_DIR: dataDir })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const open = async (scheme: 'light' | 'dark' = 'light', options: object = {}) => {
  const opened = await openPage(browser, { bypassCSP: true, ...options })
  await visitedBefore(opened.page)
  await chooseScheme(opened.page, scheme)
  await visit(opened.page, `${site.url}/home`)
  return opened
}

const viewer = (page: Page) => page.getByRole('dialog', { name: '图片预览' })
const shown = (page: Page) => viewer(page).locator('img').getAttribute('src')

describe('the side panel', () => {
  it('opens the group codes in the gallery, and turns to the next', async () => {
    const { page, complaints } = await open()
    const code = page.getByRole('link', { name: '放大：QQ 群' })
    await code.focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    expect(await shown(page)).toBe(PICTURES.qq_group)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page), { timeout: 5_000 }).toBe(PICTURES.we_chat_group)
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(await code.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  const CARDS = [
    ['dark', '/art/demo/owner-card-dark.avif'],
    ['light', '/art/demo/owner-card.avif'],
  ] as const

  it.each(few(CARDS))(
    'opens the picture of the card in the gallery, as in the %s scheme',
    async (scheme, src) => {
      const { page } = await open(scheme, { viewport: PHONE })
      await page.getByRole('link', { name: '放大：名片上的画' }).click()
      await viewer(page).waitFor()
      expect(await shown(page)).toBe(site.url + src)
      expect(await findings(page)).toEqual([])
    },
  )

  it('shows a code on hover or press, and opens it in the gallery', async () => {
    const { page } = await open()
    const icon = page.getByRole('button', { name: '微信二维码' })
    const code = page.getByRole('link', { name: '放大：微信二维码' })
    await icon.hover()
    await code.waitFor()
    await page.mouse.move(0, 0)
    await code.waitFor({ state: 'hidden' })
    await icon.focus()
    await page.keyboard.press('Enter')
    await code.waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    expect(await shown(page)).toBe(site.url + PICTURES.we_chat_link)
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(await code.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('opens a picture in a new window without scripts', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/home`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: '放大：QQ 群' }).click()
    expect((await opened).url()).toBe(site.url + PICTURES.qq_group)
  })
})
