/** @module-tag long */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { mp3 } from '../apps/server/src/testing/sounds.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { listen, openBar, songIn, soundOf, waitForSound } from './testing/music.ts'
import { openPanel, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const ALBUMS = [
  { album: '春江', artist: '琴师', year: '1998', genre: 'Folk' },
  { album: '秋水', artist: '琴师', year: '2004', genre: 'Folk' },
  { album: 'Rain', artist: 'Ink', year: '2021', genre: 'Ambient' },
]
const SONGS_OF_ALBUM = 3

const addAlbums = async (dataDir: string) => {
  for (const [at, tags] of ALBUMS.entries()) {
    const folder = join(dataDir, 'music', tags.album)
    mkdirSync(folder, { recursive: true })
    for (let track = 1; track <= SONGS_OF_ALBUM; track += 1) {
      const title = `${tags.album} ${track}`
      const seconds = 60 * (at + 1) + 10 * (SONGS_OF_ALBUM - track)
      const sound = mp3({ ...tags, title, track: String(track) }, Math.round(seconds / 0.0261))
      writeFileSync(join(folder, `${track}.mp3`), sound)
    }
  }
}

const stage = useSiteWithPictures({ DEMO: 'off' }, addAlbums)
beforeAll(() => untilScanned(stage, ALBUMS.length))

const covers = (page: Page) => page.locator('.playlist-grid button')
const songNames = (page: Page) => page.locator('.panel-songs .song-name').allTextContents()
const shelf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

describe('the shelves of the panel', () => {
  it('list albums, artists and genres, whose songs are shown in their order', async () => {
    const { page, complaints } = await openPanel(stage)
    await shelf(page, '专辑')
    await expect.poll(() => covers(page).count()).toBe(3)
    await page.getByText('1998 · 琴师').waitFor()
    await covers(page).filter({ hasText: '春江' }).click()
    await expect.poll(() => songNames(page)).toEqual(['春江 1', '春江 2', '春江 3'])
    await page.getByRole('heading', { name: '春江', exact: true }).waitFor()
    await page.getByText('01:20').waitFor()

    await shelf(page, '歌手')
    await expect.poll(() => covers(page).count()).toBe(2)
    await covers(page).filter({ hasText: '琴师' }).click()
    await expect.poll(async () => (await songNames(page)).length).toBe(6)
    await shelf(page, '曲风')
    await covers(page).filter({ hasText: 'Ambient' }).click()
    await expect.poll(() => songNames(page)).toEqual(['Rain 1', 'Rain 2', 'Rain 3'])
    expect(await findings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('are chosen by the arrow keys', async () => {
    const { page } = await openPanel(stage)
    await page.getByRole('tab', { name: '歌单' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => covers(page).filter({ hasText: 'Rain' }).count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('专辑')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('曲风')
  })

  it('say when they could not be loaded, and load again', async () => {
    const { page } = await openPanel(stage)
    await page.route('**/wapi/artist/list**', (route) => route.abort(), { times: 1 })
    await shelf(page, '歌手')
    await page.locator('.panel-playlists').getByText('没有取到，点击再试一次').click()
    await expect.poll(() => covers(page).count()).toBe(2)
  })

  it('sort the songs of a list by length and by date', async () => {
    const { page } = await openPanel(stage)
    await shelf(page, '歌手')
    await covers(page).filter({ hasText: 'Ink' }).click()
    await page.getByLabel('排序').selectOption({ label: '时长' })
    await expect.poll(() => songNames(page)).toEqual(['Rain 3', 'Rain 2', 'Rain 1'])
    await page.getByLabel('排序').selectOption({ label: '默认顺序' })
    await expect.poll(() => songNames(page)).toEqual(['Rain 1', 'Rain 2', 'Rain 3'])
  })

  it('fit a phone, and lead from a song to the page of its artist', async () => {
    const { page } = await openPanel(stage, { viewport: PHONE, hasTouch: true })
    await shelf(page, '专辑')
    await expect.poll(() => covers(page).count()).toBe(3)
    await covers(page).first().click()
    await expect.poll(async () => (await songNames(page)).length).toBe(3)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.locator('.panel-songs .song-menu-button').first().click()
    await page.getByRole('menuitem', { name: '去看专辑' }).waitFor()
    await page.getByRole('menuitem', { name: '去看歌手：' }).click()
    await page.locator('.music-list .song-rows').waitFor()
    expect(await page.locator('.music-panel').count()).toBe(0)
  })
})

const rows = (page: Page) => page.locator('.song-rows .song-play > span').allTextContents()

describe('the pages of albums and artists', () => {
  it('play a song and those after it, and the music goes on from page to page', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await listen(page)
    await visit(page, `${stage.site.url}/music/albums`)
    await page.getByRole('heading', { name: '专辑', level: 1 }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: '春江', exact: true }).click()
    await expect.poll(() => rows(page)).toEqual(['春江 1', '春江 2', '春江 3'])
    await page.getByText('1998 · Folk · 3 首 · 4 分钟').waitFor()
    await page.getByRole('button', { name: '播放《春江 2》' }).click()
    await waitForSound(page)
    await page.locator('.song-playing').waitFor()
    expect(await findings(page)).toEqual([])
    const more = page.getByRole('button', { name: '《春江 1》的更多操作' })
    await more.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await more.click()
    const actions = page.getByRole('menu', { name: '《春江 1》的更多操作' })
    await expect.poll(() => actions.locator(':focus').textContent()).toBe('下一首播放')
    const { bottom, height } = await actions.evaluate((menu) => ({
      bottom: menu.getBoundingClientRect().bottom,
      height: innerHeight,
    }))
    expect(bottom).toBeLessThan(height)
    await page.getByRole('menuitem', { name: '下一首播放' }).click()

    await page.getByRole('link', { name: '琴师', exact: true }).click()
    await expect.poll(async () => (await rows(page)).length).toBe(6)
    expect(await page.locator('.music-grid b').allTextContents()).toEqual(['秋水', '春江'])
    await waitForSound(page, (await soundOf(page)).seconds)
    const bar = await openBar(page)
    expect(await songIn(page)).toBe('春江 2')
    await bar.getByRole('button', { name: '播放模式：随机播放' }).click()
    await bar.getByRole('button', { name: '播放模式：列表循环' }).waitFor()
    await bar.getByRole('button', { name: '下一首' }).click()
    await expect.poll(() => songIn(page)).toBe('春江 1')
    await bar.getByRole('button', { name: '下一首' }).click()
    await expect.poll(() => songIn(page)).toBe('春江 3')
    expect(complaints).toEqual([])
  })

  it('are linked from the shelves, and fit a phone', async () => {
    const { page } = await openPanel(stage, { viewport: PHONE, hasTouch: true })
    await shelf(page, '专辑')
    await page.getByText('1998 · 琴师 · 03:30').waitFor()
    await page.locator('.panel-playlists').getByRole('link', { name: '打开页面' }).click()
    await page.getByRole('heading', { name: '专辑', level: 1 }).waitFor()
    await page.getByRole('link', { name: '全部歌手' }).click()
    await page.getByRole('link', { name: 'Ink', exact: true }).click()
    await page.getByRole('heading', { name: 'Ink', level: 1 }).waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })

  it('are missing for other numbers, and describe themselves to search engines', async () => {
    const read = async (path: string) => {
      const response = await fetch(stage.site.url + path)
      return { status: response.status, html: await response.text() }
    }
    const lists = ['/music/albums?page=2', '/music/artists?page=99999999']
    for (const path of ['/music/album', '/music/album?id=7', '/music/artist?id=x', ...lists]) {
      expect((await read(path)).status, path).toBe(404)
    }
    const { html } = await read('/music/albums')
    const [, album = ''] = /href="(\/music\/album\?id=\d+)"/.exec(html) ?? []
    expect((await read(album)).html).toContain('"@type":"MusicAlbum"')
    expect((await read('/sitemap.xml')).html).toContain('/music/artists')
  })
})
