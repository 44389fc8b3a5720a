/** @module-tag long */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { findings } from './testing/axe.ts'
import { listen, songIn } from './testing/music.ts'
import { openPanel, playFrom, sounds, untilScanned } from './testing/player.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
beforeAll(() => untilScanned(stage, 4))

declare global {
  interface Window {
    /** Each connection between two parts of an audio graph. */
    wires: [from: AudioNode, to: AudioNode][]
  }
}

/** Records the audio graphs of the page. */
const watchGraph = (page: Page) =>
  page.addInitScript(() => {
    window.wires = []
    const { connect, disconnect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      window.wires.push([this, to[0] as AudioNode])
      return Reflect.apply(connect, this, to)
    } as AudioNode['connect']
    AudioNode.prototype.disconnect = function (this: AudioNode, ...from: unknown[]) {
      window.wires = window.wires.filter(([start]) => start !== this)
      return Reflect.apply(disconnect, this, from)
    } as AudioNode['disconnect']
  })

/** The gains of the filters on the way from the played element to the speakers. */
const gainsToSpeakers = (page: Page) =>
  page.evaluate(() => {
    const source = window.wires.find(([from]) => from instanceof MediaElementAudioSourceNode)
    const gains: number[] = []
    let node: AudioNode | undefined = source?.[0]
    while (node && !(node instanceof AudioDestinationNode)) {
      if (node instanceof BiquadFilterNode) gains.push(node.gain.value)
      const at: AudioNode = node
      const next = window.wires.filter(([from]) => from === at).map(([, to]) => to)
      node = next.find((to) => !(to instanceof AnalyserNode))
    }
    return node ? gains : undefined
  })

const open = () =>
  openPanel(stage, {
    watch: (page) => {
      void listen(page)
      void watchGraph(page)
    },
  })
const openSound = (page: Page) => page.getByRole('button', { name: '声音', exact: true }).click()
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const rates = (page: Page) =>
  page.evaluate(() => [...window.asked].map(({ playbackRate }) => playbackRate))
/** The played elements that sound now. */
const sounding = (page: Page) =>
  page.evaluate(() => [...window.asked].filter(({ paused, src }) => src && !paused).length)
const nearEnd = (page: Page, left: number) =>
  page.evaluate((seconds) => {
    if (window.sounding) window.sounding.currentTime = window.sounding.duration - seconds
  }, left)

it('plays faster, with an equaliser, and remembers both', async () => {
  const { page, complaints } = await open()
  await playFrom(page, '古诗', '水调歌头')
  await openSound(page)
  await choose(page, '1.5×')
  await expect.poll(() => rates(page)).toEqual([1.5])
  await choose(page, '低音')
  await expect.poll(() => gainsToSpeakers(page)).toEqual([6, 4, 0, 0, 0])
  expect(await findings(page, '.music-panel')).toEqual([])
  await sounds(page, 1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '下一首' }).click()
  await sounds(page)
  expect(await rates(page)).toEqual([1.5])
  await page.reload()
  await page.getByRole('button', { name: '打开播放器' }).click()
  await page.getByRole('button', { name: '下一首' }).click()
  await sounds(page)
  await expect.poll(() => rates(page)).toEqual([1.5])
  await openSound(page)
  expect(await page.getByRole('radio', { name: '低音' }).isChecked()).toBe(true)
  await choose(page, '1×')
  await expect.poll(() => rates(page)).toEqual([1])
  expect(complaints).toEqual([])
})

it('plays a loud song as loud as others, and only while it is asked to', async () => {
  const { page } = await open()
  await page.route('**/wapi/song/detail?*', async (route) => {
    const answer = await (await route.fetch()).json()
    const songs = answer.songs.map((song: { name: string }) => ({
      ...song,
      gain_db: song.name === '水调歌头' ? -6 : -12,
    }))
    await route.fulfill({ json: { ...answer, songs } })
  })
  await page.getByRole('button', { name: '播放模式：随机播放' }).click()
  await playFrom(page, '古诗', '水调歌头')
  await openSound(page)
  const volume = () => page.evaluate(() => window.sounding?.volume ?? 0)
  const near = (gainDb: number) => expect.poll(volume).toBeCloseTo(0.5 * 10 ** (gainDb / 20), 3)
  await near(0)
  await page.getByLabel('音量均衡').check()
  await near(-6)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '下一首' }).click()
  await sounds(page)
  await near(-12)
  await openSound(page)
  await page.getByLabel('音量均衡').uncheck()
  await near(0)
})

it('fades from one song into the next, and a pause silences both', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: '播放模式：随机播放' }).click()
  await playFrom(page, '古诗', '水调歌头')
  await openSound(page)
  await page.getByRole('slider', { name: '淡入淡出' }).fill('4')
  await page.getByText('4 秒').waitFor()
  const ahead = page.waitForRequest(/song\/url/)
  await nearEnd(page, 8)
  await ahead
  await expect.poll(() => songIn(page), { timeout: 10_000 }).toBe('静夜思')
  await expect.poll(() => sounding(page)).toBe(2)
  await expect.poll(() => sounding(page), { timeout: 8_000 }).toBe(1)
  const volume = () => page.evaluate(() => window.sounding?.volume)
  await expect.poll(volume).toBe(0.5)
  const time = () => page.locator('.player-bar-time').textContent()
  await expect.poll(time).not.toContain('/ 00:00')

  await nearEnd(page, 7)
  await expect.poll(() => songIn(page), { timeout: 10_000 }).toBe('兰亭')
  await page.getByRole('button', { name: '暂停' }).first().click()
  await expect.poll(() => sounding(page)).toBe(0)
})

it('plays on without a gap, and the sleep timer still waits for the end', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: '播放模式：随机播放' }).click()
  await playFrom(page, '古诗', '水调歌头')
  await openSound(page)
  await page.getByLabel('歌与歌之间不留空隙').check()
  const ahead = page.waitForRequest(/song\/url/)
  await nearEnd(page, 5)
  await ahead
  await expect.poll(() => songIn(page), { timeout: 10_000 }).toBe('静夜思')
  await expect.poll(() => sounding(page)).toBe(1)
  await page.keyboard.press('Escape')
  await openSound(page)
  await page.getByRole('slider', { name: '淡入淡出' }).fill('4')
  await page.getByRole('button', { name: '定时关闭' }).click()
  await page.getByRole('button', { name: '播完这首' }).click()
  // The song that fades in would sound already.
  await nearEnd(page, 4)
  await page.waitForTimeout(1_500)
  expect([await songIn(page), await sounding(page)]).toEqual(['静夜思', 1])
  await page.getByText('音乐停下了，晚安').waitFor()
  await expect.poll(() => sounding(page)).toBe(0)
})
