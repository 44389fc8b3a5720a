/** @module-tag long */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logIn, loginDialog, openLogin, registerByCall, toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { revisit } from './testing/browser.ts'
import { songIn } from './testing/music.ts'
import { openPanel, playFrom, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

const LISTENER = { username: 'listener01', password: 'abc-123' }

const show = (page: Page, list: string) =>
  page.getByRole('list', { name: '我的音乐' }).getByRole('button', { name: list }).click()
const songs = (page: Page) => page.locator('.panel-songs .song-name').allTextContents()
const reopen = async (page: Page) => {
  await revisit(page)
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
}
/** Ten seconds make a play. */
const listen = (page: Page) =>
  page.evaluate(async () => {
    const audio = window.sounding
    for (let step = 0; audio && step < 14; step += 1) {
      audio.currentTime += 0.9
      await new Promise((done) => audio.addEventListener('timeupdate', done, { once: true }))
    }
  })

it('keeps liked songs in the browser, plays them as a list, and lets go of them', async () => {
  const { page, complaints } = await openPanel(stage)
  await page.getByRole('button', { name: '播放模式：随机播放' }).click()
  await playFrom(page, '古诗', '静夜思')
  const heart = page.locator('.player-bar').getByRole('button', { name: '喜欢这首歌' })
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: '《兰亭》的更多操作' }).click()
  await page.getByRole('menuitem', { name: '喜欢这首歌' }).click()
  await reopen(page)
  await show(page, '喜欢的歌')
  expect(await songs(page)).toEqual(['兰亭', '静夜思'])
  expect(await findings(page, '.music-panel')).toEqual([])
  await page.getByRole('button', { name: '播放《兰亭》' }).click()
  await expect.poll(() => songIn(page)).toBe('兰亭')
  await page.getByRole('button', { name: '下一首' }).click()
  await expect.poll(() => songIn(page)).toBe('静夜思')
  await page.getByRole('button', { name: '《兰亭》的更多操作' }).click()
  await page.getByRole('menuitem', { name: '不再喜欢' }).click()
  await show(page, '喜欢的歌')
  await expect.poll(() => songs(page)).toEqual(['静夜思'])
  expect(complaints).toEqual([])
})

it('remembers what was played last and most, until the history is cleared', {
  tags: 'long',
}, async () => {
  const { page } = await openPanel(stage)
  for (const name of ['静夜思', '兰亭', '静夜思']) {
    await playFrom(page, '古诗', name)
    await listen(page)
  }
  await show(page, '最近播放')
  await expect.poll(() => songs(page)).toEqual(['静夜思', '兰亭'])
  await reopen(page)
  await show(page, '最常播放')
  await expect.poll(() => songs(page)).toEqual(['静夜思', '兰亭'])
  await page.getByRole('button', { name: '清空播放记录' }).click()
  await toast(page, '播放记录已清空').waitFor()
  await expect.poll(() => songs(page)).toEqual([])
})

it('takes likes and plays of a visitor into the account, and keeps them there', {
  tags: 'long',
}, async () => {
  const { page } = await openPanel(stage)
  await playFrom(page, '古诗', '静夜思')
  await page.locator('.player-bar').getByRole('button', { name: '喜欢这首歌' }).click()
  await listen(page)
  await page.keyboard.press('Escape')
  await registerByCall(stage.site.url, LISTENER)
  await openLogin(page)
  await logIn(page, LISTENER)
  await loginDialog(page).waitFor({ state: 'hidden' })
  const merged = page.waitForResponse('**/api/music/own')
  await page.getByRole('button', { name: '打开播放器' }).click()
  expect((await merged).status()).toBe(200)
  await show(page, '最近播放')
  await expect.poll(() => songs(page)).toEqual(['静夜思'])
  await page.getByRole('button', { name: '《静夜思》的更多操作' }).click()
  await page.getByRole('menuitem', { name: '不再喜欢' }).waitFor()
  await page.keyboard.press('Escape')
  const kept = await page.evaluate(() =>
    ['blog-music-likes', 'blog-music-history'].map((name) =>
      decodeURIComponent(atob(localStorage.getItem(btoa(name)) ?? '')),
    ),
  )
  expect(kept).toEqual(['[]', '[]'])
  await playFrom(page, '古诗', '兰亭')
  await page.locator('.player-bar').getByRole('button', { name: '喜欢这首歌' }).click()
  await reopen(page)
  await show(page, '喜欢的歌')
  await expect.poll(() => songs(page)).toEqual(['兰亭', '静夜思'])
  expect(await findings(page, '.music-panel')).toEqual([])
})
