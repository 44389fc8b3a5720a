/** @module-tag long */
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { HTML, jpeg } from '../apps/server/src/testing/pictures.ts'
import { findings } from './testing/axe.ts'
import { openPage } from './testing/browser.ts'
import { useComponentPage } from './testing/component-page.ts'
import { loginAsOwner } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })
const piece = useComponentPage('picture-field-page')
const KB = 1024

let ownerToken: Promise<string> | undefined

interface Sent {
  readonly size: number
  readonly type: string
}

/** Browsers do not expose uploaded files in requests, so they are recorded where they are sent. */
const noteSentFiles = (page: Page) =>
  page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const { size, type } = (body as FormData).get('file') as File
      Object.assign(window, { lastSent: { size, type } })
      send.call(this, body)
    }
  })

const lastSent = (page: Page): Promise<Sent> =>
  page.evaluate(() => (window as unknown as { lastSent: Sent }).lastSent)

const open = async (token?: string, options: BrowserContextOptions = {}) => {
  const { page, complaints } = await openPage(stage.browser, options)
  await noteSentFiles(page)
  ownerToken ??= loginAsOwner(stage.site.url)
  const held = token ?? (await ownerToken)
  await piece.open(page, stage.site.url, `token=${held}`)
  const field = page.getByRole('group', { name: 'Avatar' })
  await field.waitFor()
  const choose = (buffer: Buffer, mimeType = 'image/png') =>
    field.locator('input').setInputFiles({ name: 'picture', mimeType, buffer })
  return { page, complaints, field, choose, token: held }
}

const isUpload = (request: Request) => request.url().endsWith('/api/upload/img')

/** Noise does not compress, so its size is predictable. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 0, g: 0, b: 0 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: '图片上传失败' })
const shown = (page: Page) => page.locator('output').first()

describe('a chosen picture', () => {
  it('is sent like our other calls, and shown in the right variant', async () => {
    const { page, complaints, field, choose, token } = await open()
    const asked = page.waitForRequest(isUpload)
    await choose(await jpeg(900, 600))
    const headers = await (await asked).allHeaders()
    expect(headers).toMatchObject({
      authorization: token,
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'zh-CN',
    })
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const picture = field.locator('img[srcset]')
    await picture.waitFor()
    expect(await picture.getAttribute('src')).toMatch(/^\/uploads\/.*-900x600-[0-9a-f]{6}\.webp$/)
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.complete, img.currentSrc]))
      .toEqual([true, expect.stringContaining('-320.webp')])
    await expect.poll(() => shown(page).textContent()).toMatch(/^done \/uploads\//)
    expect(complaints).toEqual([])
  })

  it('loads the upload code only when a picture is chosen', { tags: 'long' }, async () => {
    const { page, choose, field } = await open()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await choose(await jpeg(40, 40))
    await field.locator('img').waitFor()
    await expect.poll(() => loaded.join(' ')).toMatch(/upload-picture.*send-file/)
  })

  it('is compressed before it is sent, if larger than 800 KB', async () => {
    const { page, field, choose } = await open()
    const chosen = await noise(2_700, 600)
    expect(chosen.length).toBeGreaterThan(800 * KB)
    await choose(chosen, 'image/jpeg')
    await field.locator('img[srcset]').waitFor()
    const { size, type } = await lastSent(page)
    expect(size).toBeLessThan(chosen.length)
    expect(type).toBe('image/webp')
    await expect.poll(() => shown(page).textContent()).toContain('-2560x569-')
  })

  it('is sent unchanged, if smaller', { tags: 'long' }, async () => {
    const { page, field, choose } = await open()
    const chosen = await jpeg(500, 500)
    await choose(chosen, 'image/jpeg')
    await field.locator('img[srcset]').waitFor()
    expect(await lastSent(page)).toEqual({ size: chosen.length, type: 'image/jpeg' })
  })
})

describe('a picture that cannot be uploaded', () => {
  it('shows one sentence with the reason', async () => {
    const { page, field, choose } = await open()
    await choose(HTML)
    await toast(page).getByText('错误提示').waitFor()
    await field.getByText('没能认出这张图片，请用 JPEG、PNG、WebP、GIF 或 AVIF').waitFor()
    expect(await shown(page).textContent()).toBe('failed ')
    await choose(await jpeg(40, 40))
    await expect.poll(() => shown(page).textContent()).toMatch(/^done \/uploads\//)
  })

  it('is not sent when it cannot be compressed', { tags: 'long' }, async () => {
    const { page, choose } = await open()
    const sent: Request[] = []
    page.on('request', (request) => isUpload(request) && sent.push(request))
    await choose(Buffer.alloc(900 * KB, 'no picture'))
    await toast(page).waitFor()
    expect(sent).toEqual([])
  })

  it('shows an error without a response', { tags: 'long' }, async () => {
    const { page, field, choose } = await open()
    await page.route('**/api/upload/img', (route) => route.abort())
    await choose(await jpeg(40, 40))
    await toast(page).waitFor()
    await field.getByText('图片上传失败').waitFor()
  })

  it('asks for a login when the session has expired', { tags: 'long' }, async () => {
    const { page, choose } = await open('nobody')
    await choose(await jpeg(40, 40))
    await toast(page).waitFor()
    expect(await page.title()).toBe('expired')
  })
})

describe('a running upload', () => {
  const held = async () => {
    const opened = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    await opened.page.route('**/api/upload/img', async (route) => {
      await promise
      // An aborted request cannot be continued. The test expects that.
      await route.continue().catch((error) => expect(String(error)).toContain('route'))
    })
    return { ...opened, release: resolve }
  }

  it('can be cancelled, silently and with the old picture', async () => {
    const { page, field, choose, release } = await held()
    await choose(await jpeg(40, 40))
    const cancel = field.getByRole('button', { name: '取消上传' })
    await cancel.click()
    await cancel.waitFor({ state: 'detached' })
    expect(await field.locator('input').evaluate((input) => input === document.activeElement)).toBe(
      true,
    )
    expect(await shown(page).textContent()).toBe('idle ')
    release()
    await choose(await jpeg(60, 50))
    await expect.poll(() => shown(page).textContent()).toContain('-60x50-')
    expect(await toast(page).count()).toBe(0)
  })

  it('shows the picture and a busy state', { tags: 'long' }, async () => {
    const { field, choose, release } = await held()
    await choose(await jpeg(40, 40))
    await field.locator('progress').waitFor()
    expect(await field.getAttribute('aria-busy')).toBe('true')
    expect(await field.locator('img').getAttribute('src')).toMatch(/^blob:/)
    release()
    await field.locator('img[src^="/uploads/"]').waitFor()
    await expect.poll(() => field.getAttribute('aria-busy')).toBe('false')
  })
})

it('chooses and removes a picture with the keyboard alone', { tags: 'long' }, async () => {
  const { page, choose } = await open()
  let choosers = 0
  page.on('filechooser', () => {
    choosers += 1
  })
  await choose(await jpeg(40, 40))
  const background = page.getByRole('group', { name: 'Background' })
  await background.locator('img').waitFor()
  await background.locator('input').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => choosers).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await background.locator('img').waitFor({ state: 'detached' })
  await expect.poll(() => shown(page).textContent()).toBe('done ')
})

it('axe finds no violations, with and without a picture', { tags: 'long' }, async () => {
  const { page, field, choose } = await open(undefined, {
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  expect(await findings(page)).toEqual([])
  await choose(await jpeg(40, 40))
  await field.locator('img[src^="/uploads/"]').waitFor()
  expect(await findings(page)).toEqual([])
})
