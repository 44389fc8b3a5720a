import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures({ DEMO: 'off' })

const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0

describe('an article without a cover', () => {
  it('has its painting in the list and behind its title, by day and by night', async () => {
    const path = await publishArticle(stage.site.url, { title: '雪夜访戴' })
    const context = await stage.browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(stage.site.url)
    await page.evaluate(() => localStorage.setItem('useDarkKEY', 'dark'))
    await page.reload()
    const night = page.locator('.article-card img.by-night').first()
    await night.scrollIntoViewIfNeeded()
    await expect.poll(() => night.evaluate(isLoaded), { timeout: 20_000 }).toBe(true)
    const painted = page.waitForResponse((answer) => /-wide-dark\.avif$/.test(answer.url()))
    await page.goto(stage.site.url + path)
    expect((await painted).status()).toBe(200)
    await context.close()
  })
})

describe('the owner', () => {
  it('turns the wheel, chooses a motif and a palette, and takes a painting as cover', async () => {
    const path = await publishArticle(stage.site.url, { title: '山居秋暝' })
    const id = new URL(path, stage.site.url).searchParams.get('id')
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor?id=${id}`)
    await page.getByRole('button', { name: '修改文章' }).click()
    await page.getByText('站点自己画的').waitFor()
    await page.getByRole('button', { name: '画一幅' }).click()
    const dialog = page.getByRole('dialog', { name: '画一幅' })
    await dialog.getByRole('radio', { name: '雪' }).check({ force: true })
    await dialog.getByRole('radio', { name: '暮色' }).check({ force: true })
    const first = dialog.getByRole('button', { name: '看第 1 幅：雪, 暮色' })
    const day = first.locator('img.by-day')
    await expect.poll(() => day.getAttribute('src')).toMatch(/^\/paintings\/snow-dusk-/)
    const before = await day.getAttribute('src')
    await dialog.getByRole('button', { name: '转一转' }).click()
    await expect.poll(() => day.getAttribute('src')).not.toBe(before)
    const taken = await day.getAttribute('src')
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: '转回去' }).click()
    await expect.poll(() => day.getAttribute('src')).toBe(before)
    await dialog.getByRole('button', { name: '转一转' }).click()
    await expect.poll(() => day.getAttribute('src')).toBe(taken)
    const large = dialog.locator('.painting-frame img')
    await expect.poll(() => large.first().getAttribute('src')).toBe(taken)
    await expect.poll(() => large.first().evaluate(isLoaded), { timeout: 20_000 }).toBe(true)
    await dialog.getByRole('button', { name: '用这幅' }).click()
    await page.getByText('站点自己画的').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByText('已发布').first().waitFor()
    await page.goto(stage.site.url + path)
    const picture = await page
      .locator('.page-banner')
      .evaluate((banner) => (banner as HTMLElement).style.getPropertyValue('--wide-light'))
    expect(picture).toBe(`url("${taken?.replace('.avif', '-wide.avif')}")`)
  })

  it('waits for no painting that is no longer shown', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    const loading = new Set<string>()
    page.on('requestfailed', (request) => loading.delete(request.url()))
    await page.goto(`${stage.site.url}/admin/headers`)
    await page.route(/\/paintings\//, (route) => void loading.add(route.request().url()))
    await page
      .getByRole('button', { name: /: 友情链接$/ })
      .first()
      .click()
    await page.getByRole('button', { name: '画一幅' }).click()
    await expect.poll(() => loading.size).toBeGreaterThan(6)
    const earlier = [...loading]
    await page.getByRole('button', { name: '转一转' }).click()
    await expect.poll(() => earlier.filter((url) => loading.has(url))).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => loading.size).toBe(0)
  })

  it('paints the banner of a page', { tags: 'long' }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    await page.goto(`${stage.site.url}/admin/headers`)
    await page
      .getByRole('button', { name: /: 友情链接$/ })
      .first()
      .click()
    await page.getByRole('button', { name: '画一幅' }).click()
    await page.getByRole('button', { name: /^看第 2 幅/ }).click()
    const large = page.locator('.painting-frame img').first()
    await expect.poll(() => large.getAttribute('src')).toMatch(/-wide\.avif$/)
    await page.getByRole('button', { name: '用这幅' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goto(`${stage.site.url}/link/list`)
    const picture = await page
      .locator('.page-banner')
      .evaluate((banner) => (banner as HTMLElement).style.getPropertyValue('--tall-dark'))
    expect(picture).toMatch(/^url\("\/paintings\/.*-tall-dark\.avif"\)$/)
  })
})
