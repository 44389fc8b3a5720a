import { expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { articleIdIn, EVERY_BLOCK, publishArticle } from './testing/articles.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const LONG = 150_000
const PARAGRAPH = '从杭州到绍兴，一九八六年四月。那个人**读到第九页**的时候，车到了。\n\n'

it('typing in a long article neither draws the preview nor counts its words', async () => {
  const content = PARAGRAPH.repeat(Math.ceil(180_000 / PARAGRAPH.length))
  const path = await publishArticle(stage.site.url, { content })
  const context = await ownerBrowser(stage.browser, stage.site)
  await context.addInitScript((long) => {
    const work = { counted: 0, drawn: 0, added: 0 }
    Object.assign(window, { work })
    const { match } = String.prototype
    String.prototype.match = function (this: string, ...given: never[]) {
      if (this.length > long) work.counted += 1
      return Reflect.apply(match, this, given)
    } as typeof match
  }, LONG)
  const page = await openEditor(context, `${stage.site.url}/admin/editor?id=${articleIdIn(path)}`)
  await page.locator('.md-editor-preview p').first().waitFor()
  await textField(page).click({ position: { x: 100, y: 30 } })
  await page.waitForTimeout(3_000)
  const work = () =>
    page.evaluate(() => ({ ...(window as unknown as { work: Record<string, number> }).work }))
  await page.evaluate(() => {
    const preview = document.querySelector('.md-editor-preview')
    const { work } = window as unknown as { work: Record<'counted' | 'drawn' | 'added', number> }
    Object.assign(work, { counted: 0, drawn: 0, added: 0 })
    if (!preview) return
    const count = (changes: MutationRecord[]) => {
      work.drawn += 1
      for (const { addedNodes } of changes) work.added += addedNodes.length
    }
    new MutationObserver(count).observe(preview, { childList: true })
  })
  for (const key of 'abcdefghij') {
    await page.keyboard.press(key)
    await page.waitForTimeout(20)
  }
  expect(await work()).toEqual({ counted: 0, drawn: 0, added: 0 })
  // When the hand rests, both follow.
  await saved(page)
  await expect.poll(async () => (await work()).counted, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.locator('.md-editor-preview', { hasText: 'abcdefghij' }).waitFor({ timeout: 20_000 })
  // Of thousands of paragraphs, only the part around the change is drawn again.
  const { added = 0 } = await work()
  const all = await page.locator('.md-editor-preview p').count()
  expect(all).toBeGreaterThan(4_000)
  expect(added).toBeLessThan(4)
})

it('draws a long text in parts like a short one, with the lines of its paragraphs', {
  tags: 'long',
}, async () => {
  const content = EVERY_BLOCK.repeat(250)
  const path = await publishArticle(stage.site.url, { content })
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openEditor(context, `${stage.site.url}/admin/editor?id=${articleIdIn(path)}`)
  const preview = page.locator('.md-editor-preview')
  await preview.locator('details.fold').nth(249).waitFor({ state: 'attached', timeout: 30_000 })
  const tags = () =>
    preview.evaluate((box) =>
      [...box.children]
        .flatMap((part) => [...part.children].map((child) => child.tagName))
        .join(' '),
    )
  const whole = await tags()
  expect(new Set(whole.match(/H2[^H]*/g)?.map((part) => part.trim())).size).toBe(1)
  const linesOf = () =>
    preview.evaluate((box) =>
      [...box.querySelectorAll<HTMLElement>('h2[data-line]')].map(({ dataset }) =>
        Number(dataset.line),
      ),
    )
  const lines = content.split('\n')
  expect((await linesOf()).every((line) => lines[line] === '## Title')).toBe(true)
  await textField(page).press('Control+Home')
  await page.keyboard.type('First\n\n')
  await preview.getByText('First', { exact: true }).waitFor({ timeout: 20_000 })
  expect(await tags()).toBe(`P ${whole}`)
  expect((await linesOf()).every((line) => lines[line - 2] === '## Title')).toBe(true)
})

it('numbers footnotes through all parts of a long text, which share the names of links', {
  tags: 'long',
}, async () => {
  const note = (name: string) => `Here[^${name}].\n\n[^${name}]: the ${name}\n\n`
  const between = PARAGRAPH.repeat(700)
  const content = `${note('first')}${between}${note('second')}${between}Again[^first], see [there].\n\n${between}[there]: /about\n`
  const path = await publishArticle(stage.site.url, { content })
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openEditor(context, `${stage.site.url}/admin/editor?id=${articleIdIn(path)}`)
  const preview = page.locator('.md-editor-preview')
  const notes = preview.locator('.footnote-item')
  await notes.nth(1).waitFor({ state: 'attached', timeout: 30_000 })
  const places = () => preview.locator('.footnote-ref').allTextContents()
  expect(await places()).toEqual(['1', '2', '1'])
  expect(await preview.locator('a[href="/about"]').textContent()).toBe('there')
  await textField(page).press('Control+Home')
  await page.keyboard.type(note('new'))
  await notes.nth(2).waitFor({ state: 'attached', timeout: 20_000 })
  expect(await places()).toEqual(['1', '2', '3', '2'])
  expect(await notes.allTextContents()).toEqual(
    ['new', 'first', 'second'].map((name) => expect.stringContaining(`the ${name}`)),
  )
})

it('lays out of a long text only what is in view, and scrolls it with the editor', {
  tags: 'long',
}, async () => {
  const content = Array.from(
    { length: 2_000 },
    (_, at) => `Paragraph ${at}. ${PARAGRAPH.repeat(1 + (at % 3)).replaceAll('\n', '')}\n\n`,
  ).join('')
  const path = await publishArticle(stage.site.url, { content })
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openEditor(context, `${stage.site.url}/admin/editor?id=${articleIdIn(path)}`)
  const preview = page.locator('.md-editor-preview')
  await preview.locator('p').nth(1_999).waitFor({ state: 'attached', timeout: 30_000 })
  const laidOut = () =>
    preview
      .locator('p')
      .evaluateAll(
        (all) => all.filter((p) => p.checkVisibility({ contentVisibilityAuto: true })).length,
      )
  await expect.poll(laidOut).toBeLessThan(600)
  await page.locator('.cm-scroller').evaluate((box) => {
    box.scrollTop = box.scrollHeight / 2
  })
  /** The number of the first paragraph in an element. */
  const firstIn = (selector: string, rows: string) =>
    page.evaluate(
      ([box, row]) => {
        const element = document.querySelector(box)
        if (!element) return 0
        const { top, left, height } = element.getBoundingClientRect()
        for (let y = top + 20; y < top + height; y += 5) {
          const text = document.elementFromPoint(left + 90, y)?.closest(row)?.textContent
          const found = /Paragraph (\d+)/.exec(text ?? '')
          if (found) return Number(found[1])
        }
        return 0
      },
      [selector, rows] as const,
    )
  const difference = async () =>
    Math.abs(
      (await firstIn('.cm-scroller', '.cm-line')) - (await firstIn('.md-editor-preview', 'p')),
    )
  await expect.poll(() => firstIn('.cm-scroller', '.cm-line')).toBeGreaterThan(700)
  await expect.poll(difference).toBeLessThan(3)
  expect(await laidOut()).toBeLessThan(600)
})

it('takes a burst of keys on a slow machine', { tags: 'long' }, async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await openEditor(context, `${stage.site.url}/admin/editor`)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await textField(page).click()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const keys = Array.from({ length: 150 }, (_, at) => String(at % 10))
  const press = (text: string) =>
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
  await Promise.all(keys.map(press))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect.poll(() => textField(page).innerText()).toBe(keys.join(''))
  await page.locator('.md-editor-preview', { hasText: keys.join('') }).waitFor()
  expect(errors).toEqual([])
})
