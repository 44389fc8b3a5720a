import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { dropFiles } from './testing/drop-files.ts'
import { call } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/** Formats a date for a date field, in the time zone of the browser. */
const dateField = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)

const LOOKS = `Some **bold** \`code\`, ==mark==, [link](/home) and a note^[here].

## Heading

- one

1. one

- [x] done

> quote

> [!TIP]
> tip

| a | b |
| - | - |
| 1 | 2 |

\`\`\`js [group:first]
one tab
\`\`\`
\`\`\`js [group:second]
the other tab
\`\`\``

/** What the parts of a text look like, and what stands before them. */
const looks = () => {
  const parts = 'p strong p>code mark p>a h2 ul>li ol>li .task-list-item blockquote th td pre'
  const names = 'color backgroundColor fontFamily fontSize fontWeight lineHeight listStyleType'
  const look = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const values = names.split(' ').map((name) => style[name as keyof CSSStyleDeclaration])
    return [...values, style.content, style.borderLeft, style.padding, style.textDecoration]
  }
  return [...parts.split(' '), '.md-editor-admonition', '.md-editor-code'].flatMap((part) => {
    const element = document.querySelector(`.md-editor-preview ${part}`)
    return element ? [part, ...look(element), ...look(element, '::before')] : [part, 'missing']
  })
}

describe('the article editor', () => {
  it('previews the titles of callouts in the language of the admin', { tags: 'long' }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    for (const [language, title] of [
      ['zh-CN', '说明'],
      ['en', 'Note'],
    ] as const) {
      const page = await openEditor(context, `${stage.site.url}/admin/editor?lang=${language}`)
      await textField(page).click()
      await page.keyboard.type('> [!NOTE]\n> a')
      await expect.poll(() => page.locator('.md-editor-admonition-title').textContent()).toBe(title)
      await page.close()
    }
  })

  it('previews a text as the site shows it, with diagrams as pictures', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const content = `${LOOKS}\n\n\`\`\`mermaid\ngraph LR\n  A --> B\n\`\`\`\n`
    const path = await publishArticle(stage.site.url, { content })
    const page = await openEditor(context, `${stage.site.url}/admin/editor?id=${articleIdIn(path)}`)
    await page.locator('.md-editor-preview .diagram img').waitFor()
    const seen = await page.evaluate(looks)
    const site = await context.newPage()
    await site.goto(stage.site.url + path)
    await site.locator('.article-text .md-editor-admonition').waitFor()
    expect(seen).toEqual(await site.evaluate(looks))
    expect(seen).not.toContain('missing')
    await page.getByText('second', { exact: true }).click()
    await page.locator('.md-editor-preview pre', { hasText: 'the other tab' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: '预览', exact: true }).click()
    await page.getByRole('dialog').locator('.diagram img').waitFor()
  })

  it('leads from the title of a page to its text', { tags: 'long' }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/page`)
    await page.keyboard.type('关于')
    await page.keyboard.press('Enter')
    await page.keyboard.type('正文')
    expect(await page.locator('.editor-title input').inputValue()).toBe('关于')
    expect(await textField(page).textContent()).toBe('正文')
  })

  it('is written without a mouse: title, text, tags', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    await page.keyboard.type('键盘')
    await page.keyboard.press('Enter')
    await page.keyboard.type('正文')
    expect(await page.getByRole('textbox', { name: '标题' }).inputValue()).toBe('键盘')
    expect(await textField(page).textContent()).toBe('正文')
    await page.getByRole('textbox', { name: '标题' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.type('又一句')
    expect(await textField(page).textContent()).toBe('正文又一句')
    await page.keyboard.press('Control+Enter')
    await page.getByLabel('标签', { exact: true }).fill('茶、水,')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /水/ }).waitFor()
    await dialog.getByRole('button', { name: /茶/ }).waitFor()
  })

  it('can be written in before it has been loaded', { tags: 'long' }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    let load = () => {}
    const loaded = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/markdown-editor-*.js', async (route) => {
      await loaded
      await route.continue()
    })
    await page.goto(`${stage.site.url}/admin/editor`)
    await page.getByRole('textbox', { name: '标题' }).waitFor()
    await page.keyboard.type('早起')
    await page.keyboard.press('Enter')
    await page.keyboard.type('水开了')
    // An input method writes while the editor arrives.
    const input = await context.newCDPSession(page)
    await input.send('Input.imeSetComposition', {
      ...{ text: 'ni', selectionStart: 2, selectionEnd: 2 },
    })
    load()
    await page.waitForResponse(/markdown-editor-/)
    await input.send('Input.imeSetComposition', {
      ...{ text: 'nihao', selectionStart: 5, selectionEnd: 5 },
    })
    await input.send('Input.insertText', { text: '你好' })
    await textField(page).waitFor()
    await page.keyboard.type('！')
    await expect.poll(() => textField(page).textContent()).toBe('水开了你好！')
    expect(await page.getByRole('textbox', { name: '标题' }).inputValue()).toBe('早起')
  })

  it('says which files cannot be in a text, and that a file was dropped beside it', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    const buffer = Buffer.from('MZ')
    const program = { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer }
    expect(await dropFiles(textField(page), program)).toBe(true)
    await page.getByText('setup.exe 不能放进正文').waitFor()
    expect(await dropFiles(page.getByRole('textbox', { name: '标题' }), program)).toBe(true)
    await page.getByText('这里收不了文件').waitFor()
  })

  it('pastes pictures, schedules the article, and publishes it on time', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.site.url) && !/^(?:data|blob):/.test(request.url())) {
        foreign.push(request.url())
      }
    })
    await page.getByRole('textbox', { name: '标题' }).fill('雨夜修灯')
    await textField(page).click()
    await page.keyboard.type('灯修好了，雨也停了。\n')
    await textField(page).evaluate(async (field) => {
      const pictureOf = async (name: string, colour: string) => {
        const canvas = document.createElement('canvas')
        canvas.width = 320
        canvas.height = 200
        const context = canvas.getContext('2d')
        if (context) {
          context.fillStyle = colour
          context.fillRect(0, 0, 320, 200)
        }
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        return new File([blob ?? ''], name, { type: 'image/png' })
      }
      const clipboardData = new DataTransfer()
      clipboardData.items.add(await pictureOf('lamp.png', 'teal'))
      clipboardData.items.add(await pictureOf('rain.png', 'gray'))
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    const pictures = page.locator('.md-editor-preview img[src^="/uploads/"]')
    await expect.poll(() => pictures.count()).toBe(2)
    await saved(page)

    await page.getByRole('button', { name: '发布文章' }).click()
    await page.getByLabel('定时').check()
    await page.getByLabel('发布时间').fill(dateField(Date.now() + 4_000))
    await page.getByLabel('分类').fill('随笔')
    await page.getByLabel('标签', { exact: true }).fill('灯火')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '定时发布' }).click()
    await page.getByText(/会自动发布/).waitFor()
    const home = async () => (await fetch(`${stage.site.url}/home`)).text()
    expect(await home()).not.toContain('雨夜修灯')
    await expect.poll(home).toContain('雨夜修灯')
    const text = encodeURIComponent('灯修好了')
    const { result } = await call(`${stage.site.url}/api/article/getArticleListByContent/${text}`)
    expect(result).toMatchObject([{ article_title: '雨夜修灯' }])
    expect(foreign).toEqual([])
  })

  it('restores unsaved text after the browser was closed', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    await context.route('**/api/article/autosave', (route) => route.abort())
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    await textField(page).click()
    await page.keyboard.type('写到一半的句')
    await page.getByText('连不上服务器，先存在本机').waitFor()
    await page.close()
    await context.unroute('**/api/article/autosave')

    const again = await openEditor(context, `${stage.site.url}/admin/editor`)
    await textField(again).getByText('写到一半的句').waitFor()
    await saved(again)
    await again.waitForURL(/manuscript=/)
  })

  it('merges changes of two windows without losing text', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const first = await openEditor(context, `${stage.site.url}/admin/editor?id=2`)
    const second = await openEditor(context, `${stage.site.url}/admin/editor?id=2`)
    await textField(first).click()
    await first.keyboard.press('Control+End')
    await first.keyboard.type('\n\n第一个窗口写的')
    await saved(first)
    await textField(second).click()
    await second.keyboard.press('Control+End')
    await second.keyboard.type('\n\n第二个窗口写的')

    // A conflict never takes the keyboard.
    const bar = second.locator('.conflict-bar')
    await bar.waitFor()
    await second.keyboard.type('，接着写')
    await textField(second).getByText('第二个窗口写的，接着写').waitFor()
    await bar.getByRole('button', { name: '解决冲突' }).click()
    const merge = second.getByRole('dialog', { name: '解决冲突' })
    const result = merge.getByLabel('合并后的正文')
    await expect.poll(() => result.inputValue()).toContain('第一个窗口写的')
    expect(await result.inputValue()).toContain('第二个窗口写的')
    await merge.getByRole('button', { name: '使用合并后的正文' }).click()
    await saved(second)
    await first.reload()
    await textField(first).click()
    await first.keyboard.press('Control+End')
    await textField(first).getByText('第二个窗口写的').waitFor()
    await textField(first).getByText('第一个窗口写的').waitFor()

    await first.getByRole('button', { name: '历史版本' }).click()
    const history = first.getByRole('dialog', { name: '历史版本' })
    await history
      .getByRole('button', { name: /保存到文章|自动保存/ })
      .last()
      .click()
    await history.locator('.diff ins').first().waitFor()
  })

  it('merges changes in different places without asking, under the hand that types', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const first = await openEditor(context, `${stage.site.url}/admin/editor?id=3`)
    const second = await openEditor(context, `${stage.site.url}/admin/editor?id=3`)
    await textField(first).click()
    await first.keyboard.press('Control+Home')
    await first.keyboard.type('开头的一行\n\n')
    await saved(first)
    await textField(second).click()
    await second.keyboard.press('Control+End')
    await second.keyboard.type('\n\n末尾写')
    await second.getByText('的修改').waitFor()
    await second.keyboard.type('完')
    await textField(second).getByText('末尾写完').waitFor()
    await saved(second)
    expect(await second.locator('.conflict-bar').count()).toBe(0)
    await second.keyboard.press('Control+Home')
    await textField(second).getByText('开头的一行').waitFor()
    await second.locator('button.link', { hasText: '撤销' }).click()
    await expect.poll(() => textField(second).getByText('开头的一行').count()).toBe(0)
  })

  it('pastes Markdown of a code editor as it is, and code as code', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    const paste = (mode: string, text: string) =>
      textField(page).evaluate(
        (field, [language, plain]) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', plain)
          clipboardData.setData('text/html', `<div style="white-space: pre">${plain}</div>`)
          clipboardData.setData('vscode-editor-data', JSON.stringify({ mode: language }))
          const options = { clipboardData, bubbles: true, cancelable: true }
          field.dispatchEvent(new ClipboardEvent('paste', options))
        },
        [mode, text] as const,
      )
    await textField(page).click()
    await paste('markdown', '# 标题\n\n- 一项')
    await expect.poll(() => textField(page).innerText()).toContain('# 标题')
    expect(await textField(page).innerText()).not.toContain('```')
    await page.keyboard.press('Control+A')
    await paste('typescript', 'const a = 1')
    await expect.poll(() => textField(page).innerText()).toContain('```typescript')
  })

  it('loses no save whose answer is lost, and publishes once', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    /** Stores the first save, and cuts the answer off. */
    const loseOne = async (address: string) => {
      let isLost = false
      await context.route(address, async (route) => {
        if (isLost) return route.continue()
        isLost = true
        await route.fetch()
        await route.abort('connectionreset')
      })
    }
    await loseOne('**/api/article/autosave')
    await loseOne('**/api/article/add')
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    await page.getByRole('textbox', { name: '标题' }).fill('答复丢了')
    await textField(page).click()
    await page.keyboard.type('第一句')
    await page.getByText('连不上服务器，先存在本机').waitFor()
    await page.keyboard.type('，第二句')
    await saved(page)
    expect(await page.locator('.conflict-bar').count()).toBe(0)
    await page.getByRole('button', { name: '发布文章' }).click()
    await page.getByLabel('分类').fill('随笔')
    await page.getByLabel('标签', { exact: true }).fill('回音')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByText('文章可能已经发布，也可能没有').waitFor()
    await page.getByText('已发布', { exact: true }).waitFor()
    expect(await page.locator('.conflict-bar').count()).toBe(0)
  })

  it('puts an earlier version back, also over what was typed a moment ago', {
    tags: 'long',
  }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    await page.keyboard.type('两个版本')
    await page.keyboard.press('Enter')
    await page.keyboard.type('第一版')
    await saved(page)
    await page.keyboard.type('，又写了')
    await page.getByRole('button', { name: '历史版本' }).click()
    const history = page.getByRole('dialog', { name: '历史版本' })
    // The newest version is that of the moment.
    await history.getByText('与当前版本相同').waitFor()
    expect(await history.getByRole('button', { name: '恢复这个版本' }).count()).toBe(0)
    await history
      .getByRole('button', { name: /自动保存/ })
      .last()
      .click()
    await history.getByText('与当前版本比较').waitFor()
    await history.getByRole('button', { name: '恢复这个版本' }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: '恢复这个版本' }).click()
    await expect.poll(() => textField(page).textContent()).toBe('第一版')
    await expect.poll(() => page.locator('.md-editor-preview p').textContent()).toBe('第一版')
    await textField(page).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('。')
    await expect.poll(() => page.locator('.md-editor-preview p').textContent()).toBe('第一版。')
    expect(await textField(page).textContent()).toBe('第一版。')
  })

  it('restores an article from the trash', { tags: 'long' }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    await page.goto(`${stage.site.url}/admin/articles`)
    const row = page.getByRole('row').filter({ hasText: '兰亭开门了' })
    await row.getByRole('button', { name: '删除' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('已移到回收站').waitFor()
    const home = async () => (await fetch(`${stage.site.url}/home`)).text()
    await expect.poll(home).not.toContain('兰亭开门了')
    await page.goto(`${stage.site.url}/admin/articles?tab=trash`)
    await row.getByText(/天后清除/).waitFor()
    await row.getByRole('button', { name: '恢复' }).click()
    await page.getByText('已恢复').waitFor()
    await expect.poll(home).toContain('兰亭开门了')
  })
})
