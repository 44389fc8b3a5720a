import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { call } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

const HOSTILE = `</script><script>window.hit=1</script>]]> & <!-- "'\u0008\ufffe 兰亭 😀`

const addHostileArticle = () =>
  publishArticle(stage.site.url, {
    title: HOSTILE,
    content: 'x & y\u0001 ]]> [home](/home)',
    description: '"/><script>window.hit=1</script>',
    category: '</title>&',
    tags: ['<!--'],
  })

/** Parses with the XML parser of the browser, which stops at the first error. */
const readXml = async (page: Page, path: string) => {
  const text = await (await fetch(stage.site.url + path)).text()
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const textsOf = (name: string) =>
      [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)
    return {
      fault: document.querySelector('parsererror')?.textContent ?? null,
      root: document.documentElement.tagName,
      titles: textsOf('title'),
      locations: textsOf('loc'),
      /** URLs in the text of the articles. */
      addresses: [...textsOf('content:encoded'), ...textsOf('content')].flatMap((html) =>
        [
          ...new DOMParser()
            .parseFromString(html ?? '', 'text/html')
            .querySelectorAll('[href], [src]'),
        ].map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      ),
    }
  }, text)
}

const structuredData = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  )

describe('discovery', () => {
  it('creates well-formed feeds and sitemaps for any article content', async () => {
    const hostile = await addHostileArticle()
    const { page } = await openPage(stage.browser)
    for (const [path, root] of [
      ['/rss.xml', 'rss'],
      ['/atom.xml', 'feed'],
      ['/feeds/category/1/rss.xml', 'rss'],
      ['/feeds/tag/1/atom.xml', 'feed'],
      ['/sitemap.xml', 'urlset'],
    ] as const) {
      const read = await readXml(page, path)
      expect([path, read.fault, read.root]).toEqual([path, null, root])
    }
    for (const path of ['/rss.xml', '/atom.xml']) {
      const { titles, addresses } = await readXml(page, path)
      expect(titles[1]).toBe(HOSTILE.replace('\u0008', '').replace('\ufffe', ''))
      expect(addresses).not.toEqual([])
      expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address))).toEqual([])
    }
    const { locations } = await readXml(page, '/sitemap.xml')
    expect(locations).toContain(stage.site.url + hostile)
  })

  it('escapes titles in structured data', { tags: 'long' }, async () => {
    const { result } = await call(`${stage.site.url}/api/article/blogHomeGetArticleList/1/99`)
    const { list } = result as { list: { id: number; article_title: string }[] }
    const hostile = list.find(({ article_title }) => article_title === HOSTILE)
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/article?id=${hostile?.id}`)
    const data = await structuredData(page)
    expect(data.find((thing) => thing['@type'] === 'BlogPosting').headline).toBe(HOSTILE)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    expect(complaints).toEqual([])
  })

  it('names a picture of the right size on every public page', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    for (const path of ['/home', '/article?id=1']) {
      await page.goto(stage.site.url + path)
      const address = await page.locator('meta[property="og:image"]').getAttribute('content')
      const size = await page.evaluate(async (src) => {
        const picture = new Image()
        picture.src = src
        await picture.decode()
        return [picture.naturalWidth, picture.naturalHeight]
      }, address ?? '')
      expect([path, size]).toEqual([path, [1200, 630]])
    }
  })

  it('updates the head on client-side navigation', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/home`)
    await page.getByRole('link', { name: '时间轴' }).first().click()
    const canonical = page.locator('link[rel="canonical"]')
    await expect.poll(() => canonical.getAttribute('href')).toBe(`${stage.site.url}/archives`)
    await expect.poll(() => canonical.count()).toBe(1)
    // The data for search engines described the page before, and they read only the server's pages.
    await expect.poll(() => structuredData(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('returns 404 to search engines for a missing page', async () => {
    const answer = await fetch(`${stage.site.url}/article?id=999999`)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
  })
})
