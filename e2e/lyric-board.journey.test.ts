import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { PHONE } from './testing/browser.ts'
import {
  isSilent,
  openPanel,
  playFrom,
  sampleLines,
  servedLyrics,
  sounds,
  untilScanned,
  wrongSamples,
} from './testing/player.ts'
import { drag, swipe } from './testing/swipe.ts'
import { traceMainThread } from './testing/trace.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

/** The CPU draws here, so a smaller window has more frames. */
const SMALL = { width: 1_000, height: 640 }
/** Longer than the pointer must rest before the stage hides its controls. */
const IDLE_MS = 4_000
const TRACED_MS = inject('long') ? 5_000 : 1_000
/** The limit of layouts. An animation with layout would need one in every frame. */
const LAYOUTS = TRACED_MS / 100

const toBoard = async (page: Page) => {
  await playFrom(page, '古诗', '水调歌头')
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.getByRole('region', { name: '歌词', exact: true }).waitFor()
  await page.locator('.lyric-scroll li').first().waitFor()
}

const openBoard = async (options: Parameters<typeof openPanel>[1] = {}) => {
  const watched = await openPanel(stage, options)
  await toBoard(watched.page)
  return watched
}

const toStage = async (page: Page) => {
  await page.getByRole('button', { name: '舞台歌词' }).click()
  await page.locator('.sung-lines').waitFor()
}

const seek = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    if (window.sounding) window.sounding.currentTime = to
  }, seconds)

const rate = (page: Page, times: number) =>
  page.evaluate((to) => {
    if (window.sounding) window.sounding.playbackRate = to
  }, times)

/** Seeks to the start of a line, and to shortly before one. */
const PLACES = [40.05, 10.25, 0, 59.9, 5.1, 19.9]

/** Plays fast, seeks back and forth, pauses and resumes at another position. */
const listenAround = async (page: Page) => {
  await sampleLines(page)
  await rate(page, 4)
  await page.waitForTimeout(1_000)
  for (const seconds of PLACES) {
    await seek(page, seconds)
    await page.waitForTimeout(250)
  }
  await page.keyboard.press('Space')
  await isSilent(page)
  await page.waitForTimeout(200)
  // Seeking resumes playback.
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await sounds(page, 44)
  await page.waitForTimeout(500)
}

const isRight = async (page: Page, least: { readonly count: number; readonly lines: number }) => {
  const lyrics = await servedLyrics(stage, '水调歌头')
  const { wrong, count, lines } = await wrongSamples(page, lyrics)
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(least.count)
  expect(lines).toBeGreaterThan(least.lines)
}

/** Records the shown line and its cost. */
const follow = async (page: Page) => {
  await page.locator('.lyric-board').focus()
  await listenAround(page)
  await isRight(page, { count: 30, lines: 5 })

  // Changed text (a line, the time) needs layout. Moving elements do not.
  await rate(page, 1)
  const thread = await traceMainThread(page, TRACED_MS)
  expect(thread.count('Layout')).toBeLessThan(LAYOUTS)
}

const list = (page: Page) => page.locator('.lyric-scroll')
const placeOf = (page: Page) => list(page).evaluate((scroll) => scroll.scrollTop)

/** Returns how long the list rested before it followed again. */
const restMs = (page: Page) =>
  list(page).evaluate(
    (scroll) =>
      new Promise<number>((resolve) => {
        let last = 0
        let away = Number.POSITIVE_INFINITY
        scroll.addEventListener('scroll', () => {
          const isBack = scroll.scrollTop > away + 100
          if (isBack) resolve(performance.now() - last)
          away = scroll.scrollTop
          last = performance.now()
        })
      }),
  )

const fromMiddle = (page: Page) =>
  page.evaluate(() => {
    const middleOf = (chosen: string) => {
      const box = document.querySelector(chosen)?.getBoundingClientRect()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }
    return Math.abs(middleOf('.lyric-scroll') - middleOf('.lyric-scroll [aria-current] button'))
  })

/** Checks that the list pauses for a second after scrolling, and seeks to a clicked line. */
const scrollAndChoose = async (page: Page) => {
  await seek(page, 31)
  await expect.poll(() => placeOf(page)).toBeGreaterThan(100)
  const rested = restMs(page)
  await list(page).hover()
  await page.mouse.wheel(0, -600)
  expect(await rested).toBeGreaterThanOrEqual(950)
  await expect.poll(() => fromMiddle(page)).toBeLessThan(30)

  await page.keyboard.press('Space')
  await isSilent(page)
  const lyrics = await servedLyrics(stage, '水调歌头')
  await page.locator('.lyric-scroll button').nth(3).click()
  await sounds(page, (lyrics.lines[3]?.atMs ?? 0) / 1_000 - 0.01)
  await expect
    .poll(() => page.locator('.lyric-scroll [aria-current]').textContent())
    .toContain('今夕是何年')
  expect(await page.locator('.lyric-scroll [aria-current] small').textContent()).not.toBe('')
}

/** Returns moving elements that the board covers. */
const movingBehind = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter((target) => target && !target.closest('.lyric-board'))
      .map((target) => target?.outerHTML.slice(0, 60)),
  )

const litDots = (page: Page) =>
  page.evaluate(() => {
    const bars = document.querySelector<HTMLCanvasElement>('.spectrum canvas')
    const pen = document.createElement('canvas').getContext('2d')
    if (!bars || !pen) return 0
    Object.assign(pen.canvas, { width: bars.clientWidth, height: bars.clientHeight })
    pen.drawImage(bars, 0, 0)
    const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height)
    return data.filter((value, place) => place % 4 === 3 && value > 0).length
  })

/** A worker draws the spectrum. With reduced motion the line is correct without it. */
const seeSound = async (page: Page) => {
  await expect.poll(() => litDots(page)).toBeGreaterThan(1_000)
  expect(page.workers()).toHaveLength(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => page.workers()).toHaveLength(0)
  await sampleLines(page)
  for (const seconds of [40.05, 9.9]) {
    await seek(page, seconds)
    await page.waitForTimeout(250)
  }
  await isRight(page, { count: 5, lines: 1 })
}

/**
 * Checks that the stage hides its controls without pointer movement, but never from the keyboard.
 */
const expectNoMovement = async (page: Page) => {
  const controls = page.getByRole('toolbar', { name: '歌词板' })
  const light = () => controls.evaluate((one) => getComputedStyle(one).opacity)
  await page.mouse.move(300, 300)
  await expect.poll(light, { timeout: 15_000 }).toBe('0')
  await page.mouse.move(400, 320)
  await expect.poll(light).toBe('1')
  await page.keyboard.press('Tab')
  await controls.getByRole('button').first().focus()
  await page.locator('.lyric-board[data-idle="true"]').waitFor()
  await expect.poll(light).toBe('1')
}

describe('shows the right line in every frame, during seeks and pauses and at any rate, without layout', () => {
  it('as a list, which pauses after scrolling and seeks to a clicked line; nothing moves behind it', async () => {
    const { page, complaints } = await openBoard({ viewport: SMALL, reducedMotion: null })
    await expect.poll(() => movingBehind(page)).toEqual([])
    await follow(page)
    await scrollAndChoose(page)
    expect(complaints).toEqual([])
  })

  it('on the stage, which hides its controls without pointer movement', {
    tags: 'long',
  }, async () => {
    const { page, complaints } = await openBoard({ viewport: SMALL, reducedMotion: null })
    await toStage(page)
    await follow(page)
    await seeSound(page)
    await expectNoMovement(page)
    expect(complaints).toEqual([])
  })
})

it('axe finds no violations on either board, and both fill the screen', async () => {
  const { page } = await openBoard()
  expect(await findings(page, '.music-panel')).toEqual([])
  const isFull = () => page.evaluate(() => document.fullscreenElement?.className)
  await page.getByRole('button', { name: '全屏' }).last().press('Enter')
  await expect.poll(isFull).toBe('lyric-board')
  await toStage(page)
  expect(await findings(page, '.music-panel')).toEqual([])
  await page.getByRole('button', { name: '水调歌头' }).click()
  await expect.poll(isFull).toBeUndefined()
})

const drawn = (colour: string) => ({
  name: `${colour}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect fill="${colour}" width="9" height="9"/></svg>`,
  ),
})

const isPicture = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        const image = new Image()
        image.onload = () => resolve(true)
        image.onerror = () => resolve(false)
        image.src = address
      }),
    url,
  )

/** Changes settings with buttons and keys, and finds them after a reload. */
const changeSizes = async (page: Page) => {
  const title = page.getByRole('button', { name: '歌名大一点' })
  const sized = (name: string) => page.getByRole('group', { name })
  const heightOf = () => page.locator('.stage h2').evaluate((one) => one.clientHeight)
  const before = await heightOf()
  for (let step = 0; step < 30; step += 1) await title.press('Enter')
  await sized('歌名大小 5').waitFor()
  expect(await heightOf()).toBeGreaterThan(before)
  await page.getByRole('button', { name: '歌手小一点' }).press('-')
  await sized('歌手大小 1.3').waitFor()
  await page.locator('.lyric-board').press('+')
  await sized('歌词大小 1.9').waitFor()
  await page.getByRole('button', { name: '亮度 50%' }).press('Enter')
  await page.locator('.lyric-board').press('b')
  await page.getByRole('button', { name: '亮度 70%' }).waitFor()
  await page.getByRole('button', { name: '纯黑背景' }).press('Enter')
  await page.reload()
  for (const name of ['歌名大小 5', '歌手大小 1.3', '歌词大小 1.9']) await sized(name).waitFor()
  await page.getByRole('button', { name: '亮度 70%' }).waitFor()
  const black = page.getByRole('button', { name: '纯黑背景' })
  expect(await black.getAttribute('aria-pressed')).toBe('true')
  const veil = () => page.locator('.stage-overlay').evaluate((one) => getComputedStyle(one).opacity)
  await expect.poll(veil).toBe('0.3')
}

/** Replaces a picture, and checks that other files are rejected. */
const choosePictures = async (page: Page) => {
  const field = page.locator('.board-controls input[type="file"]')
  const picture = () => page.locator('.stage-picture img[data-local="true"]').last()
  await field.setInputFiles(drawn('teal'))
  await picture().waitFor()
  const first = (await picture().getAttribute('src')) ?? ''
  expect(first).toMatch(/^blob:/)
  expect(await isPicture(page, first)).toBe(true)
  await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await page.getByText('这不是一张能打开的图片').waitFor()
  expect(await picture().getAttribute('src')).toBe(first)
  await field.setInputFiles(drawn('olive'))
  await expect.poll(() => picture().getAttribute('src')).not.toBe(first)
  await expect.poll(() => isPicture(page, first)).toBe(false)
}

describe('the stage', () => {
  it('opens with ?showSpecial, on any page', async () => {
    const { page, complaints } = await openPanel(stage, { path: '/home?showSpecial' })
    for (const path of ['/talk?showSpecial=1', '/message/list?x=1&showSpecial', undefined]) {
      await page.getByRole('region', { name: '舞台歌词' }).waitFor()
      await page.getByRole('button', { name: '收起歌词' }).click()
      await page.getByRole('region', { name: '播放条' }).waitFor()
      if (path) await page.goto(stage.site.url + path)
    }
    expect(complaints).toEqual([])
  })

  it('keeps its sizes and colours, and shows a picture of this device', {
    tags: 'long',
  }, async () => {
    const { page } = await openPanel(stage, { path: '/home?showSpecial' })
    await changeSizes(page)
    await choosePictures(page)
  })
})

/** Phones interrupt the sound of a page during a call or when they are locked. */
it('resumes the sound after the device has interrupted it', { tags: 'long' }, async () => {
  const { page } = await openPanel(stage, {
    reducedMotion: null,
    watch: (opened) =>
      opened.addInitScript(() => {
        const { AudioContext } = window
        window.AudioContext = class extends AudioContext {
          constructor() {
            super()
            Object.assign(window, { context: this })
          }
        }
      }),
  })
  const context = () =>
    page.evaluate(() => (window as unknown as { context?: AudioContext }).context?.state)
  await toBoard(page)
  await page.locator('.spectrum[data-live="true"]').waitFor()
  await page.evaluate(() => (window as unknown as { context: AudioContext }).context.suspend())
  await expect.poll(context).toBe('running')
})

it('keeps the controls of the stage on a phone, and does not analyse the audio', {
  tags: 'long',
}, async () => {
  const { page } = await openBoard({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: null,
  })
  await toStage(page)
  await page.waitForTimeout(IDLE_MS)
  expect(await page.locator('.lyric-board').getAttribute('data-idle')).toBe('false')
  const controls = page.getByRole('toolbar', { name: '歌词板' })
  expect(await controls.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  expect(await page.locator('.spectrum').count()).toBe(0)
})

it('changes the song with a swipe, and closes the board with a pull', {
  tags: 'long',
}, async () => {
  const { page } = await openBoard({ viewport: PHONE, hasTouch: true })
  const source = () => page.evaluate(() => window.sounding?.currentSrc)
  const before = await source()
  await swipe(page, 320, 60)
  await expect.poll(source).not.toBe(before)
  await drag(page, { x: 195, y: 60 }, { x: 200, y: 400 })
  await page.locator('.lyric-board').waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
})
