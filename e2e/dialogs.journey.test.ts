/** @module-tag long */

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { logInByStorage, loginDialog, openLogin, toast } from './testing/accounts.ts'
import { DESKTOP, openPage, visit, visitedBefore } from './testing/browser.ts'
import { chatField } from './testing/chat-room.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
/** Scripts and styles of the search, uncompressed. */
const FIRST_DIALOG_BYTES = 24_000

const open = async (options: object = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, `${stage.site.url}/thanks`)
  return watched
}

const drawer = (page: Page) => page.getByRole('dialog', { name: '我的消息' })
const question = (page: Page) => page.getByRole('dialog', { name: '提示' })

const openNotifications = async (page: Page) => {
  await logInByStorage(page, OWNER)
  await page.getByRole('button', { name: /^我的消息/ }).click()
  await drawer(page).locator('.notification').first().waitFor()
}

const askToDelete = (page: Page) =>
  drawer(page).getByRole('button', { name: '删除' }).first().click()

const hasFocusIn = (page: Page, selector: string) =>
  page.waitForFunction((box) => document.activeElement?.closest(box), selector)

it('shows a question above a drawer, and Escape closes the question only', async () => {
  const { page, complaints } = await open()
  await openNotifications(page)
  await askToDelete(page)
  await question(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('确认')
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    await hasFocusIn(page, '.padded-dialog')
  }
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  await drawer(page).waitFor()
  await hasFocusIn(page, '.notification-drawer')
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith('我的消息'))
  expect(complaints).toEqual([])
})

it('shows a toast above the open dialog, where it can be closed', async () => {
  const { page, complaints } = await open()
  await openNotifications(page)
  await askToDelete(page)
  await question(page).getByRole('button', { name: '确认' }).click()
  const deleted = toast(page, '删除成功')
  await deleted.waitFor()
  await drawer(page).waitFor()
  const region = page.getByRole('region', { name: '消息', exact: true })
  expect(await region.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  // Fails if a dialog covers the toast, or makes it inert.
  await deleted.getByRole('button', { name: '关闭' }).click()
  await deleted.waitFor({ state: 'detached' })
  await drawer(page).waitFor()
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
  expect(await region.evaluate((element) => element.matches(':popover-open'))).toBe(false)
  expect(complaints).toEqual([])
})

it('keeps a toast that a dialog opens over, and that outlives the dialog', async () => {
  const { page } = await open()
  await visit(page, `${stage.site.url}/message/chat`)
  await chatField(page).fill('有人吗')
  await page.keyboard.press('Enter')
  const asked = toast(page, '请先登录')
  await loginDialog(page).waitFor()
  await asked.hover()
  await page.keyboard.press('Escape')
  await loginDialog(page).waitFor({ state: 'detached' })
  await asked.getByRole('button', { name: '关闭' }).click()
  await asked.waitFor({ state: 'detached' })
})

it('closes with a click beside it, but not when a selection of text ends there', async () => {
  const { page } = await open()
  await openLogin(page)
  const field = loginDialog(page).getByLabel('用户名')
  await field.fill('owner')
  await field.hover()
  await page.mouse.down()
  await page.mouse.move(DESKTOP.width - 20, DESKTOP.height - 20)
  await page.mouse.up()
  expect(await field.inputValue()).toBe('owner')
  await page.mouse.click(DESKTOP.width - 20, DESKTOP.height - 20)
  await loginDialog(page).waitFor({ state: 'detached' })
})

it('moves in and out', async () => {
  const { page } = await open({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    document.addEventListener('transitionend', ({ target, propertyName }) => {
      if (target instanceof HTMLDialogElement && propertyName === 'transform') {
        document.title += target.dataset.leaving ? ' out' : ' in'
      }
    })
  })
  const moves = (end: string) =>
    page.waitForFunction((text) => document.title.endsWith(text), end, { polling: 50 })
  await openLogin(page)
  await moves(' in')
  await page.keyboard.press('Escape')
  await moves(' in out')
  await loginDialog(page).waitFor({ state: 'detached' })
})

it('is never part of the page that the server sends', async () => {
  expect(await (await fetch(`${stage.site.url}/home`)).text()).not.toContain('<dialog')
})

it('costs little when the first one opens', async () => {
  const { page } = await open()
  // The chat connection loads by itself a moment after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/connect-')),
  )
  await page.waitForLoadState('networkidle')
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!/\/assets\/.*\.(js|css)$/.test(response.url())) return
    sizes.push(response.body().then(({ length }) => length))
  })
  await page.keyboard.press('/')
  await page.getByRole('dialog').waitFor()
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(FIRST_DIALOG_BYTES)
})
