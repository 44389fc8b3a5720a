import { expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const LONG = 150_000
const PARAGRAPH = '从杭州到绍兴，一九八六年四月。那个人**读到第九页**的时候，车到了。\n\n'

it('typing in a long article neither draws the preview nor counts its words', async () => {
  const content = PARAGRAPH.repeat(Math.ceil(180_000 / PARAGRAPH.length))
  const path = await publishArticle(stage.site.url, { title: '很长', content })
  const context = await ownerBrowser(stage.browser, stage.site)
  await context.addInitScript((long) => {
    const work = { counted: 0, drawn: 0 }
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
    const { work } = window as unknown as { work: { counted: number; drawn: number } }
    Object.assign(work, { counted: 0, drawn: 0 })
    if (!preview) return
    new MutationObserver(() => (work.drawn += 1)).observe(preview, { childList: true })
  })
  for (const key of 'abcdefghij') {
    await page.keyboard.press(key)
    await page.waitForTimeout(20)
  }
  expect(await work()).toEqual({ counted: 0, drawn: 0 })
  // When the hand rests, both follow.
  await saved(page)
  await expect.poll(async () => (await work()).counted, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.locator('.md-editor-preview', { hasText: 'abcdefghij' }).waitFor({ timeout: 20_000 })
})
