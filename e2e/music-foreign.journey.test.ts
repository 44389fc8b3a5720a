/** @module-tag long */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { ROOT } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

const FOREIGN = 'https://songs.example/one.mp3'

/** One song comes from another host, which sends no CORS headers. */
const serveForeignSong = async (page: Page, name: string) => {
  const sound = await readFile(join(ROOT, 'apps/server/assets/music/古诗/02-jingyesi.mp3'))
  await page.route('https://songs.example/**', (route) =>
    route.fulfill({ body: sound, contentType: 'audio/mpeg' }),
  )
  const { result } = await (
    await fetch(`${stage.site.url}/wapi/search?keywords=${encodeURIComponent(name)}`)
  ).json()
  const { id } = result.songs[0]
  await page.route(`**/wapi/song/url/v1?id=${id}&**`, (route) =>
    route.fulfill({ json: { code: 200, data: [{ id, url: FOREIGN }] } }),
  )
}

declare global {
  interface Window {
    inGraph: HTMLMediaElement[]
  }
}

const watchGraph = (page: Page) =>
  page.addInitScript(() => {
    window.inGraph = []
    const { createMediaElementSource } = AudioContext.prototype
    AudioContext.prototype.createMediaElementSource = function (element) {
      window.inGraph.push(element)
      return createMediaElementSource.call(this, element)
    }
  })

const sounding = (page: Page) =>
  page.evaluate(() => ({
    source: window.sounding?.currentSrc,
    isInGraph: window.inGraph.some((element) => element === window.sounding),
    graphs: window.inGraph.length,
  }))

it('plays a song of another host beside the spectrum, and then our own with it', async () => {
  const { page } = await openPanel(stage, {
    reducedMotion: null,
    watch: (opened) => {
      void watchGraph(opened)
      void serveForeignSong(opened, '静夜思')
    },
  })
  await playFrom(page, '古诗', '兰亭')
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.locator('.spectrum[data-live="true"]').waitFor()
  expect(await sounding(page)).toMatchObject({ isInGraph: true, graphs: 1 })
  await page.getByRole('button', { name: '收起歌词' }).press('Enter')

  await page.getByRole('button', { name: '播放《静夜思》' }).click()
  await expect.poll(async () => (await sounding(page)).source).toBe(FOREIGN)
  await sounds(page, 0.5)
  expect(await sounding(page)).toMatchObject({ source: FOREIGN, isInGraph: false })
  await page.locator('.player-bar-song').getByText('静夜思').waitFor()
  await page.getByRole('button', { name: '打开歌词' }).press('Enter')
  await page.locator('.lyric-scroll li').first().waitFor()
  expect(await page.locator('.spectrum[data-live="true"]').count()).toBe(0)
  await page.getByRole('button', { name: '收起歌词' }).press('Enter')

  await page.getByRole('button', { name: '播放《兰亭》' }).click()
  await sounds(page, 0.5)
  await expect.poll(async () => (await sounding(page)).isInGraph).toBe(true)
  expect(await page.evaluate(() => window.sounding?.volume)).toBe(0.5)
})
