import { LENGTH } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { photoFile } from './testing/photo-file.ts'
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

  it('begins code in the code, and a gallery with its pictures', async () => {
    const page = await open()
    const options = page.getByRole('listbox').getByRole('option')
    await page.keyboard.type('/code')
    await expect.poll(() => options.allTextContents()).toEqual(['代码块code'])
    await untilReady(page)
    await page.keyboard.press('Enter')
    await page.keyboard.type('tea()')
    expect(await lines(page)).toEqual(['```', 'tea()', '```', ''])
    await page.keyboard.press('Control+End')
    await page.keyboard.type('/gallery')
    await expect.poll(() => options.allTextContents()).toEqual(['图集gallery'])
    await untilReady(page)
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await choosing).setFiles([await photoFile('a.jpg', 10), await photoFile('b.jpg', 90)])
    await page.locator('.md-editor-preview .gallery img').nth(1).waitFor({ timeout: 30_000 })
  })

  it('stays closed inside of words and addresses', { tags: 'long' }, async () => {
    const page = await open()
    await page.keyboard.type('and/or https://a.b/h2')
    await page.waitForTimeout(300)
    expect(await page.getByRole('listbox').count()).toBe(0)
  })
})

describe('the tools beside a selection', () => {
  it('format it, by pointer and by keyboard, and take the format away', {
    tags: 'long',
  }, async () => {
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

  it('are accessible', { tags: 'long' }, async () => {
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
  await page.keyboard.type('、table')
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

it('a rule below a paragraph makes no heading of it, a table stays in its list', {
  tags: 'long',
}, async () => {
  const page = await open()
  const options = page.getByRole('listbox').getByRole('option')
  await page.keyboard.insertText('一段\n')
  await page.keyboard.type('/hr')
  await expect.poll(() => options.allTextContents()).toEqual(['分隔线hr'])
  await untilReady(page)
  await page.keyboard.press('Enter')
  expect(await lines(page)).toEqual(['一段', '', '---', '', ''])
  await page.keyboard.insertText('- 项\n  ')
  await page.keyboard.type('/table')
  await expect.poll(() => options.allTextContents()).toEqual(['表格table'])
  await untilReady(page)
  await page.keyboard.press('Enter')
  expect((await lines(page)).slice(4, 8).map((line) => line.search(/\S/))).toEqual([0, 2, 2, 2])
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

  it('stays as it is when it is plain, or code', { tags: 'long' }, async () => {
    const page = await open()
    await paste(page, { 'text/html': '<span>a *b*</span>', 'text/plain': 'a *b*' })
    await expect.poll(() => lines(page)).toEqual(['a *b*'])
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('```\n')
    await paste(page, { 'text/html': '<b>a</b>', 'text/plain': 'a' })
    await expect.poll(async () => (await lines(page)).slice(0, 2)).toEqual(['```', 'a'])
    await page.keyboard.press('Control+a')
    await paste(page, { 'text/plain': '一张 ![图](/art/x.avif)' })
    await page.keyboard.type('!')
    await expect.poll(() => lines(page)).toEqual(['一张 ![图](/art/x.avif)!'])
  })

  it('says what did not come along, and what is too much', { tags: 'long' }, async () => {
    const page = await open()
    await paste(page, { 'text/html': '<b>a</b><img src="file:///C:/a.png">', 'text/plain': 'a' })
    await page.getByText('1 张图片没有一起粘贴过来').waitFor()
    await expect.poll(() => lines(page)).toEqual(['**a**'])
    await page.keyboard.press('Control+a')
    await paste(page, { 'text/plain': 'a'.repeat(LENGTH.articleContent + 5) })
    await page.getByText('一篇最多 20 万个字符，这样会超出 5 个').waitFor()
    expect(await lines(page)).toEqual(['**a**'])
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
    // The address bar of an article with a slug, as a browser copies it.
    await publishArticle(stage.site.url, { title: '有名字的卡片', slug: '卡片-2' })
    const named = `/article/${encodeURIComponent('卡片-2')}`
    await page.keyboard.insertText('\n\n')
    await paste(page, { 'text/plain': stage.site.url + named })
    await page.locator('.md-editor-preview .embed-title', { hasText: '有名字的卡片' }).waitFor()
    await page.keyboard.insertText('\n\nhttps://youtu.be/dQw4w9WgXcQ')
    await page.locator('.embed-hint', { hasText: '按下后才从 YouTube 加载' }).waitFor()
    expect(foreign.filter((url) => /^https?:/.test(url))).toEqual([])
  })
})

/** Drops files in front of a line of the text. */
const drop = (
  page: Page,
  line: number,
  files: readonly (readonly [name: string, type: string])[],
) =>
  textField(page).evaluate(
    async (field, { at, named }) => {
      const dataTransfer = new DataTransfer()
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 40 })
      canvas.getContext('2d')?.fillRect(0, 0, 64, 40)
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      for (const [name, type] of named) {
        const content = type.startsWith('image/') ? (picture ?? '') : '%PDF-1.7'
        dataTransfer.items.add(new File([content], name, { type }))
      }
      const { x, y, height } =
        field.querySelectorAll('.cm-line')[at]?.getBoundingClientRect() ?? new DOMRect()
      const place = { clientX: x + 1, clientY: y + height / 2 }
      field.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }),
      )
    },
    { at: line, named: files },
  )

const PDF = 'application/pdf'
const stored = (name: string) => ({
  json: {
    code: 0,
    message: '',
    result: {
      url: `/attachments/${name.charCodeAt(0).toString(16).padStart(32, '0')}-10.pdf`,
      bytes: 10,
    },
  },
})
const FULL = {
  status: 507,
  json: { code: '100006', message: '服务器的磁盘满了，没有保存', reason: 'diskFull' },
}

describe('files that are dropped', () => {
  it('are where they were dropped: a picture between two lines', { tags: 'long' }, async () => {
    const page = await open()
    await page.keyboard.type('one\ntwo\nthree')
    await drop(page, 1, [['lamp.png', 'image/png']])
    // Writing goes on meanwhile, in front of it.
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('zero\n')
    await expect.poll(async () => (await lines(page)).length).toBe(5)
    const [zero, one, picture, ...rest] = await lines(page)
    expect([zero, one, ...rest]).toEqual(['zero', 'one', 'two', 'three'])
    expect(picture).toMatch(/^!\[lamp]\(\/uploads\//)
    await page.locator('.md-editor-preview img[src^="/uploads/"]').waitFor()
  })

  it('are a card with name and size, which can be saved', async () => {
    const page = await open()
    await page.keyboard.type('before')
    await drop(page, 0, [['报告.pdf', PDF]])
    const card = page.locator('.md-editor-preview .embed-file .embed-card')
    await card.waitFor()
    expect(await card.textContent()).toBe('报告.pdf PDF · 1 KB')
    const [file] = await Promise.all([page.waitForEvent('download'), card.click()])
    expect(file.suggestedFilename()).toBe('报告.pdf')
  })

  it('are uploaded a few at a time and in their order, and a failed one says why', async () => {
    const page = await open()
    let underWay = 0
    let most = 0
    let slowed = 1
    await page.route('**/api/upload/file?*', async (route) => {
      const name = new URL(route.request().url()).searchParams.get('name') ?? ''
      underWay += 1
      most = Math.max(most, underWay)
      await page.waitForTimeout(20)
      underWay -= 1
      if (name === 'c.pdf' && slowed-- > 0) return route.fulfill({ status: 429, json: {} })
      return route.fulfill(name === 'e.pdf' ? FULL : stored(name))
    })
    const names = [...'abcdefghijkl'].map((letter) => `${letter}.pdf`)
    await drop(
      page,
      0,
      names.map((name) => [name, PDF]),
    )
    await page.getByText('e.pdf 没有传上去：服务器的磁盘满了，没有保存').waitFor()
    await page.getByText('连不上服务器或它正忙，稍后自动继续').waitFor()
    const cards = page.locator('.md-editor-preview .embed-file .embed-name')
    const expected = names.filter((name) => name !== 'e.pdf')
    await expect.poll(() => cards.allTextContents(), { timeout: 20_000 }).toEqual(expected)
    expect(most).toBeLessThanOrEqual(4)
  })

  it('are waited for by a save, and asked about by who leaves', async () => {
    const page = await open()
    let answer = () => {}
    const hold = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      answer = resolve
      return promise
    }
    let held = hold()
    await page.route('**/api/upload/file?*', async (route) => {
      await held
      await route.fulfill(stored('a'))
    })
    await page.keyboard.type('text')
    await saved(page)
    await drop(page, 0, [['a.pdf', PDF]])
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByText('等文件传完再保存').waitFor()
    const back = page.getByRole('link', { name: '返回' })
    await back.click()
    const question = page.getByRole('dialog')
    await question.getByText('还有文件正在传进正文').waitFor()
    await question.getByRole('button', { name: '留下' }).click()
    answer()
    await expect.poll(async () => (await lines(page)).join('\n')).toContain('[a.pdf]')
    await saved(page)

    held = hold()
    await drop(page, 0, [['b.pdf', PDF]])
    await page.getByText('b.pdf 0%').waitFor()
    await back.click()
    await question.getByRole('button', { name: '离开' }).click()
    await page.waitForURL(/\/admin\/articles/)
    answer()
  })
})

it('says that the disk of the server is full, and saves when it is not', async () => {
  const page = await open()
  await page.route(/\/api\/article\/(?:autosave|add)$/, (route) => route.fulfill(FULL))
  await page.keyboard.type('磁盘满了的时候写的')
  const status = page.getByRole('status').getByText('服务器的磁盘满了，先存在本机')
  await status.waitFor()
  await page.getByRole('textbox', { name: '标题' }).fill('磁盘满了')
  await page.getByRole('button', { name: '发布文章' }).click()
  await page.getByLabel('分类').fill('随笔')
  await page.getByLabel('标签', { exact: true }).fill('磁盘')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('alert').getByText('还没有发布。服务器的磁盘满了，先存在本机').waitFor()
  await page.unroute(/\/api\/article\/(?:autosave|add)$/)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByText('已发布').waitFor()
})

it('a long address shows its beginning, and all of it while the cursor is there', {
  tags: 'long',
}, async () => {
  const page = await open()
  const address = `https://example.com/${'path/'.repeat(20)}`
  await page.keyboard.insertText(`see ${address}`)
  expect(await lines(page)).toEqual([`see ${address}`])
  await page.keyboard.type('\nnext')
  await expect.poll(() => lines(page)).toEqual([`see ${address.slice(0, 50)}…`, 'next'])
  await page.locator('.md-editor-preview', { hasText: address }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await expect.poll(() => lines(page)).toEqual([`see ${address}`, 'next'])
  const sentence = `和/或${'一句没有空格的话'.repeat(12)}`
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(`\n${sentence}\n`)
  await expect.poll(async () => (await lines(page)).at(2)).toBe(sentence)
})
