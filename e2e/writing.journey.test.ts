import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser, textField } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openEditor(context, `${stage.site.url}/admin/editor`)
  await textField(page).click()
  return page
}

/** The menu ignores keys in its first moment, so that nobody chooses by accident. */
const untilReady = (page: Page) => page.waitForTimeout(100)

const lines = (page: Page) => page.locator('.cm-line').allTextContents()

const paste = (page: Page, data: Readonly<Record<string, string>>) =>
  page.evaluate((types) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('.cm-content')?.dispatchEvent(event)
  }, data)

describe('the slash menu', () => {
  it('inserts by keyboard what was looked for, in the language of the admin', async () => {
    const page = await open()
    await page.keyboard.type('/')
    const menu = page.getByRole('listbox')
    await menu.waitFor()
    expect(await menu.getByRole('option').count()).toBe(18)
    await page.keyboard.type('h3')
    await expect.poll(() => menu.getByRole('option').allTextContents()).toEqual(['三级标题h3'])
    await untilReady(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('小节')
    expect(await lines(page)).toEqual(['### 小节'])
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('/折叠')
    await menu.getByText('折叠').click()
    expect((await lines(page)).slice(1)).toEqual(['::: details 标题', '', '', '', ':::', ''])
    await page.locator('.md-editor-preview details > summary').waitFor()
  })

  it('stays closed inside of words and addresses', async () => {
    const page = await open()
    await page.keyboard.type('and/or https://a.b/h2')
    await page.waitForTimeout(300)
    expect(await page.getByRole('listbox').count()).toBe(0)
  })
})

describe('the tools beside a selection', () => {
  it('format it, by pointer and by keyboard, and take the format away', async () => {
    const page = await open()
    await page.keyboard.type('some words')
    await page.keyboard.press('Control+a')
    const tools = page.getByRole('toolbar', { name: /^格式/ })
    await tools.getByRole('button', { name: '加粗' }).click()
    expect(await lines(page)).toEqual(['**some words**'])
    await tools.getByRole('button', { name: '加粗' }).click()
    expect(await lines(page)).toEqual(['some words'])
    await page.keyboard.press('Alt+F10')
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await lines(page)).toEqual(['==some words=='])
    await page.keyboard.type('typed')
    expect(await lines(page)).toEqual(['==typed=='])
    expect(await tools.count()).toBe(0)
  })

  it('are accessible', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    await textField(page).click()
    await page.keyboard.type('some words')
    await page.keyboard.press('Control+a')
    await page.getByRole('toolbar', { name: /^格式/ }).waitFor()
    expect(await findings(page, '.editor-tools')).toEqual([])
  })
})

it('a table is inserted and edited with Tab and its tools', async () => {
  const page = await open()
  await page.keyboard.type('/table')
  await page.getByRole('listbox').getByText('表格').waitFor()
  await untilReady(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('名')
  await page.keyboard.press('Tab')
  await page.keyboard.type('数')
  await page.keyboard.press('Tab')
  await page.keyboard.type('茶')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  expect((await lines(page)).slice(0, 3)).toEqual(['| 名 | 数 |', '| --- | --- |', '| 茶 | 3 |'])
  await page.keyboard.press('Tab')
  await page.keyboard.type('水')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('4')
  const tools = page.getByRole('toolbar', { name: /^表格/ })
  await tools.getByRole('button', { name: '加一列' }).click()
  expect((await lines(page)).slice(0, 4)).toEqual([
    '| 名 | 数 |  |',
    '| --- | --- | --- |',
    '| 茶 | 4 |  |',
    '| 水 |  |  |',
  ])
  await tools.getByRole('button', { name: '删这列' }).click()
  await tools.getByRole('button', { name: '删这行' }).click()
  expect((await lines(page)).slice(0, 3)).toEqual(['| 名 | 数 |', '| --- | --- |', '| 水 |  |'])
  await expect.poll(() => page.locator('.md-editor-preview td').first().textContent()).toBe('水')
})

describe('pasted text', () => {
  it('becomes clean Markdown in one step that can be undone', async () => {
    const page = await open()
    await page.keyboard.type('a ')
    const html = '<meta charset="utf-8"><h2>标题</h2><p><b>粗</b> <a href="https://a.b">链</a></p>'
    await paste(page, { 'text/html': html, 'text/plain': '标题\n粗 链' })
    await expect.poll(() => lines(page)).toEqual(['a ## 标题', '', '**粗** [链](https://a.b)'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => lines(page)).toEqual(['a '])
  })

  it('stays as it is when it is plain, or code', async () => {
    const page = await open()
    await paste(page, { 'text/html': '<span>a *b*</span>', 'text/plain': 'a *b*' })
    await expect.poll(() => lines(page)).toEqual(['a *b*'])
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('```\n')
    await paste(page, { 'text/html': '<b>a</b>', 'text/plain': 'a' })
    await expect.poll(async () => (await lines(page)).slice(0, 2)).toEqual(['```', 'a'])
  })

  it('is a card when it is an address, also of this site, in the preview too', async () => {
    const told = await publishArticle(stage.site.url, { title: '预览里的卡片' })
    const page = await open()
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.site.url)) foreign.push(request.url())
    })
    await paste(page, { 'text/plain': stage.site.url + told })
    await expect.poll(() => lines(page)).toEqual([told])
    await page.locator('.md-editor-preview .embed-title', { hasText: '预览里的卡片' }).waitFor()
    await page.keyboard.insertText('\n\nhttps://youtu.be/dQw4w9WgXcQ')
    await page.locator('.embed-hint', { hasText: '按下后才从 YouTube 加载' }).waitFor()
    expect(foreign.filter((url) => /^https?:/.test(url))).toEqual([])
  })
})

it('a dropped PDF is a card with its name and size, where it was dropped, and can be saved', async () => {
  const page = await open()
  await page.keyboard.type('before')
  await textField(page).evaluate((field) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['%PDF-1.7'], '报告.pdf', { type: 'application/pdf' }))
    const { x, y } = field.getBoundingClientRect()
    const init = {
      dataTransfer,
      bubbles: true,
      cancelable: true,
      clientX: x + 300,
      clientY: y + 40,
    }
    field.dispatchEvent(new DragEvent('drop', init))
  })
  const card = page.locator('.md-editor-preview .embed-file .embed-card')
  await card.waitFor()
  expect(await card.textContent()).toBe('报告.pdf PDF · 1 KB')
  const [file] = await Promise.all([page.waitForEvent('download'), card.click()])
  expect(file.suggestedFilename()).toBe('报告.pdf')
})
