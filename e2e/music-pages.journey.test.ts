/** @module-tag long */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { openBrowser, openPage, PHONE, revisit, visit, visitedBefore } from './testing/browser.ts'
import {
  firstSongs,
  isSilent,
  listen,
  openBar,
  remember,
  songIn,
  soundOf,
  waitForSound,
} from './testing/music.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
/** A browser whose user allows sites to play automatically. */
let permissive: Browser

beforeAll(async () => {
  await firstSongs(stage.site.url)
  permissive = await openBrowser(['--autoplay-policy=no-user-gesture-required'])
})
afterAll(() => permissive?.close())

const open = async (browser: Browser) => {
  const watched = await openPage(browser)
  await visitedBefore(watched.page)
  await listen(watched.page)
  await visit(watched.page, `${stage.site.url}/home`)
  return watched
}

const play = async (browser: Browser) => {
  const watched = await open(browser)
  const bar = await openBar(watched.page)
  await bar.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(watched.page)
  return { ...watched, bar }
}

describe('after a reload', () => {
  it('continues at the same position, with the same volume and mode', async () => {
    const { page, bar } = await play(permissive)
    await bar.getByRole('button', { name: '播放模式：随机播放' }).click()
    await bar.focus()
    await page.keyboard.press('ArrowDown')
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
    await waitForSound(page, 18)
    const song = await songIn(page)
    await page.reload()
    await waitForSound(page, 18)
    expect((await soundOf(page)).volume).toBeCloseTo(0.45)
    const again = await openBar(page)
    expect(await songIn(page)).toBe(song)
    await again.getByRole('button', { name: '播放模式：列表循环' }).waitFor()
  })

  it('keeps its position if it was paused, and requests nothing', { tags: 'long' }, async () => {
    const { page, bar } = await play(permissive)
    await bar.getByRole('button', { name: '暂停' }).click()
    await isSilent(page)
    const song = await songIn(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wapi/') || request.resourceType() === 'media') {
        asked.push(request.url())
      }
    })
    await revisit(page)
    await expect.poll(() => page.locator('.dock-info strong').textContent()).toBe(song)
    expect(await soundOf(page)).toMatchObject({ elements: 0 })
    expect(asked.filter((url) => !url.includes('cover'))).toEqual([])
  })

  it('pauses and shows no error when the browser blocks playback', { tags: 'long' }, async () => {
    const strict = await openBrowser(['--autoplay-policy=user-gesture-required'])
    try {
      const { page } = await play(strict)
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      // Scripts evaluated in a page count as a user gesture.
      await page.reload({ waitUntil: 'networkidle' })
      await expect.poll(() => logged.some((text) => text.includes('NotAllowedError'))).toBe(true)
      expect(await soundOf(page)).toMatchObject({ isPaused: true, elements: 1 })
      await expect.poll(() => page.locator('.dock').getAttribute('data-motion')).toBe('held')
      expect(await page.locator('.toast').count()).toBe(0)
      await page.getByRole('button', { name: '打开播放器' }).hover()
      await page.getByRole('button', { name: '播放', exact: true }).click()
      await waitForSound(page)
    } finally {
      await strict.close()
    }
  })
})

it('plays from the custom list, and returns to the playlist after its last song is removed', {
  tags: 'long',
}, async () => {
  const { page } = await openPage(permissive)
  await visitedBefore(page)
  await listen(page)
  const gathered = (await firstSongs(stage.site.url)).slice(0, 1)
  await remember(page, { customerMusicList: gathered, playType: 'CUSTOM' })
  await visit(page, `${stage.site.url}/home`)
  const bar = await openBar(page)
  const name = gathered[0]?.name ?? ''
  await bar.getByRole('button', { name: '我的列表' }).click()
  await bar.getByRole('columnheader', { name: '作者' }).waitFor()
  await bar.getByRole('button', { name: `播放《${name}》` }).click()
  await waitForSound(page)
  expect(await songIn(page)).toBe(name)
  await bar.getByRole('button', { name: `把《${name}》移出列表` }).click()
  await page.getByText('删除成功').waitFor()
  await bar.getByText('空空如也').waitFor()
  await waitForSound(page, (await soundOf(page)).seconds)
  await bar.getByRole('button', { name: '下一首' }).click()
  await expect.poll(() => songIn(page)).not.toBe(name)
})

it('lets one tab play at a time', { tags: 'long' }, async () => {
  const { page: first } = await play(permissive)
  const second = await first.context().newPage()
  await visitedBefore(second)
  await listen(second)
  await visit(second, `${stage.site.url}/talk`)
  // A tab that opens beside a playing tab does not interrupt it.
  expect(await soundOf(second)).toMatchObject({ elements: 0 })
  await waitForSound(first)
  const bar = await openBar(second)
  await bar.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(second)
  await isSilent(first)
  await first.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(first)
  await isSilent(second)
})

it('shows the song on the lock screen, and handles its buttons', { tags: 'long' }, async () => {
  const { page } = await openPage(permissive)
  await visitedBefore(page)
  await listen(page)
  await page.addInitScript(() => {
    const handlers: Record<string, (details: object) => void> = {}
    Object.assign(window, { handlers })
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler as (details: object) => void
    }
  })
  await visit(page, `${stage.site.url}/home`)
  const bar = await openBar(page)
  await bar.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(page)
  const press = (action: string, details: object = {}) =>
    page.evaluate(
      ([name, given]) =>
        (window as unknown as { handlers: Record<string, (details: object) => void> }).handlers[
          name
        ]?.(given),
      [action, details] as const,
    )
  const shown = () =>
    page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      artwork: navigator.mediaSession.metadata?.artwork.length,
      state: navigator.mediaSession.playbackState,
    }))
  const song = (await songIn(page)) ?? ''
  await expect.poll(shown).toEqual({ title: song, artwork: 1, state: 'playing' })
  await press('pause')
  await isSilent(page)
  await expect.poll(shown).toMatchObject({ state: 'paused' })
  await press('seekto', { seekTime: 20 })
  await waitForSound(page, 20)
  await press('nexttrack')
  await expect.poll(async () => (await shown()).title).not.toBe(song)
})

it('axe finds no violations in the disc, the bar and its panels', { tags: 'long' }, async () => {
  const { page } = await openPage(stage.browser, { bypassCSP: true })
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/home`)
  await page.getByRole('button', { name: '打开播放器' }).hover()
  await page.getByRole('button', { name: '播放', exact: true }).click()
  await page.getByRole('button', { name: '暂停' }).waitFor()
  expect(await findings(page)).toEqual([])
  const bar = await openBar(page)
  await bar.getByRole('button', { name: '音量' }).click()
  expect(await findings(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await bar.getByRole('button', { name: '我的列表' }).click()
  expect(await findings(page)).toEqual([])
})
