import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { chooseScheme, PHONE } from './testing/browser.ts'
import {
  isSilent,
  openPanel,
  playFrom,
  sampleLines,
  servedLyrics,
  sounds,
  wrongSamples,
} from './testing/player.ts'
import { drag, swipe } from './testing/swipe.ts'
import { traceMainThread } from './testing/trace.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const openBoard = async (options: Parameters<typeof openPanel>[1] = {}) => {
  const watched = await openPanel(stage, options)
  const { page } = watched
  await playFrom(page, '古诗', '水调歌头')
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.getByRole('region', { name: '歌词', exact: true }).waitFor()
  await page.locator('.lyric-scroll li').first().waitFor()
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

/** Plays fast through some lines, seeks to and fro, pauses and goes on. */
const listenAround = async (page: Page) => {
  await sampleLines(page)
  await rate(page, 4)
  await page.waitForTimeout(3_000)
  for (const seconds of [40.3, 10.25, 0, 62, 5.2]) {
    await seek(page, seconds)
    await page.waitForTimeout(350)
  }
  await page.keyboard.press('Space')
  await isSilent(page)
  await seek(page, 30.5)
  await page.waitForTimeout(300)
  await page.keyboard.press('Space')
  await sounds(page, 30.5)
  await page.waitForTimeout(1_500)
}

describe.each([
  ['as a list', async () => {}],
  ['on the stage', toStage],
] as const)('the lyrics, %s', (_, choose) => {
  it('show the right line in every frame, through seeks and pauses and at any rate', async () => {
    const lyrics = await servedLyrics(stage, '水调歌头')
    const { page, complaints } = await openBoard()
    await choose(page)
    await page.locator('.lyric-board').focus()
    await listenAround(page)
    const { wrong, count, lines } = await wrongSamples(page, lyrics)
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(60)
    expect(lines).toBeGreaterThan(5)
    expect(complaints).toEqual([])
  })

  it('take less than 4 ms of a frame on a machine four times slower', async () => {
    const { page } = await openBoard()
    await choose(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.waitForTimeout(1_000)
    const frames = () => page.evaluate(() => window.samples.length)
    await sampleLines(page)
    const before = await frames()
    const thread = await traceMainThread(page, 5_000)
    const drawn = (await frames()) - before
    const perFrame = thread.ownMs / drawn
    const work = { layout: thread.count('Layout'), paint: thread.count('Paint') }
    console.log('lyric board:', { drawn, perFrame, busy: thread.busyMs / drawn, ...work })
    expect(drawn).toBeGreaterThan(30)
    expect(work.layout).toBeLessThan(drawn / 4)
    expect(perFrame).toBeLessThan(4)
  })
})

describe('the list', () => {
  const list = (page: Page) => page.locator('.lyric-scroll')
  const placeOf = (page: Page) => list(page).evaluate((scroll) => scroll.scrollTop)

  it('rests for a second after somebody has scrolled, then follows again', async () => {
    const { page } = await openBoard()
    await seek(page, 31)
    await expect.poll(() => placeOf(page)).toBeGreaterThan(100)
    const rested = list(page).evaluate(
      (scroll) =>
        new Promise<number>((resolve) => {
          let last = 0
          let away = 0
          scroll.addEventListener('scroll', () => {
            const isBack = away > 0 && scroll.scrollTop > away + 100
            if (isBack) resolve(performance.now() - last)
            away = scroll.scrollTop
            last = performance.now()
          })
        }),
    )
    await list(page).hover()
    await page.mouse.wheel(0, -600)
    expect(await rested).toBeGreaterThanOrEqual(950)
    const middle = () =>
      page.evaluate(() => {
        const scroll = document.querySelector('.lyric-scroll')?.getBoundingClientRect()
        const line = document.querySelector('[aria-current] button')?.getBoundingClientRect()
        return Math.abs((scroll?.y ?? 0) + (scroll?.height ?? 0) / 2 - (line?.y ?? 0))
      })
    await expect.poll(middle).toBeLessThan(80)
  })

  it('goes to a line that is clicked, and on from there', async () => {
    const { page } = await openBoard()
    const lyrics = await servedLyrics(stage, '水调歌头')
    await page.keyboard.press('Space')
    await isSilent(page)
    await page.locator('.lyric-scroll button').nth(3).click()
    await sounds(page, (lyrics.lines[3]?.atMs ?? 0) / 1_000 - 0.01)
    await expect.poll(() => page.locator('[aria-current]').textContent()).toContain('今夕是何年')
    expect(await page.locator('[aria-current] small').textContent()).not.toBe('')
  })

  it('says so when a song has no words', async () => {
    const { page } = await openPanel(stage)
    await playFrom(page, '夜曲', 'Gymnopédie No. 1')
    await page.getByRole('button', { name: '打开歌词' }).press('Enter')
    await page.getByText('这首歌没有歌词，静静听').waitFor()
  })
})

describe('the stage', () => {
  it.each(['/home?showSpecial', '/talk?showSpecial=1', '/message/list?x=1&showSpecial'])(
    'opens with %s',
    async (path) => {
      const { page, complaints } = await openPanel(stage, { path })
      await page.getByRole('region', { name: '舞台歌词' }).waitFor()
      await page.getByRole('button', { name: '收起歌词' }).click()
      await page.getByRole('region', { name: '播放条' }).waitFor()
      expect(complaints).toEqual([])
    },
  )

  it('keeps its sizes and its light, changed by buttons and keys', async () => {
    const { page } = await openPanel(stage, { path: '/home?showSpecial' })
    const title = page.getByRole('button', { name: '歌名大一点' })
    const sized = (name: string) => page.getByRole('group', { name })
    const heightOf = () => page.locator('.stage h2').evaluate((one) => one.clientHeight)
    const before = await heightOf()
    for (let step = 0; step < 30; step += 1) await title.click()
    await sized('歌名大小 5').waitFor()
    expect(await heightOf()).toBeGreaterThan(before)
    await page.getByRole('button', { name: '歌手小一点' }).press('-')
    await sized('歌手大小 1.3').waitFor()
    await page.locator('.lyric-board').press('+')
    await sized('歌词大小 1.9').waitFor()
    await page.getByRole('button', { name: '亮度 50%' }).click()
    await page.locator('.lyric-board').press('b')
    await page.getByRole('button', { name: '亮度 70%' }).waitFor()
    await page.getByRole('button', { name: '纯黑背景' }).click()
    await page.reload({ waitUntil: 'networkidle' })
    for (const name of ['歌名大小 5', '歌手大小 1.3', '歌词大小 1.9']) await sized(name).waitFor()
    await page.getByRole('button', { name: '亮度 70%' }).waitFor()
    expect(await page.getByRole('button', { name: '纯黑背景' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    const veil = () => page.locator('.stage-veil').evaluate((one) => getComputedStyle(one).opacity)
    await expect.poll(veil).toBe('0.3')
  })

  it('shows a picture of this device, lets it go, and refuses what is none', async () => {
    const { page } = await openPanel(stage, { path: '/home?showSpecial' })
    const field = page.locator('.board-controls input[type="file"]')
    const picture = () => page.locator('.stage-picture img[data-local="true"]').last()
    const drawn = async (colour: string) => ({
      name: `${colour}.svg`,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect fill="${colour}" width="9" height="9"/></svg>`,
      ),
    })
    const isThere = (url: string) =>
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
    await field.setInputFiles(await drawn('teal'))
    await picture().waitFor()
    const first = (await picture().getAttribute('src')) ?? ''
    expect(first).toMatch(/^blob:/)
    expect(await isThere(first)).toBe(true)
    await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await page.getByText('这不是一张能打开的图片').waitFor()
    expect(await picture().getAttribute('src')).toBe(first)
    await field.setInputFiles(await drawn('olive'))
    await expect.poll(() => picture().getAttribute('src')).not.toBe(first)
    await expect.poll(() => isThere(first)).toBe(false)
  })

  it('fills the screen by its title, and the list by its record', async () => {
    const { page } = await openBoard()
    const isFull = () => page.evaluate(() => document.fullscreenElement?.className)
    await page.getByRole('button', { name: '全屏' }).last().press('Enter')
    await expect.poll(isFull).toBe('lyric-board')
    await toStage(page)
    await page.getByRole('button', { name: '水调歌头' }).click()
    await expect.poll(isFull).toBeUndefined()
  })

  it('hides its controls while nobody stirs, never from the keyboard', async () => {
    const { page } = await openBoard()
    await toStage(page)
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
  })
})

it('a finger changes the song, and pulls the board down', async () => {
  const { page } = await openBoard({ viewport: PHONE, hasTouch: true })
  const source = () => page.evaluate(() => window.sounding?.currentSrc)
  const before = await source()
  await swipe(page, 320, 60)
  await expect.poll(source).not.toBe(before)
  await drag(page, { x: 195, y: 60 }, { x: 200, y: 400 })
  await page.locator('.lyric-board').waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: '音乐' }).waitFor()
})

it.each(['light', 'dark'] as const)('axe finds nothing on either board, %s', async (scheme) => {
  const { page } = await openPanel(stage)
  await chooseScheme(page, scheme)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '打开播放器' }).click()
  await playFrom(page, '古诗', '水调歌头')
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.locator('.lyric-scroll li').first().waitFor()
  expect(await findings(page)).toEqual([])
  await toStage(page)
  expect(await findings(page)).toEqual([])
})
