/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logInByStorage, registerByCall, toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { PHONE } from './testing/browser.ts'
import { openPanel, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

const songs = (page: Page) => page.locator('.panel-songs .song-name').allTextContents()
const dialog = (page: Page) => page.getByRole('dialog', { name: '导入歌单' })
const field = (page: Page) => dialog(page).getByLabel('歌单链接，或者歌名')

const openImport = async (username: string, viewport?: typeof PHONE) => {
  const user = { username, password: 'abc-123' }
  await registerByCall(stage.site.url, user)
  const opened = await openPanel(stage)
  const { page } = opened
  await logInByStorage(page, user)
  if (viewport) await page.setViewportSize(viewport)
  await page.getByRole('tab', { name: '我的', exact: true }).click()
  await page.getByRole('button', { name: '导入歌单' }).click()
  await field(page).waitFor()
  return opened
}

it('makes a playlist of pasted titles, with the keyboard alone', async () => {
  // A second try finds no playlist of the first.
  const { page, complaints } = await openImport(`i${Date.now()}`)
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.insertText('1. 静夜思\n《蘭亭》\n没有的歌 - 某人\n静夜思 (Live)')
  expect(await findings(page, '.playlist-dialog')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const summary = '找到 2 首 · 1 首没有找到 · 1 首重复的只留一次'
  await dialog(page).getByText(summary).waitFor()
  expect(await dialog(page).getByLabel('没有找到的歌', { exact: true }).inputValue()).toBe(
    '没有的歌 - 某人',
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: '复制没有找到的歌' }).press('Enter')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe('没有的歌 - 某人')
  await dialog(page).getByText('找到的歌', { exact: true }).press('Enter')
  const found = await dialog(page).getByLabel('找到的歌', { exact: true }).inputValue()
  expect(found.split('\n').map((line) => line.replace(/ - .*/, ''))).toEqual(['静夜思', '兰亭'])
  expect(await findings(page, '.playlist-dialog')).toEqual([])
  const name = dialog(page).getByLabel('歌单名称')
  expect(await name.inputValue()).toBe('导入的歌单')
  await name.fill('搬来的歌')
  await page.keyboard.press('Enter')
  await toast(page, '已新建「搬来的歌」').waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: '搬来的歌' }).waitFor()
  await expect.poll(() => songs(page)).toEqual(['静夜思', '兰亭'])
  expect(complaints).toEqual([])
})

it('asks for the titles instead of a link, and imports them on a phone', async () => {
  const { page } = await openImport(`p${Date.now()}`, PHONE)
  const find = dialog(page).getByRole('button', { name: '查找歌曲' })
  const fault = dialog(page).getByRole('alert')
  for (const [link, words] of [
    ['https://y.qq.com/n/ryqq/playlist/7364061065', 'QQ 音乐的歌单不能凭链接读取'],
    ['https://music.163.com/#/playlist?id=1', '现在读不到这个网易云歌单'],
    ['https://example.org/playlist', '这个链接读不出歌单'],
  ] as const) {
    await field(page).fill(link)
    await find.click()
    await expect.poll(() => fault.textContent()).toContain(words)
    expect(await fault.textContent()).toContain('请把歌名粘贴过来，每行一首')
  }
  expect(await findings(page, '.playlist-dialog')).toEqual([])
  await field(page).fill('a'.repeat(25_000))
  await find.click()
  await expect.poll(() => fault.textContent()).toContain('一次最多 500 首')

  await field(page).fill('没有的歌')
  await find.click()
  await dialog(page).getByText('这里没有这些歌').waitFor()
  await dialog(page).getByRole('button', { name: '返回修改' }).click()
  await expect.poll(() => field(page).inputValue()).toBe('没有的歌')
  await field(page).fill('茉莉花\n没有的歌')
  await find.click()
  await dialog(page).getByRole('button', { name: '新建歌单' }).click()
  await expect.poll(() => songs(page)).toEqual(['茉莉花'])
  const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
})
