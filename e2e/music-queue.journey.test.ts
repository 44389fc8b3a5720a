import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { PHONE } from './testing/browser.ts'
import { songIn } from './testing/music.ts'
import { addSongs, openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { drag } from './testing/swipe.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const FOLDER = '雨夜'
const SONGS = 45
const stage = useSiteWithPictures({}, (dataDir) => addSongs(dataDir, FOLDER, SONGS))
beforeAll(() => untilScanned(stage, 5))

const choose = async (page: Page, song: string, action: string) => {
  const button = page.getByRole('button', { name: `《${song}》的更多操作` }).first()
  // Behind the buttons of a phone, the click would scroll the list, which closes the menu.
  await button.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await button.click()
  await page.getByRole('menuitem', { name: action }).click()
}
const toQueue = async (page: Page) => {
  await page.getByRole('button', { name: /^接下来播放/ }).click()
  await page.getByRole('region', { name: '接下来播放' }).waitFor()
}
const queued = (page: Page) =>
  page.locator('.queue-list:has(.move-handle) .queue-names button').allTextContents()
const next = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '下一首' }).click()
  await expect.poll(() => songIn(page)).toBe(name)
  await sounds(page)
}
const inListLoop = (page: Page) => page.getByRole('button', { name: '播放模式：随机播放' }).click()

/** Plays the first song of the folder in list loop, with three songs in the queue. */
const openQueue = async (options: Parameters<typeof openPanel>[1] = {}) => {
  const opened = await openPanel(stage, options)
  const { page } = opened
  await inListLoop(page)
  await playFrom(page, FOLDER, '雨夜01')
  await choose(page, '雨夜05', '加入队列')
  await toast(page, '已加入队列').waitFor()
  await choose(page, '雨夜07', '加入队列')
  await choose(page, '雨夜03', '下一首播放')
  await toast(page, '下一首就放它').waitFor()
  await toQueue(page)
  expect(await queued(page)).toEqual(['雨夜03', '雨夜05', '雨夜07'])
  return opened
}

describe('the queue', () => {
  it('plays before the list, which continues where it was left, and back again', async () => {
    const { page, complaints } = await openQueue()
    for (const name of ['雨夜03', '雨夜05', '雨夜07', '雨夜02']) await next(page, name)
    expect(await queued(page)).toEqual([])
    await page.getByText('队列还是空的').waitFor()
    await page.getByRole('button', { name: '上一首' }).click()
    await expect.poll(() => songIn(page)).toBe('雨夜07')
    await sounds(page)
    await page.getByRole('button', { name: '播放《雨夜04》' }).click()
    await expect.poll(() => songIn(page)).toBe('雨夜04')
    expect(complaints).toEqual([])
  })

  it('is ordered by keys, by the menu and by dragging; removes, clears, keeps the focus', {
    tags: 'long',
  }, async () => {
    const { page } = await openQueue()
    const handle = (name: string) => page.getByRole('button', { name: `移动《${name}》` })
    await handle('雨夜03').press('ArrowDown')
    expect(await queued(page)).toEqual(['雨夜05', '雨夜03', '雨夜07'])
    await page.getByText('《雨夜03》移到第 2 位').waitFor({ state: 'attached' })
    await handle('雨夜03').press('ArrowUp')
    await choose(page, '雨夜07', '上移一位')
    expect(await queued(page)).toEqual(['雨夜03', '雨夜07', '雨夜05'])
    await handle('雨夜05').dragTo(handle('雨夜03'))
    expect(await queued(page)).toEqual(['雨夜05', '雨夜03', '雨夜07'])

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.getByRole('button', { name: '把《雨夜03》移出队列' }).press('Enter')
    expect(await focused()).toBe('把《雨夜07》移出队列')
    await page.getByRole('button', { name: '清空队列' }).press('Enter')
    expect(await queued(page)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('panel-scroll')
    await page.getByRole('button', { name: '回到歌曲' }).press('Enter')
    expect(await focused()).toBe('接下来播放')
    expect(await songIn(page)).toBe('雨夜01')
  })

  it('survives a reload, with what was heard and the list that plays', {
    tags: 'long',
  }, async () => {
    const { page } = await openQueue()
    await next(page, '雨夜03')
    await page.reload()
    await page.getByRole('button', { name: '打开播放器' }).click()
    await toQueue(page)
    await expect.poll(() => queued(page)).toEqual(['雨夜05', '雨夜07'])
    await page.getByText(`接着放：${FOLDER}`).waitFor()
    for (const name of ['雨夜05', '雨夜07', '雨夜02']) await next(page, name)
  })
})

it('is filled from the search, the custom list and the songs ahead', { tags: 'long' }, async () => {
  const { page } = await openPanel(stage)
  await inListLoop(page)
  await playFrom(page, FOLDER, '雨夜01')
  const addTo = async (place: Locator, song: string, action: string, done: string) => {
    await place.getByRole('button', { name: `《${song}》的更多操作` }).click()
    await page.getByRole('menuitem', { name: action }).click()
    await toast(page, done).first().waitFor()
  }
  await page.getByRole('button', { name: '把《雨夜09》加入列表' }).click()
  await page.getByRole('button', { name: '我的列表' }).click()
  const custom = page.locator('.custom-list')
  expect(await custom.getByRole('row', { name: /雨夜09/ }).textContent()).toMatch(/\d\d:\d\d/)
  await addTo(custom, '雨夜09', '加入队列', '已加入队列')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '搜索歌曲' }).click()
  const search = page.locator('.song-search')
  await search.getByRole('searchbox').fill('雨夜08')
  await search.getByRole('searchbox').press('Enter')
  expect(await search.getByRole('row', { name: /雨夜08/ }).textContent()).toMatch(/\d\d:\d\d/)
  await addTo(search, '雨夜08', '下一首播放', '下一首就放它')
  await page.keyboard.press('Escape')

  await playFrom(page, FOLDER, '雨夜02')
  await toQueue(page)
  expect(await queued(page)).toEqual(['雨夜08', '雨夜09'])
  const ahead = page.locator('.queue-list:not(:has(.move-handle))')
  await addTo(ahead, '雨夜05', '加入队列', '已加入队列')
  expect(await queued(page)).toEqual(['雨夜08', '雨夜09', '雨夜05'])
  await next(page, '雨夜08')
})

it('looking at another playlist changes nothing of what plays, also behind the loaded songs', {
  tags: 'long',
}, async () => {
  const { page } = await openPanel(stage)
  await inListLoop(page)
  const ids = page.waitForResponse('**/wapi/playlist/track/ids?*')
  await playFrom(page, FOLDER, '雨夜10')
  expect(((await (await ids).json()) as { ids: number[] }).ids).toHaveLength(SONGS)
  await page.getByRole('button', { name: '古诗', exact: true }).click()
  await page.getByRole('button', { name: '播放《静夜思》' }).waitFor()
  await next(page, '雨夜11')
  await toQueue(page)
  await page.getByRole('button', { name: '播放《雨夜41》' }).click()
  await expect.poll(() => songIn(page)).toBe('雨夜41')
  await next(page, '雨夜42')
  await playFrom(page, '古诗', '静夜思')
  await next(page, '兰亭')
})

it('a sorted list plays as a whole in its order', { tags: 'long' }, async () => {
  const { page } = await openPanel(stage)
  await inListLoop(page)
  await page.getByRole('button', { name: FOLDER, exact: true }).click()
  const ids = page.waitForResponse('**/wapi/playlist/track/ids?*order=name*')
  await page.getByRole('combobox', { name: '排序' }).selectOption('name')
  await page.getByRole('button', { name: '播放《雨夜02》' }).click()
  expect(((await (await ids).json()) as { ids: number[] }).ids).toHaveLength(SONGS)
  await next(page, '雨夜03')
  await toQueue(page)
  await page.getByRole('button', { name: '播放《雨夜33》' }).click()
  await next(page, '雨夜34')
})

it('the menu of a song opens above the lists, and closes with Escape and when they scroll', {
  tags: 'long',
}, async () => {
  const { page } = await openPanel(stage)
  await page.getByRole('button', { name: FOLDER, exact: true }).click()
  const button = page.getByRole('button', { name: '《雨夜08》的更多操作' })
  await button.press('Enter')
  const menu = page.getByRole('menu', { name: '《雨夜08》的更多操作' })
  await menu.waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('下一首播放')
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe('分享这首歌')
  expect(await findings(page, '.music-panel')).toEqual([])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await menu.waitFor()
  await page.locator('.panel-songs .panel-scroll').evaluate((box) => box.scrollBy(0, 100))
  await menu.waitFor({ state: 'hidden' })
})

it('on a phone, a finger drags by the handle and does not pull the panel', {
  tags: 'long',
}, async () => {
  const { page } = await openQueue({ viewport: PHONE, hasTouch: true })
  const middle = async (name: string) => {
    const box = await page.getByRole('button', { name: `移动《${name}》` }).boundingBox()
    return { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 }
  }
  await drag(page, await middle('雨夜03'), await middle('雨夜07'))
  await expect.poll(() => queued(page)).toEqual(['雨夜05', '雨夜07', '雨夜03'])
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
  expect(await findings(page, '.music-panel')).toEqual([])
})
