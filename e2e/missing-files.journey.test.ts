/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { toast } from './testing/accounts.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { chatButton, room } from './testing/chat-room.ts'
import { openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

/**
 * Blocks files with this name until the returned function is called: no network, or another
 * release.
 */
const without = async (page: Page, files: RegExp) => {
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const showsError = async (page: Page) => {
  const error = toast(page, '没有连上服务器，请稍后再试')
  await error.waitFor()
  await error.getByRole('button', { name: '关闭' }).click()
  await error.waitFor({ state: 'detached' })
}

const isStyled = (page: Page, file: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => [...document.styleSheets].some(({ href }) => href?.includes(name)),
        file,
      ),
    )
    .toBe(true)

it('shows an error when the chat room cannot load, keeps the page, and opens it on the next click', async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/home`)
  const loadsAgain = await without(page, /assets\/(?:room-popover|chat-room)-/)
  await chatButton(page).click()
  await showsError(page)
  await page.locator('.article-card').first().waitFor()
  await expect.poll(() => chatButton(page).getAttribute('aria-expanded')).toBe('false')
  await loadsAgain()
  await chatButton(page).click()
  await room(page).waitFor()
  await isStyled(page, 'chat-room')
})

it('shows an error when the lyric board cannot load, keeps playing, and opens it on the next click', async () => {
  const { page } = await openPanel(stage)
  await playFrom(page, '古诗', '水调歌头')
  const loadsAgain = await without(page, /assets\/lyric-board-/)
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await showsError(page)
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
  await sounds(page)
  await loadsAgain()
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.getByRole('region', { name: '歌词', exact: true }).waitFor()
  await isStyled(page, 'lyric-board')
})

it.each([
  ['search', '搜索', /assets\/search-dialog-/],
  ['menu', '菜单', /assets\/mobile-menu-/],
])(
  'shows an error when the dialog to %s cannot load, and opens it on the next click',
  async (_, name, files) => {
    const { page } = await openPage(stage.browser, name === '菜单' ? { viewport: PHONE } : {})
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/home`)
    const loadsAgain = await without(page, files)
    const button = page.getByRole('banner').getByRole('button', { name }).first()
    await button.click()
    await showsError(page)
    await loadsAgain()
    await button.click()
    await page.getByRole('dialog').first().waitFor()
  },
)
