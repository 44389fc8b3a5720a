import type { Song } from '@lanting/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import {
  firstSongs,
  isSilent,
  listen,
  openBar,
  songIn,
  soundOf,
  waitForSound,
} from './testing/music.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
let songs: readonly Song[]

beforeAll(async () => {
  songs = await firstSongs(stage.site.url)
})

const open = async (path = '/home') => {
  const watched = await openPage(stage.browser)
  await visitedBefore(watched.page)
  await listen(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

const names = () => songs.map(({ name }) => name)

it('plays from the disc, and continues on three other pages', async () => {
  const { page, complaints } = await open()
  await page.getByRole('button', { name: '打开播放器' }).hover()
  await page.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(page)
  await page.evaluate(() => {
    document.body.dataset.same = 'page'
  })
  for (const name of ['时间轴', '说说', '友链']) {
    const { seconds, source } = await soundOf(page)
    await page.getByRole('navigation').getByRole('link', { name }).first().click()
    await page.waitForURL((url) => url.pathname !== '/home')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await waitForSound(page, seconds)
    expect(await soundOf(page)).toMatchObject({ source, elements: 1 })
  }
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('page')
  expect(await page.locator('.dock').getAttribute('data-motion')).toBe('turning')
  expect(complaints).toEqual([])
})

describe('the bar', () => {
  it('cycles through the modes, and each mode chooses its next song', async () => {
    const { page } = await open()
    const bar = await openBar(page)
    const next = bar.getByRole('button', { name: '下一首' })
    const mode = (name: string) => bar.getByRole('button', { name: `播放模式：${name}` })
    await bar.getByRole('button', { name: '播放', exact: true }).click()
    await waitForSound(page)
    const goOn = async () => {
      const { source } = await soundOf(page)
      await next.click()
      await expect.poll(async () => (await soundOf(page)).source).not.toBe(source)
      await waitForSound(page)
      return songIn(page)
    }

    const drawn = await songIn(page)
    expect(names()).toContain(drawn)
    expect(await goOn()).not.toBe(drawn)

    await mode('随机播放').click()
    await mode('列表循环').waitFor()
    const before = names().indexOf((await songIn(page)) ?? '')
    const order = names().map((_, step) => names()[(before + 1 + step) % songs.length])
    for (const name of order) expect(await goOn()).toBe(name)

    await mode('列表循环').click()
    const { source } = await soundOf(page)
    await waitForSound(page, 1)
    await mode('单曲循环').waitFor()
    await next.click()
    await expect.poll(async () => (await soundOf(page)).seconds).toBeLessThan(1)
    await waitForSound(page)
    // At the end of the song, it starts again; a sleep timer that was taken back does not matter.
    await bar.getByRole('button', { name: '定时关闭' }).click()
    await page.getByRole('button', { name: '播完这首' }).click()
    await page.getByRole('button', { name: '不关闭' }).click()
    await page.keyboard.press('Escape')
    await bar.getByRole('slider', { name: '播放进度' }).press('End')
    await expect.poll(async () => (await soundOf(page)).seconds).toBeLessThan(10)
    await waitForSound(page)
    expect((await soundOf(page)).source).toBe(source)

    await mode('单曲循环').click()
    await mode('随机播放').waitFor()
  })

  it('seeks, shows the time, sets the volume and closes', async () => {
    const { page } = await open()
    const bar = await openBar(page)
    expect(await bar.getByText('00:00 / 00:00').isVisible()).toBe(true)
    await bar.getByRole('button', { name: '播放', exact: true }).click()
    await waitForSound(page)
    const box = await bar.getByRole('slider', { name: '播放进度' }).boundingBox()
    if (!box) throw new Error('there is no slider')
    // Dragging shows the new position. Releasing seeks to it.
    await page.mouse.move(box.x + 10, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    expect((await soundOf(page)).seconds).toBeLessThan(15)
    await page.mouse.up()
    await waitForSound(page, 15)

    await bar.getByRole('button', { name: '音量' }).click()
    const volume = bar.getByRole('slider', { name: '音量' })
    expect(await volume.inputValue()).toBe('50')
    await volume.press('ArrowUp')
    await expect.poll(async () => (await soundOf(page)).volume).toBeCloseTo(0.51)
    await bar.getByRole('button', { name: '静音' }).click()
    await expect.poll(async () => (await soundOf(page)).volume).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => volume.count()).toBe(0)

    await bar.getByRole('button', { name: '我的列表' }).click()
    await bar.getByText('空空如也').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    const disc = page.getByRole('button', { name: '打开播放器' })
    await expect.poll(() => disc.evaluate((button) => button === document.activeElement)).toBe(true)
    await waitForSound(page)
  })
})

it('skips a broken song with a message, and gives up after one round', async () => {
  const { page } = await open()
  const [broken] = songs
  await page.route('**/wapi/song/url/v1?*', async (route) => {
    const id = Number(new URL(route.request().url()).searchParams.get('id'))
    if (id !== broken?.id) return route.fallback()
    await route.fulfill({ json: { code: 200, data: [{ id, url: '/broken.mp3' }] } })
  })
  await page.route('**/broken.mp3', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: 'this is no music' }),
  )
  const bar = await openBar(page)
  // Plays in list order, so that it starts with the broken song.
  await bar.getByRole('button', { name: '播放模式：随机播放' }).click()
  await bar.getByRole('button', { name: '播放', exact: true }).click()
  await page.getByText(`《${broken?.name}》暂时放不了，换下一首`).waitFor()
  await waitForSound(page)
  expect(await songIn(page)).toBe(songs[1]?.name)

  await page.route('**/wapi/song/url/v1?*', (route) =>
    route.fulfill({ json: { code: 200, data: [{ id: 1, url: null }] } }),
  )
  await bar.getByRole('button', { name: '下一首' }).click()
  await page.getByText('这几首歌都没能放出来，请稍后再试').waitFor()
  await isSilent(page)
})

it('handles keys at the player, and ignores them elsewhere', async () => {
  const { page } = await open('/search')
  const bar = await openBar(page)
  await bar.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(page)
  await bar.focus()
  await page.keyboard.press('Space')
  await isSilent(page)
  await page.keyboard.press('Space')
  await waitForSound(page)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await waitForSound(page, 18)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await soundOf(page)).volume).toBeCloseTo(0.45)
  await page.keyboard.press('m')
  await expect.poll(async () => (await soundOf(page)).volume).toBe(0)
  await page.keyboard.press('M')
  await expect.poll(async () => (await soundOf(page)).volume).toBeCloseTo(0.45)

  const field = page.locator('main').getByRole('searchbox')
  await field.pressSequentially('m m')
  expect(await field.inputValue()).toBe('m m')
  expect(await soundOf(page)).toMatchObject({ isPaused: false })
  expect((await soundOf(page)).volume).toBeCloseTo(0.45)
})

it('follows keys on the page while a song plays, and leaves up and down to the page', async () => {
  const { page } = await open()
  const bar = await openBar(page)
  await bar.getByRole('button', { name: '播放', exact: true }).click()
  await waitForSound(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '音乐' }).waitFor({ state: 'detached' })
  const rest = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const scrolled = () => page.evaluate(() => scrollY)
  await rest()
  await page.keyboard.press('Space')
  await isSilent(page)
  expect(await scrolled()).toBe(0)
  await page.keyboard.press('Space')
  const { seconds } = await soundOf(page)
  await waitForSound(page, seconds)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await soundOf(page)).seconds).toBeGreaterThan(seconds + 4.5)
  await page.keyboard.press('ArrowDown')
  await expect.poll(scrolled).toBeGreaterThan(0)
  // A link with the focus keeps its keys.
  await page.getByRole('link', { name: '兰亭开门了' }).focus()
  await page.keyboard.press('Space')
  expect((await soundOf(page)).isPaused).toBe(false)
})
