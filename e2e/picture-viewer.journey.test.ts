import { expect, it } from 'vitest'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { pinch } from './testing/pinch.ts'
import { call } from './testing/site.ts'
import { swipe } from './testing/swipe.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

it('zooms with two fingers, moves with one, and swipes again when the picture fits', async () => {
  const { result } = await call(`${stage.site.url}/api/photoAlbum/getAllAlbumList`)
  const [album] = result as [{ id: number; photo_count: number }]
  const options = { viewport: PHONE, hasTouch: true, isMobile: true }
  const { page } = await openPage(stage.browser, options)
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/photos?id=${album.id}`)
  const place = () => page.locator('.picture-viewer p span').textContent()
  await page.locator('.photo-wall a').first().tap()
  const picture = page.locator('.picture-viewer img')
  await picture.waitFor()
  const scale = () =>
    picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)
  const left = () => picture.evaluate((image) => image.getBoundingClientRect().left)
  await pinch(page, 60, 240)
  await expect.poll(scale).toBeCloseTo(4, 1)
  await page.getByRole('button', { name: '适应窗口' }).waitFor()
  await expect.poll(left).toBeLessThan(-100)
  const before = await left()
  await swipe(page, 100, 180)
  await expect.poll(left).toBeCloseTo(before + 80, 0)
  expect(await place()).toBe(`1 / ${album.photo_count}`)
  await pinch(page, 240, 30)
  await expect.poll(scale).toBe(1)
  await swipe(page, 320, 60)
  await expect.poll(() => place()).toBe(`2 / ${album.photo_count}`)
  await expect.poll(scale).toBe(1)
})
