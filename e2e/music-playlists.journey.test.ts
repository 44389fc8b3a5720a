/** @module-tag long */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logIn, logInByStorage, loginDialog, registerByCall, toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { PHONE, revisit } from './testing/browser.ts'
import { songIn } from './testing/music.ts'
import { openPanel, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

const songs = (page: Page) => page.locator('.panel-songs .song-name').allTextContents()
const menu = async (page: Page, song: string, action: string) => {
  await page.getByRole('button', { name: `《${song}》的更多操作` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const dialog = (page: Page) => page.locator('.playlist-dialog')
const openList = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: '我的', exact: true }).click()
  await page.locator('.playlist-grid').getByRole('button', { name }).click()
}

it('makes a playlist for a song after login, and arranges it', async () => {
  // A second try finds no playlist of the first.
  const user = { username: `c${Date.now()}`, password: 'abc-123' }
  await registerByCall(stage.site.url, user)
  const { page, complaints } = await openPanel(stage)
  await page.getByRole('button', { name: '古诗', exact: true }).click()
  await menu(page, '静夜思', '添加到歌单…')
  await loginDialog(page).waitFor()
  await logIn(page, user)
  await dialog(page).getByRole('button', { name: '新建歌单' }).click()
  await dialog(page).getByLabel('歌单名称').fill('夜读')
  await page.keyboard.press('Enter')
  await toast(page, '已添加到「夜读」').waitFor()
  await menu(page, '兰亭', '添加到歌单…')
  expect(await findings(page, '.playlist-dialog')).toEqual([])
  await dialog(page).getByRole('button', { name: '夜读' }).click()
  await dialog(page).waitFor({ state: 'hidden' })

  await openList(page, '夜读')
  await expect.poll(() => songs(page)).toEqual(['静夜思', '兰亭'])
  await menu(page, '兰亭', '上移一位')
  await expect.poll(() => songs(page)).toEqual(['兰亭', '静夜思'])
  await page.getByRole('button', { name: '播放《兰亭》' }).click()
  await expect.poll(() => songIn(page)).toBe('兰亭')
  expect(await findings(page, '.music-panel')).toEqual([])

  await revisit(page)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await openList(page, '夜读')
  await expect.poll(() => songs(page)).toEqual(['兰亭', '静夜思'])
  await menu(page, '兰亭', '移出歌单')
  await expect.poll(() => songs(page)).toEqual(['静夜思'])

  await page.getByRole('button', { name: '重命名歌单' }).click()
  await dialog(page).getByLabel('歌单名称').fill('晨读')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name: '晨读' }).waitFor()
  await page.getByRole('button', { name: '删除歌单' }).click()
  await page.locator('.padded-dialog .button:not(.ghost)').click()
  await toast(page, '已删除「晨读」').waitFor()
  await page.getByText('还没有自己的歌单').waitFor()
  expect(complaints).toEqual([])
})

it('keeps a playlist whose list could not be loaded again, and says that it is there', {
  tags: 'long',
}, async () => {
  const user = { username: `k${Date.now()}`, password: 'abc-123' }
  await registerByCall(stage.site.url, user)
  const { page } = await openPanel(stage)
  await logInByStorage(page, user)
  await page.getByRole('tab', { name: '我的', exact: true }).click()
  await page.getByRole('button', { name: '新建歌单' }).click()
  await dialog(page).getByLabel('歌单名称').fill('雨声')
  await page.route('**/api/music/own', (route) => route.abort(), { times: 1 })
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await toast(page, '雨声').waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '打开播放器' }).click()
  await openList(page, '雨声')
  expect(await page.locator('.playlist-grid').getByRole('button', { name: '雨声' }).count()).toBe(1)
})

it('is usable on a phone', { tags: 'long' }, async () => {
  const user = { username: 'collector2', password: 'abc-123' }
  await registerByCall(stage.site.url, user)
  const { page } = await openPanel(stage)
  await logInByStorage(page, user)
  await page.setViewportSize(PHONE)
  await page.getByRole('tab', { name: '我的', exact: true }).click()
  await page.getByRole('button', { name: '新建歌单' }).click()
  await dialog(page).getByLabel('歌单名称').fill('路上')
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await openList(page, '路上')
  await page.getByRole('heading', { name: '路上' }).waitFor()
  const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
})
