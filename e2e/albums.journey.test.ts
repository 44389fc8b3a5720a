import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { recordLayoutShift } from './testing/layout-shift.ts'
import { call, ownerToken, send } from './testing/site.ts'
import { swipe } from './testing/swipe.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

interface Album {
  readonly id: number
  readonly album_name: string
  readonly photo_count: number
}

const albums = async () => {
  const { result } = await call(`${stage.site.url}/api/photoAlbum/getAllAlbumList`)
  return result as [Album, Album, ...Album[]]
}

const open = async (path: string, options: object = {}) => {
  const opened = await openPage(stage.browser, options)
  await visitedBefore(opened.page)
  await visit(opened.page, stage.site.url + path)
  return opened
}

const place = (page: Page) => page.locator('.picture-viewer p span').textContent()
const photos = (page: Page) => page.locator('.photo-wall a')

it('opens an album and shows its photos in their own aspect ratios without layout shift', async () => {
  const [album] = await albums()
  const { page, complaints } = await openPage(stage.browser)
  await visitedBefore(page)
  const layoutShift = await recordLayoutShift(page)
  await page.goto(`${stage.site.url}/photoAlbum`)
  await page.getByRole('link', { name: album.album_name }).click()
  await page.getByRole('heading', { level: 1, name: `图库 - ${album.album_name}` }).waitFor()
  await photos(page)
    .nth(album.photo_count - 1)
    .waitFor()
  expect(await photos(page).count()).toBe(album.photo_count)
  const shapes = await page.locator('.photo-wall li').evaluateAll((items) =>
    items.map((item) => {
      const { width, height } = item.getBoundingClientRect()
      const ratio = Number(getComputedStyle(item).getPropertyValue('--ratio'))
      return Math.abs(width / height / ratio - 1) < 0.02
    }),
  )
  expect(shapes).toEqual(shapes.map(() => true))
  await visit(page, `${stage.site.url}/photos?id=${album.id}`)
  expect(await layoutShift()).toBeLessThan(0.01)
  expect(complaints).toEqual([])
})

it('controls the gallery by keyboard: open, next, first, last, close, and restores the focus', async () => {
  const [album] = await albums()
  const { page } = await open(`/photos?id=${album.id}`)
  await photos(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await page.locator('.picture-viewer').waitFor()
  const count = album.photo_count
  const keys: [string, number][] = [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', count],
    ['ArrowRight', 1],
    ['Home', 1],
  ]
  await expect.poll(() => place(page)).toBe(`2 / ${count}`)
  for (const [key, at] of keys) {
    await page.keyboard.press(key)
    await expect.poll(() => place(page)).toBe(`${at} / ${count}`)
  }
  await page.keyboard.press('Escape')
  await page.locator('.picture-viewer').waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe(`放大：${album.album_name}，第 2 张`)
})

it('turns the pages with a swipe', async () => {
  const [album] = await albums()
  const options = { viewport: PHONE, hasTouch: true, isMobile: true }
  const { page } = await open(`/photos?id=${album.id}`, options)
  await photos(page).first().tap()
  await page.locator('.picture-viewer').waitFor()
  await expect.poll(() => place(page)).toBe(`1 / ${album.photo_count}`)
  await swipe(page, 320, 60)
  await expect.poll(() => place(page)).toBe(`2 / ${album.photo_count}`)
  await swipe(page, 60, 320)
  await expect.poll(() => place(page)).toBe(`1 / ${album.photo_count}`)
  await swipe(page, 200, 180)
  expect(await place(page)).toBe(`1 / ${album.photo_count}`)
})

it('links the albums in the drawer to each other, and marks the current album', async () => {
  const [first, second] = await albums()
  const { page } = await open(`/photos?id=${first.id}`)
  await page.getByRole('button', { name: '换一本相册' }).click()
  const drawer = page.getByRole('dialog', { name: '全部相册' })
  await drawer
    .getByRole('link', { name: first.album_name })
    .and(drawer.locator('[aria-current]'))
    .waitFor()
  await drawer.getByRole('link', { name: second.album_name }).click()
  await page.getByRole('heading', { level: 1, name: `图库 - ${second.album_name}` }).waitFor()
  await drawer.waitFor({ state: 'detached' })
  expect(await photos(page).count()).toBe(second.photo_count)
})

it('returns 404 for an album that does not exist', async () => {
  for (const path of ['/photos', '/photos?id=99999', '/photos?id=one']) {
    expect((await fetch(stage.site.url + path)).status).toBe(404)
  }
})

it('shows a large album in pages, also without scripts', async () => {
  const { url } = stage.site
  const token = await ownerToken(url)
  const [album] = await albums()
  const { result } = await call(`${url}/api/photo/getAllPhotosByAlbumId/${album.id}`)
  const form = { album_name: '长卷', description: '', album_cover: '' }
  const { id } = (await send(`${url}/api/photoAlbum/add`, 'POST', token, form)) as { id: number }
  const photo = { album_id: id, url: (result as [{ url: string }])[0].url }
  for (const count of [50, 50, 3]) {
    const body = { photoList: Array.from({ length: count }, () => photo) }
    await send(`${url}/api/photo/add`, 'POST', token, body)
  }
  const html = async (query: string) => {
    const answer = await fetch(`${url}/photos?id=${id}${query}`)
    return { status: answer.status, html: await answer.text() }
  }
  const first = await html('')
  expect(first.html.match(/<li[^>]*class="cover"/g)).toHaveLength(100)
  expect(first.html).toContain(`href="/photos?id=${id}&amp;page=2"`)
  expect((await html('&page=3')).status).toBe(404)

  const { page, complaints } = await open(`/photos?id=${id}`)
  await page.getByText('103').first().waitFor()
  await page.locator(`.pager a[href="/photos?id=${id}&page=2"]`).first().click()
  await expect.poll(() => photos(page).count()).toBe(3)
  await photos(page).nth(1).click()
  await expect.poll(() => place(page)).toBe('2 / 3')
  expect(complaints).toEqual([])
})
