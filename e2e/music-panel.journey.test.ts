import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { wav } from '../apps/server/src/testing/sounds.ts'
import { toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { PHONE, visit, visitedBefore } from './testing/browser.ts'
import { addSongs, isSilent, openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { drag } from './testing/swipe.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const FOLDER = '雨夜'
const SONGS = 45
const stage = useSiteWithPictures({}, (dataDir) => addSongs(dataDir, FOLDER, SONGS))
beforeAll(() => untilScanned(stage, 5))

const rows = (page: Page) => page.locator('.panel-songs .song-table tbody tr')
/** Rows out of view are not in the document. */
const songCount = async (page: Page) =>
  Number(await page.locator('.panel-songs .song-table').getAttribute('aria-rowcount')) - 1
const found = (page: Page) => page.locator('.song-search .song-table tbody tr')

const search = async (page: Page, keywords: string) => {
  const field = page.getByRole('searchbox', { name: '请输入歌名或歌手' })
  if (!(await field.isVisible())) await page.getByRole('button', { name: '搜索歌曲' }).click()
  await field.fill(keywords)
  await page.locator('.song-search').getByRole('button', { name: '搜索', exact: true }).click()
}

const toEnd = async (page: Page) => {
  await page.locator('.panel-songs .panel-scroll').evaluate((scroll) => {
    scroll.scrollTop = scroll.scrollHeight
  })
  return page.locator('.panel-songs .list-footer').textContent()
}

describe('the panel', () => {
  it('shows the fourth playlist first, and all songs of another one page by page', async () => {
    const { page, complaints } = await openPanel(stage)
    const lists = page.locator('.playlist-grid button')
    await expect.poll(() => lists.count()).toBe(5)
    await expect.poll(() => lists.nth(3).getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: FOLDER, exact: true }).click()
    await expect.poll(() => songCount(page)).toBe(30)
    await expect.poll(() => toEnd(page)).toBe('已经到底了')
    expect(await songCount(page)).toBe(SONGS)
    await page.getByText(`${SONGS} 首`).waitFor()
    await page.getByRole('button', { name: '古诗', exact: true }).click()
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(complaints).toEqual([])
  })

  it('loads two covers at a time, so that a search finds a free connection', async () => {
    const { promise: held, resolve: free } = Promise.withResolvers<void>()
    const covers = /\/wapi\/cover\/|\/paintings\/.*-list\.avif/
    const watch = (page: Page) =>
      void page.route(covers, async (route) => {
        await held
        await route.continue()
      })
    const { page } = await openPanel(stage, { watch })
    await expect.poll(() => page.locator('.late-cover').count()).toBe(5)
    const loading = page.locator('.playlist-cover img')
    await expect.poll(() => loading.count()).toBe(2)
    expect(await loading.first().getAttribute('fetchpriority')).toBe('low')
    await search(page, FOLDER)
    await found(page).first().waitFor()
    expect(await loading.count()).toBe(2)
    free()
    await expect.poll(() => loading.count()).toBe(5)
  })

  it('reopens the playlist whose next songs failed to load, and continues loading', {
    tags: 'long',
  }, async () => {
    const { page } = await openPanel(stage)
    await page.getByRole('button', { name: FOLDER, exact: true }).click()
    const more = /track\/all.*offset=30/
    await page.route(more, (route) => route.abort())
    await expect.poll(() => songCount(page)).toBe(30)
    await toEnd(page)
    await page.locator('.panel-songs .list-footer').getByText('没有取到，点击再试一次').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '音乐' }).waitFor({ state: 'detached' })
    await page.unroute(more)
    await page.getByRole('button', { name: '打开播放器' }).click()
    await expect.poll(() => songCount(page)).toBe(SONGS)
    await page.getByRole('heading', { name: FOLDER, exact: true }).waitFor()
    const names = await page.locator('.panel-songs .song-name').allTextContents()
    expect(names.filter((name) => !name.startsWith(FOLDER))).toEqual([])
  })

  it('plays a song, keeps the keyboard focus, and restores the focus when it closes', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '古诗', '静夜思')
    await page.locator('tr[aria-current]').getByText('静夜思').waitFor()
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('.music-panel') !== null)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(key)
        expect(await isInside()).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '音乐' }).waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('打开播放器')
    await sounds(page)
  })

  it('shows that a song has no lyrics, and stops at its end with the sleep timer', {
    tags: 'long',
  }, async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '夜曲', 'Gymnopédie No. 1')
    await page.getByRole('button', { name: '打开歌词' }).press('Enter')
    await page.getByText('这首歌没有歌词，静静听').waitFor()
    await page.getByRole('button', { name: '收起歌词' }).press('Enter')
    await page.getByRole('button', { name: '定时关闭' }).click()
    await page.getByRole('button', { name: '播完这首' }).click()
    await page.evaluate(() => {
      if (window.sounding) window.sounding.currentTime = window.sounding.duration - 0.4
    })
    await toast(page, '音乐停下了，晚安').waitFor()
    await isSilent(page)
    await page.getByRole('button', { name: '定时关闭', exact: true }).waitFor()
  })

  it('shares a song by a URL that opens it', { tags: 'long' }, async () => {
    const { page } = await openPanel(stage)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await playFrom(page, '古诗', '兰亭')
    await page.getByRole('button', { name: '分享这首歌' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/\/home\?song=\d+$/)
    const { pathname, search: asked } = new URL(await copied())
    const other = await openPanel(stage, { path: pathname + asked })
    await other.page.locator('.player-bar-song').getByText('兰亭').waitFor()
    await other.page.getByRole('heading', { name: '分类歌单' }).click()
    await sounds(other.page)
    await other.page.goto(`${stage.site.url}/home?song=987654321`)
    await toast(other.page, '分享的这首歌找不到了').waitFor()
  })
})

it('searches page by page to the end, adds, plays from the custom list, and removes the last song', async () => {
  const { page, complaints } = await openPanel(stage)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/wapi/search')) asked += 1
  })
  await search(page, '   ')
  await page.locator('.song-search').getByText('空空如也').waitFor()
  await search(page, '无人知晓的歌')
  await toast(page, '没有相关的歌曲').waitFor()
  await page.locator('.song-search').getByText('空空如也').waitFor()
  expect(asked).toBe(1)

  await search(page, FOLDER)
  await expect.poll(() => found(page).count()).toBe(20)
  for (const count of [40, SONGS]) {
    await page.getByRole('button', { name: '点击加载更多～' }).click()
    await expect.poll(() => found(page).count()).toBe(count)
  }
  await page.locator('.song-search').getByText('已经到底了').waitFor()
  const name = (await found(page).first().locator('.song-name').textContent()) ?? ''
  await found(page).first().locator('.add-song').click()
  await toast(page, '添加成功').waitFor()
  expect(await found(page).first().locator('.add-song').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '我的列表' }).click()
  const custom = page.locator('.custom-list')
  await custom.getByRole('button', { name: `播放《${name}》` }).click()
  await sounds(page)
  await custom.getByRole('button', { name: `把《${name}》移出列表` }).click()
  await toast(page, '删除成功').waitFor()
  await custom.getByText('空空如也').waitFor()
  expect(complaints).toEqual([])
})

it('takes over the custom list in a second tab, and keeps it when the tab closes', {
  tags: 'long',
}, async () => {
  const { page } = await openPanel(stage)
  const other = await page.context().newPage()
  await visitedBefore(other)
  await visit(other, `${stage.site.url}/home`)
  await other.getByRole('button', { name: '打开播放器' }).click()
  await rows(other).first().waitFor()
  await rows(page).first().locator('.add-song').click()
  await toast(page, '添加成功').waitFor()
  await other.getByRole('button', { name: '我的列表' }).click()
  await expect.poll(() => other.locator('.custom-list tbody tr, .custom-list li').count()).toBe(1)
  await other.close({ runBeforeUnload: true })
  await page.reload()
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('button', { name: '我的列表' }).click()
  await expect.poll(() => page.locator('.custom-list tbody tr, .custom-list li').count()).toBe(1)
})

it('fills the window on a phone, searches in a sheet, and closes with a pull', {
  tags: 'long',
}, async () => {
  const { page } = await openPanel(stage, { viewport: PHONE, hasTouch: true })
  await rows(page).first().waitFor()
  const box = () => page.locator('.panel-box').boundingBox()
  await expect.poll(box).toMatchObject({ x: 0, y: 0, ...PHONE })
  await search(page, FOLDER)
  await expect.poll(() => found(page).count()).toBe(20)
  const sheet = async () => {
    const place = await page.locator('.song-search > section').boundingBox()
    return place && { foot: Math.round(place.y + place.height), width: place.width }
  }
  await expect.poll(sheet).toEqual({ foot: PHONE.height, width: PHONE.width })
  await page.keyboard.press('Escape')
  const head = await page.locator('.panel-header h2').boundingBox()
  const from = { x: (head?.x ?? 0) + 20, y: (head?.y ?? 0) + 10 }
  await drag(page, from, { x: from.x, y: from.y + 60 })
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
  await drag(page, from, { x: from.x + 10, y: from.y + 300 })
  await page.getByRole('dialog', { name: '音乐' }).waitFor({ state: 'detached' })
})

const KB = 1_000
/**
 * With the queue, menus and likes of songs, a data saver, shelves of albums and artists that lead to their pages,
 * two blending elements, lengths in all lists, lyrics by the clock of their words, the settings of
 * lyrics, covers that wait for their turn in the colours of their painting, and what leads to own
 * playlists, shared lines, the lyric window, and the pages of albums and artists, which load when
 * they are opened.
 */
const BUDGET = 67.1 * KB

it('keeps panel, board and search within their budget, and out of the first view', async () => {
  const scripts = new Map<string, Promise<number>>()
  let first = new Set<string>()
  const { page } = await openPanel(stage, {
    watch: (opened) =>
      opened.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return
        const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
        scripts.set(response.url(), size)
      }),
    loaded: () => {
      first = new Set(scripts.keys())
    },
  })
  await playFrom(page, '古诗', '静夜思')
  await search(page, FOLDER)
  await expect.poll(() => found(page).count()).toBe(20)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.getByRole('button', { name: '舞台歌词' }).click()
  await page.locator('.sung-lines').waitFor()
  const later = [...scripts].filter(([url]) => !first.has(url))
  const bytes = (await Promise.all(later.map(([, size]) => size))).reduce((a, b) => a + b, 0)
  console.log('player, panel, search and board:', { files: later.length, bytes })
  expect(first.size).toBeGreaterThan(1)
  expect(later.length).toBeGreaterThan(1)
  expect(bytes).toBeLessThanOrEqual(BUDGET)
})

it('axe finds no violations in panel and search', { tags: 'long' }, async () => {
  const { page } = await openPanel(stage)
  await playFrom(page, '古诗', '静夜思')
  expect(await findings(page, '.music-panel')).toEqual([])
  await search(page, FOLDER)
  await expect.poll(() => found(page).count()).toBe(20)
  expect(await findings(page, '.music-panel')).toEqual([])
})

it('a listener who saves data hears a smaller file, from the next song on, and seeks in it', async () => {
  const folder = join(stage.site.dataDir, 'music', '大文件')
  await mkdir(folder)
  await writeFile(join(folder, '长.wav'), wav(48_000, 30))
  await untilScanned(stage, 6)
  const { page, complaints } = await openPanel(stage)
  await page.getByRole('button', { name: '声音', exact: true }).click()
  const saver = page.getByRole('group', { name: '省流量' })
  await saver.getByRole('radio', { name: '开' }).check()
  await page.keyboard.press('Escape')
  await playFrom(page, '大文件', '长')
  const address = await page.evaluate(() => window.sounding?.currentSrc)
  expect(address).toMatch(/\.wav\?level=standard$/)
  const { headers } = await fetch(String(address))
  expect(headers.get('content-type')).toBe('audio/mpeg')
  await page.evaluate(() => {
    if (window.sounding) window.sounding.currentTime = 20
  })
  await sounds(page, 20)
  expect(await page.evaluate(() => Math.round(window.sounding?.duration ?? 0))).toBe(30)
  await page.reload()
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('button', { name: '声音', exact: true }).click()
  expect(await saver.getByRole('radio', { name: '开' }).isChecked()).toBe(true)
  expect(complaints).toEqual([])
})
