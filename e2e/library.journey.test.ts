import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { visit } from './testing/browser.ts'
import { dropFiles } from './testing/drop-files.ts'
import { ownFolder } from './testing/own-folder.ts'
import { photoFile } from './testing/photo-file.ts'
import { call, ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

it('finds a picture by its description, and uses it once more', { tags: 'long' }, async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/uploads`)
  const files = [await photoFile('a.jpg', 10), await photoFile('b.jpg', 200)]
  expect(await dropFiles(page.getByRole('heading', { level: 1 }), ...files)).toBe(true)
  await page.getByText('图库里多了 2 张').waitFor({ timeout: 30_000 })
  // A folder, with a file in it that is no picture.
  const folder = await ownFolder()
  await writeFile(join(folder, 'notes.txt'), 'no picture')
  for (let place = 0; place < 24; place += 1) {
    const { name, buffer } = await photoFile(`${place}.jpg`, place * 10)
    await writeFile(join(folder, name), buffer)
  }
  await page.getByText('图库里多了 2 张').waitFor({ state: 'detached', timeout: 30_000 })
  await page.locator('.library-upload input').nth(1).setInputFiles(folder)
  await page.getByText('图库里多了 24 张').waitFor({ timeout: 45_000 })
  await page.reload()
  const words = page.getByRole('textbox', { name: /^描述: / })
  await words.first().fill('江边的石头')
  await words.first().press('Enter')
  await page.getByText('描述已保存').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('searchbox', { name: '描述、图注或地址' }).fill('石头')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect.poll(() => words.count()).toBe(1)

  const database = new DatabaseSync(join(stage.site.dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  const oldest = 'where id = (select min(id) from uploads)'
  database.exec(`update uploads set created_at = ${Date.UTC(2019, 4, 5)} ${oldest}`)
  database.close()
  await page.goto(`${stage.site.url}/admin/headers`)
  await page
    .getByRole('button', { name: /: 友情链接$/ })
    .first()
    .click()
  await page.getByRole('button', { name: '从图库选' }).click()
  const dialog = page.getByRole('dialog', { name: '图库' })
  const pictures = dialog.getByRole('button', { name: /^选这张/ })
  await expect.poll(() => pictures.count()).toBe(24)
  await dialog.getByRole('button', { name: '再看一些' }).click()
  await expect.poll(() => pictures.count()).toBe(26)
  await expect.poll(() => dialog.getByRole('button', { name: '再看一些' }).count()).toBe(0)
  await dialog.getByLabel('月份').selectOption('2019-05')
  await expect.poll(() => pictures.count()).toBe(1)
  await dialog.getByLabel('月份').selectOption('')
  await dialog.getByRole('searchbox').fill('石头')
  await expect.poll(() => pictures.count()).toBe(1)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '选这张：江边的石头' }).click()
  await expect.poll(() => page.locator('.picture-box img').count()).toBe(1)
})

it('shows caption, date and camera of a photo, and its new place after a drag', async () => {
  const token = await ownerToken(stage.site.url)
  const album = { album_name: '春天', description: '', album_cover: '' }
  const added = await send(`${stage.site.url}/api/photoAlbum/add`, 'POST', token, album)
  const { id } = added as { id: number }
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/photos?id=${id}`)
  const files = [
    await photoFile('1.jpg', 10),
    await photoFile('2.jpg', 120),
    await photoFile('3.jpg', 220),
  ]
  await page.locator('.file-button input').setInputFiles(files)
  await page.getByText('添加了 3 张').waitFor({ timeout: 30_000 })
  const cards = page.locator('.photo-card')
  await expect.poll(() => cards.count()).toBe(3)
  expect(await cards.first().textContent()).toContain('2026-04-03 · FUJIFILM X100V')
  const order = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-row')))
  const [first, second, third] = await order()
  await cards.nth(2).locator('img').dragTo(cards.first().locator('img'))
  await expect.poll(order).toEqual([third, first, second])
  await page.getByText('顺序已保存').waitFor()
  await page.reload()
  await expect.poll(order).toEqual([third, first, second])
  // The second move comes before the answer to the first.
  let waitMs = 300
  await page.route('**/api/photo/order', async (route) => {
    waitMs *= 2
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    await route.continue()
  })
  await page.getByRole('button', { name: '拖动第 1 张，或用方向键移动' }).press('ArrowRight')
  await page.getByRole('button', { name: '拖动第 2 张，或用方向键移动' }).press('ArrowRight')
  const reads: unknown[] = []
  for (let read = 0; read < 25; read += 1) {
    reads.push(await order())
    await page.waitForTimeout(100)
  }
  expect(new Set(reads.map(String))).toEqual(new Set([String([first, second, third])]))
  await page.reload()
  await expect.poll(order).toEqual([first, second, third])

  await page.getByRole('button', { name: '照片说明: 第 1 张' }).click()
  await page.getByRole('textbox', { name: '说明', exact: true }).fill('石桥')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('石桥').waitFor()
  expect(await findings(page)).toEqual([])

  await visit(page, `${stage.site.url}/photos?id=${id}`)
  await page.locator('.photo-wall a').first().click()
  const words = page.locator('.picture-viewer p')
  await expect.poll(() => words.textContent()).toContain('石桥2026-04-03 12:30 · FUJIFILM X100V')
  const { result } = await call(`${stage.site.url}/api/photo/getAllPhotosByAlbumId/${id}`)
  expect(JSON.stringify(result)).not.toMatch(/GPS|latitude/i)
})
