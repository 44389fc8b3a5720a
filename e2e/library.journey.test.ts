import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openEditor, ownerBrowser, textField } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { visit } from './testing/browser.ts'
import { call, ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

/** A photo with a date, a camera and a place. */
const photo = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: hue, g: 120, b: 90 } },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'FUJIFILM', Model: 'X100V' },
      IFD2: { DateTimeOriginal: '2026:04:03 12:30:45' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 0/1 0/1' },
    })
    .toBuffer(),
})

it('finds a picture by its description, and uses it once more', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/uploads`)
  const files = [await photo('a.jpg', 10), await photo('b.jpg', 200)]
  await page.locator('.library-upload input').first().setInputFiles(files)
  await page.getByText('图库里多了 2 张').waitFor({ timeout: 30_000 })
  const words = page.getByRole('textbox', { name: /^描述: / })
  await words.first().fill('江边的石头')
  await words.first().press('Enter')
  await page.getByText('描述已保存').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('searchbox', { name: '描述、图注或地址' }).fill('石头')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect.poll(() => words.count()).toBe(1)

  await page.goto(`${stage.site.url}/admin/headers`)
  await page
    .getByRole('button', { name: /: 友情链接$/ })
    .first()
    .click()
  await page.getByRole('button', { name: '从图库选' }).click()
  await page.getByRole('button', { name: '选这张：江边的石头' }).click()
  await expect.poll(() => page.locator('.picture-box img').count()).toBe(1)
})

it('is put into a text, with its words, and replaced wherever it is shown', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const uploads = await context.newPage()
  await uploads.goto(`${stage.site.url}/admin/uploads`)
  await uploads
    .locator('.library-upload input')
    .first()
    .setInputFiles([await photo('c.jpg', 60)])
  await uploads.getByText('图库里多了 1 张').waitFor({ timeout: 30_000 })
  const row = uploads.getByRole('row').nth(1)
  for (const [field, words] of [
    ['描述', '桥边红药'],
    ['图注', '扬州慢'],
  ]) {
    const box = row.getByRole('textbox', { name: new RegExp(`^${field}: `) })
    await box.fill(words ?? '')
    await box.press('Enter')
    await uploads.getByText(`${field}已保存`).waitFor()
  }

  const editor = await openEditor(context, `${stage.site.url}/admin/editor`)
  await editor.getByTitle('从图库选').click()
  await editor.getByRole('button', { name: '选这张：桥边红药' }).first().click()
  await editor.locator('.cm-content', { hasText: '![桥边红药](/uploads/' }).waitFor()
  await textField(editor).press('Control+End')
  await editor.keyboard.type('/library')
  await editor.getByRole('option', { name: /图库里的图片/ }).click()
  await editor.getByRole('button', { name: '选这张：桥边红药' }).first().waitFor()
  await editor.keyboard.press('Escape')

  const token = await ownerToken(stage.site.url)
  const asked = { current: 1, size: 1 }
  const listed = await send(`${stage.site.url}/api/upload/list`, 'POST', token, asked)
  const { url } = (listed as { list: { url: string }[] }).list[0] ?? { url: '' }
  const path = await publishArticle(stage.site.url, { content: `![](${url})` })
  const reader = await context.newPage()
  await visit(reader, stage.site.url + path)
  const shown = reader.locator('.article-text figure')
  expect(await shown.locator('figcaption').textContent()).toBe('扬州慢')
  expect(await shown.locator('img').getAttribute('alt')).toBe('桥边红药')

  await uploads.reload()
  await uploads.getByRole('button', { name: `换成另一张: ${url}` }).click()
  const dialog = uploads.getByRole('dialog', { name: '换成另一张图片' })
  await dialog.getByRole('button', { name: '替换' }).click()
  await dialog.getByText('请先选一张新图片').waitFor()
  await dialog.locator('input[type=file]').setInputFiles([await photo('d.jpg', 240)])
  await dialog.locator('.picture-box img').waitFor({ timeout: 30_000 })
  expect(await findings(uploads)).toEqual([])
  await dialog.getByRole('button', { name: '替换' }).click()
  await uploads.getByText(/已替换，\d 处显示新图/).waitFor()
  await visit(reader, stage.site.url + path)
  expect(await shown.locator('img').getAttribute('src')).not.toBe(url)
  expect(await shown.locator('figcaption').textContent()).toBe('扬州慢')
})

it('shows caption, date and camera of a photo, and its new place after a drag', async () => {
  const token = await ownerToken(stage.site.url)
  const album = { album_name: '春天', description: '', album_cover: '' }
  const added = await send(`${stage.site.url}/api/photoAlbum/add`, 'POST', token, album)
  const { id } = added as { id: number }
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/photos?id=${id}`)
  const files = [await photo('1.jpg', 10), await photo('2.jpg', 120), await photo('3.jpg', 220)]
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
  await page.getByRole('button', { name: '拖动第 1 张，或用方向键移动' }).press('ArrowRight')
  await expect.poll(order).toEqual([first, third, second])

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
