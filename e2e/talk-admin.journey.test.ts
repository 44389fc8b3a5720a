/** @module-tag long */

import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { call } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

/** Creates pictures with different aspect ratios. */
const files = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      name: `${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(400 + place * 10, 300),
    })),
  )

const openAdmin = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin${path}`)
  return page
}

interface Photo {
  readonly id: number
  readonly width: number
}

it('publishes a talk with nine pictures, and hides it again', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openAdmin(context, '/talks')
  await page.getByRole('link', { name: '发说说' }).click()
  await page.getByRole('textbox', { name: '内容' }).fill('今天搬来九张照片。\n一张一张看。')
  await page.locator('.file-button input').setInputFiles(await files(10))
  await page.getByText('最多 9 张图片，多出来的没有放进来').waitFor()
  await page.getByText('9 / 9，第一张在最前').waitFor({ timeout: 60_000 })
  await page.reload()
  await page.getByText('9 / 9，第一张在最前').waitFor()
  expect(await page.getByRole('textbox', { name: '内容' }).inputValue()).toContain('一张一张看')
  await page.getByRole('button', { name: '前移: 第 2 张' }).click()
  await page.getByRole('button', { name: '发布' }).click()
  await page.getByText('已发布').waitFor()
  await page.getByText('今天搬来九张照片。').waitFor()
  await page.getByRole('link', { name: '发说说' }).click()
  expect(await page.getByRole('textbox', { name: '内容' }).inputValue()).toBe('')
  await page.goBack()

  const site = await context.newPage()
  await site.goto(`${stage.site.url}/talk`)
  const card = site.locator('article.talk').filter({ hasText: '今天搬来九张照片。' })
  await card.waitFor()
  expect(await card.locator('.talk-pictures li').count()).toBe(9)
  const first = await card.locator('.talk-pictures img').first().getAttribute('src')
  expect(first).toContain('-410x300-')

  await page.getByRole('button', { name: /^隐藏: 今天搬来九张照片/ }).click()
  await page.getByText('已更改').waitFor()
  await site.reload()
  await site.locator('article.talk').first().waitFor()
  expect(await card.count()).toBe(0)
})

it('removes deleted pictures from a draft, and nothing else, until the draft is discarded', async () => {
  const page = await openAdmin(await ownerBrowser(stage.browser, stage.site), '/talk')
  const text = page.getByRole('textbox', { name: '内容' })
  await text.fill('明天再发')
  await page.locator('.file-button input').setInputFiles(await files(1))
  await page.getByText('1 / 9，第一张在最前').waitFor()
  await page.route('**/uploads/**', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.reload()
  await page.getByText('1 张图片放得太久，已经不在了').waitFor()
  await page.getByText('1 / 9').waitFor({ state: 'hidden' })
  expect(await text.inputValue()).toBe('明天再发')
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('link', { name: '发说说' }).click()
  expect(await text.inputValue()).toBe('')
})

it('moves a talk to the trash and restores it', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openAdmin(context, '/talks')
  const talk = page.locator('.talk-card').nth(1)
  const text = (await talk.locator('.talk-card-text').textContent()) ?? ''
  await talk.getByRole('button', { name: /^删除/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('已移到回收站').waitFor()
  await page.getByRole('link', { name: /^回收站/ }).click()
  await page.locator('.talk-card').filter({ hasText: text }).waitFor()
  await page.getByRole('button', { name: /^恢复说说/ }).click()
  await page.getByText('已恢复').waitFor()
  await page.getByRole('link', { name: /^公开说说/ }).click()
  await page.locator('.talk-card').filter({ hasText: text }).waitFor()
})

it('adds many photos at once, sorts them, sets the cover, trashes and restores them', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openAdmin(context, '/albums')
  await page.getByRole('button', { name: '新增相册' }).click()
  await page.getByLabel('名称', { exact: true }).fill('搬家')
  await page.getByLabel('简介').fill('从旧相机里')
  await page.getByRole('button', { name: '保存' }).click()
  // A new album opens by itself.
  await page.getByRole('heading', { level: 1, name: '搬家' }).waitFor()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  const seen = async () => {
    const { result } = await call(`${stage.site.url}/api/photo/getAllPhotosByAlbumId/${id}`)
    return (result as Photo[]).map(({ width }) => width)
  }
  const tiles = page.locator('.photo-card')

  await page.locator('.file-button input').setInputFiles(await files(12))
  // The first photos are in the album while the others are uploaded, also on another screen.
  await tiles.first().waitFor({ timeout: 60_000 })
  await page.getByRole('link', { name: '全部相册' }).click()
  await page.getByText('添加了 12 张').waitFor({ timeout: 120_000 })
  await page.getByRole('link', { name: '搬家', exact: true }).click()
  await tiles.nth(11).waitFor()
  expect(await seen()).toEqual(Array.from({ length: 12 }, (_, place) => 400 + place * 10))

  await page.getByRole('button', { name: '前移: 第 2 张' }).click()
  await page.getByText('顺序已保存').waitFor()
  await expect.poll(async () => (await seen()).slice(0, 3)).toEqual([410, 400, 420])
  await tiles.nth(11).dragTo(tiles.first())
  await expect.poll(async () => (await seen()).slice(0, 3)).toEqual([510, 410, 400])

  const third = tiles.nth(2).locator('img')
  await expect.poll(() => third.getAttribute('src')).toContain('-400x300-')
  await page.getByRole('button', { name: '设为封面: 第 3 张' }).click()
  await page.getByText('封面已更换').waitFor()
  const { result } = await call(`${stage.site.url}/api/photoAlbum/getAllAlbumList`)
  const [newest] = result as { id: number; album_cover: string; photo_count: number }[]
  expect(newest).toMatchObject({ id, photo_count: 12 })
  expect(newest?.album_cover).toContain('-400x300-')

  await page.getByLabel('选中：第 1 张', { exact: true }).check()
  await page.getByLabel('选中：第 2 张', { exact: true }).check()
  await page.locator('.selection-bar').getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('2 张已移到回收站').waitFor()
  await expect.poll(async () => (await seen()).length).toBe(10)

  await page.getByRole('link', { name: /^回收站/ }).click()
  await page.getByLabel('选中：第 1 张', { exact: true }).check()
  await page.locator('.selection-bar').getByRole('button', { name: '恢复' }).click()
  await page.getByText('恢复了 1 张').waitFor()
  await expect.poll(async () => (await seen())[0]).toBe(510)
  await page.getByRole('button', { name: '清空回收站' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清空回收站' }).click()
  await page.getByText('彻底删除了 1 张').waitFor()
  await page.getByText('回收站是空的').waitFor()
  expect(await seen()).toHaveLength(11)
}, 240_000)

it('axe finds no violations on these screens', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  for (const path of ['/talks', '/talk', '/talk?id=1', '/albums', '/photos?id=1']) {
    await page.goto(`${stage.site.url}/admin${path}`)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    expect([path, await findings(page)]).toEqual([path, []])
  }
})
