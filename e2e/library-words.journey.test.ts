/** @module-tag long */
import { expect, it } from 'vitest'
import { openEditor, ownerBrowser, textField } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { visit } from './testing/browser.ts'
import { dropFiles } from './testing/drop-files.ts'
import { photoFile } from './testing/photo-file.ts'
import { ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

it('a picture of the library is put into a text, with its words, and replaced wherever it is shown', async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const uploads = await context.newPage()
  await uploads.goto(`${stage.site.url}/admin/uploads`)
  await uploads
    .locator('.library-upload input')
    .first()
    .setInputFiles([await photoFile('c.jpg', 60)])
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
  expect(await dropFiles(dialog.locator('.picture-box'), await photoFile('d.jpg', 240))).toBe(true)
  await dialog.locator('.picture-box img').waitFor({ timeout: 30_000 })
  expect(await findings(uploads)).toEqual([])
  await dialog.getByRole('button', { name: '替换' }).click()
  await uploads.getByText(/已替换，\d 处显示新图/).waitFor()
  await visit(reader, stage.site.url + path)
  expect(await shown.locator('img').getAttribute('src')).not.toBe(url)
  expect(await shown.locator('figcaption').textContent()).toBe('扬州慢')
})
