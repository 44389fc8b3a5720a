/** @module-tag long */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { few } from './testing/few.ts'
import { addSongs, openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { ROOT } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const LONG = '一首名字很长很长的歌从前有一座山山里有一座庙庙里有一个老和尚在唱歌'
const LINE = '这一行歌词写得很长很长，长到在一行里放不下，只好换到下一行，再接着唱下去'
const TRANSLATION =
  'This line of the song is so long that it never fits on one row of any phone, and goes on below'
const MANY = 400
/** The least width and height of a button. */
const TARGET_PX = 40

const lyric = Array.from({ length: 30 }, (_, place) => {
  const time = `[00:${String(place).padStart(2, '0')}.00]`
  return `${time}${LINE}${place}\n${time}${TRANSLATION}`
}).join('\n')

const prepare = async (dataDir: string) => {
  await addSongs(dataDir, '很多歌', MANY)
  const folder = join(dataDir, 'music', '长歌')
  await mkdir(folder, { recursive: true })
  const song = await readFile(join(ROOT, 'apps/server/assets/music/古诗/01-shuidiaogetou.mp3'))
  // Without its tag the song is named after its file, and has the cover beside it.
  const sound = song.subarray(song.indexOf(Buffer.from([0xff, 0xfb])))
  await writeFile(join(folder, `${LONG}.mp3`), sound)
  await writeFile(join(folder, `${LONG}.lrc`), lyric)
  await writeFile(join(folder, '无时.mp3'), sound.subarray(0, sound.length - 100))
  await writeFile(join(folder, '无时.lrc'), '没有时间的\n两行')
  const white = { width: 300, height: 300, channels: 3 as const, background: '#ffffff' }
  await writeFile(join(folder, 'cover.jpg'), await sharp({ create: white }).jpeg().toBuffer())
}

const stage = useSiteWithPictures({}, prepare)
beforeAll(() => untilScanned(stage, 6))

const SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
  { width: 768, height: 1_024 },
] as const

const openBoard = async (page: Page, song = LONG) => {
  await playFrom(page, '长歌', song)
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.locator('.lyric-board').waitFor()
}

const toStage = async (page: Page) => {
  await page.getByRole('button', { name: '舞台歌词' }).click()
  await page.locator('.stage h2').waitFor()
}

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )

describe.each(few(SIZES, 3))('at $width × $height', (viewport) => {
  it('the stage shows title, words and every control, and none lies on another', async () => {
    const { page } = await openPanel(stage, { viewport })
    await openBoard(page)
    await toStage(page)
    await page.locator('.sung-line').waitFor()
    const texts = '.stage h2, .stage-artist, .sung-line, .sung-translation, .sung-next'
    const words = await boxes(page, texts)
    const controls = await boxes(page, '.board-controls button')
    for (const { left, right, top, bottom } of controls) {
      // The smallest phone hides one.
      if (right > left)
        expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(TARGET_PX)
    }
    const [bar] = await boxes(page, '.board-controls')
    for (const box of [...words, ...controls]) {
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(viewport.width)
      expect(box.bottom).toBeLessThanOrEqual(viewport.height)
    }
    for (const { bottom } of words) expect(bottom).toBeLessThanOrEqual(bar?.top ?? 0)
    const [brightness] = await boxes(page, '.brightness')
    const [title] = await boxes(page, '.stage h2')
    const isAbove = (brightness?.bottom ?? 0) <= (title?.top ?? 0) + 1
    expect(isAbove || (title?.right ?? 0) <= (brightness?.left ?? 0)).toBe(true)
  })

  it('the long title of the board lies under none of its buttons', async () => {
    const { page } = await openPanel(stage, { viewport })
    await openBoard(page)
    await page.locator('.lyric-scroll [aria-current]').waitFor()
    const words = await boxes(page, '.board-song h2 button, .board-song h2 small')
    const tools = await boxes(page, '.lyric-tools button, .words-menu > button')
    expect([words.length, tools.length]).toEqual([2, 3])
    for (const word of words) {
      for (const tool of tools) {
        const isBeside = word.right <= tool.left || word.left >= tool.right
        expect(isBeside || word.top >= tool.bottom).toBe(true)
      }
    }
  })

  it('a wrapped line of the board keeps a distance to its neighbours', async () => {
    const { page } = await openPanel(stage, { viewport })
    await openBoard(page)
    await page.locator('.lyric-scroll [aria-current]').waitFor()
    await page.keyboard.press('Space')
    await page.waitForTimeout(700)
    const gaps = await page.locator('.lyric-scroll').evaluate((scroll) => {
      const lines = [...scroll.querySelectorAll('li')]
      const current = lines.findIndex((line) => line.hasAttribute('aria-current'))
      const span = (place: number) =>
        lines[place]?.querySelector('span')?.getBoundingClientRect() ?? new DOMRect()
      const rows = lines[current]?.querySelector('span')?.getClientRects().length ?? 0
      const above = current > 0 ? span(current).top - span(current - 1).bottom : 99
      return { rows, gap: Math.min(above, span(current + 1).top - span(current).bottom) }
    })
    expect(gaps.rows).toBeGreaterThan(1)
    expect(gaps.gap).toBeGreaterThanOrEqual(6)
  })
})

const luminance = (channels: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

it('keeps a contrast of 4.5 on the stage before a white cover at full brightness', async () => {
  const { page } = await openPanel(stage)
  await openBoard(page)
  await toStage(page)
  await page.locator('.sung-line').waitFor()
  const brightness = page.locator('.brightness')
  for (
    let press = 0;
    press < 12 && !(await brightness.textContent())?.includes('100');
    press += 1
  ) {
    await page.keyboard.press('b')
  }
  expect(await brightness.textContent()).toContain('100')
  await page.keyboard.press('Space')
  const texts = ['.stage h2', '.stage-artist', '.sung-line', '.sung-next', '.brightness']
  const colours = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector)
        const colour = element ? getComputedStyle(element).color : ''
        return [...colour.matchAll(/[\d.]+/g)].map(Number)
      }),
    texts,
  )
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '.stage *, .brightness, .brightness *',
    )) {
      element.style.setProperty('color', 'transparent', 'important')
      element.style.setProperty('text-shadow', 'none', 'important')
      if (element.matches('.brightness > *, .stage .icon-button')) element.style.opacity = '0'
    }
  })
  await page.waitForTimeout(1_200)
  for (const [place, selector] of texts.entries()) {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(selector)
    // The corners of the button are round.
    const round = selector === '.brightness' ? 12 : 0
    const clip = {
      ...{ x: box.x + round, y: box.y + round },
      ...{ width: box.width - 2 * round, height: box.height - 2 * round },
    }
    const { channels } = await sharp(await page.screenshot({ clip })).stats()
    const ground = luminance(channels.slice(0, 3).map(({ max }) => max))
    expect(colours[place], selector).toHaveLength(3)
    const text = luminance(colours[place] ?? [])
    expect((text + 0.05) / (ground + 0.05), selector).toBeGreaterThanOrEqual(4.5)
  }
})

describe('what is missing says so', () => {
  it('lyrics without times, on both boards', async () => {
    const { page } = await openPanel(stage)
    await openBoard(page, '无时')
    await page.getByText('这首歌的词没有时间').waitFor()
    await page.getByText('没有时间的').waitFor()
    await toStage(page)
    await page.getByText('这首歌的词没有时间').waitFor()
  })

  it('lyrics that could not be loaded', async () => {
    const { page } = await openPanel(stage)
    await page.route('**/wapi/lyric?**', (route) => route.abort())
    await openBoard(page)
    await page.getByText('歌词没有取到').waitFor()
  })

  it('a song that waits for data: the bars and the disc stand still', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '长歌', LONG)
    const still = () => page.locator('.song-playing').getAttribute('data-still')
    const motion = () => page.locator('.player-bar .vinyl').getAttribute('data-motion')
    expect([await still(), await motion()]).toEqual(['false', 'turning'])
    await page.evaluate(() => {
      const { sounding } = window
      if (!sounding) return
      // The clock of a stalled song stands still.
      Object.defineProperty(sounding, 'currentTime', { get: () => 0.5, configurable: true })
      sounding.dispatchEvent(new Event('waiting'))
    })
    await page.locator('.player-bar').getByText('网络有点慢').waitFor()
    expect([await still(), await motion()]).toEqual(['true', 'held'])
  })
})

describe('a long list', () => {
  it('has only the rows in view in the document, and all of them when scrolled', async () => {
    const { page } = await openPanel(stage)
    await page.getByRole('button', { name: '很多歌', exact: true }).click()
    const scroll = page.locator('.panel-songs .panel-scroll')
    const table = page.locator('.panel-songs .song-table')
    const toEnd = async () => {
      await scroll.evaluate((list) => list.scrollTo(0, list.scrollHeight))
      return Number(await table.getAttribute('aria-rowcount'))
    }
    await expect.poll(toEnd, { timeout: 30_000 }).toBe(MANY + 1)
    await page.getByRole('button', { name: `播放《很多歌${MANY}》` }).waitFor()
    expect(await page.locator('.panel-songs tbody tr').count()).toBeLessThan(50)
    await page.getByRole('button', { name: `播放《很多歌${MANY}》` }).click()
    await sounds(page)
    expect(await page.locator('.panel-songs tr[aria-current]').count()).toBe(1)
    await scroll.evaluate((list) => list.scrollTo(0, 0))
    await page.getByRole('button', { name: '播放《很多歌01》' }).waitFor()
  })

  it('does not blur the page behind it in every frame, and loads covers behind all else', async () => {
    const { page } = await openPanel(stage)
    const blur = await page
      .locator('.music-panel')
      .evaluate((panel) =>
        [undefined, '::before'].map((part) => getComputedStyle(panel, part).backdropFilter),
      )
    expect(blur).toEqual(['none', 'none'])
    const cover = page.locator('.playlist-cover img')
    expect(await cover.first().getAttribute('fetchpriority')).toBe('low')
  })
})

it('shows time and previous in the panel of a phone', async () => {
  const { page } = await openPanel(stage, { viewport: { width: 320, height: 568 }, hasTouch: true })
  await playFrom(page, '长歌', '无时')
  const bar = page.getByRole('region', { name: '播放条' })
  const parts = [
    bar.getByRole('button', { name: '上一首' }),
    bar.getByRole('button', { name: '下一首' }),
    bar.locator('.player-bar-time'),
  ]
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  }
})

it('lets go of the lyric lists of earlier songs', async () => {
  const { page } = await openPanel(stage)
  await openBoard(page)
  const session = await page.context().newCDPSession(page)
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'HTMLOListElement.prototype',
    })
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    })
    const { result: length } = await session.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length }',
      objectId: objects.objectId ?? '',
    })
    await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
    return Number(length.value)
  }
  const before = await count()
  for (let turn = 0; turn < 8; turn += 1) {
    await page.getByRole('button', { name: '下一首' }).click()
    await sounds(page)
    await page.locator('.lyric-scroll li').first().waitFor()
    await page.waitForTimeout(300)
  }
  // React keeps the last one until it renders again.
  expect(await count()).toBeLessThanOrEqual(before + 1)
})
