/** @module-tag long */

import type { Song } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logInByStorage, loginByCall, registerByCall } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { PHONE, revisit, visit } from './testing/browser.ts'
import { songIn } from './testing/music.ts'
import { openPanel, untilScanned } from './testing/player.ts'
import { send } from './testing/site.ts'
import { drag } from './testing/swipe.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

const POEMS = ['水调歌头', '静夜思', '兰亭'] as const
const [FIRST, SECOND, THIRD] = POEMS
const LIST = '晚风'

const songs = (page: Page) => page.locator('.panel-songs .song-name').allTextContents()
const handle = (page: Page, song: string) => page.getByRole('button', { name: `移动《${song}》` })
const openList = async (page: Page) => {
  await page.getByRole('tab', { name: '我的', exact: true }).click()
  await page.locator('.playlist-grid').getByRole('button', { name: LIST }).click()
}
const reopen = async (page: Page) => {
  await page.getByRole('button', { name: '打开播放器' }).click()
  await openList(page)
}

const songId = async (name: string) => {
  const query = encodeURIComponent(name)
  const found = await (await fetch(`${stage.site.url}/wapi/search?keywords=${query}`)).json()
  const songsFound = (found as { result: { songs: Pick<Song, 'id' | 'name'>[] } }).result.songs
  return songsFound.find((song) => song.name === name)?.id
}

/** Opens a playlist of three songs of a new user: a second try finds nothing of the first. */
const openOwn = async (options: Parameters<typeof openPanel>[1] = {}) => {
  const user = { username: `o${Date.now()}`, password: 'abc-123' }
  const { url } = stage.site
  await registerByCall(url, user)
  const ids = await Promise.all(POEMS.map(songId))
  const token = await loginByCall(url, user)
  await send(`${url}/api/music/own/playlists`, 'POST', token, { name: LIST, songs: ids })
  const opened = await openPanel(stage, options)
  await logInByStorage(opened.page, user)
  await openList(opened.page)
  await expect.poll(() => songs(opened.page)).toEqual(POEMS)
  return opened
}

it('is ordered by keys and by dragging; the order plays, and stays after a reload', async () => {
  const { page, complaints } = await openOwn()
  await page.getByRole('button', { name: '播放模式：随机播放' }).click()
  await page.getByRole('button', { name: `播放《${FIRST}》` }).click()
  await expect.poll(() => songIn(page)).toBe(FIRST)
  await handle(page, FIRST).press('ArrowDown')
  expect(await songs(page)).toEqual([SECOND, FIRST, THIRD])
  await page.getByText(`《${FIRST}》移到第 2 位`).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await songs(page)).toEqual(POEMS)
  expect(await findings(page, '.music-panel')).toEqual([])

  await handle(page, THIRD).dragTo(handle(page, SECOND))
  expect(await songs(page)).toEqual([FIRST, THIRD, SECOND])
  await page.getByRole('button', { name: '下一首' }).click()
  await expect.poll(() => songIn(page)).toBe(THIRD)

  // The first move is saved at once. The second waits, and is saved when the page is left.
  await handle(page, FIRST).press('ArrowDown')
  await handle(page, SECOND).press('ArrowUp')
  expect(await songs(page)).toEqual([THIRD, SECOND, FIRST])
  await revisit(page)
  await reopen(page)
  await expect.poll(() => songs(page)).toEqual([THIRD, SECOND, FIRST])
  await page.getByRole('combobox', { name: '排序' }).selectOption('name')
  await expect.poll(() => page.locator('.panel-songs .move-handle').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('shows in each tab what another one changes', async () => {
  const { page } = await openOwn()
  const other = await page.context().newPage()
  await visit(other, `${stage.site.url}/home`)
  await reopen(other)
  await expect.poll(() => songs(other)).toEqual(POEMS)
  await handle(page, THIRD).press('ArrowUp')
  await expect.poll(() => songs(other)).toEqual([FIRST, THIRD, SECOND])
  await other.getByRole('button', { name: `《${FIRST}》的更多操作` }).click()
  await other.getByRole('menuitem', { name: '移出歌单' }).click()
  await expect.poll(() => songs(page)).toEqual([THIRD, SECOND])
  await handle(other, SECOND).press('ArrowUp')
  await expect.poll(() => songs(page)).toEqual([SECOND, THIRD])
})

it('goes back to the saved order when a move cannot be saved', async () => {
  const { page } = await openOwn()
  await page.route('**/own/playlists/songs', (route) => route.abort())
  await handle(page, FIRST).press('ArrowDown')
  await expect.poll(() => songs(page)).toEqual(POEMS)
})

it('on a phone, a finger orders it by the handle and does not pull the panel', async () => {
  const { page } = await openOwn({ hasTouch: true })
  await page.setViewportSize(PHONE)
  const middle = async (song: string) => {
    const box = await handle(page, song).boundingBox()
    return { x: (box?.x ?? 0) + 18, y: (box?.y ?? 0) + 22 }
  }
  await drag(page, await middle(FIRST), await middle(THIRD))
  await expect.poll(() => songs(page)).toEqual([SECOND, THIRD, FIRST])
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
  expect(await findings(page, '.music-panel')).toEqual([])
})
