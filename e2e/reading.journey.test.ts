import { describe, expect, it } from 'vitest'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { call } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const html = async (path: string) => {
  const response = await fetch(stage.site.url + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a server-rendered page', () => {
  it('contains the list of articles at /home', async () => {
    const { status, text } = await html('/home')
    expect(status).toBe(200)
    expect(text).toContain('兰亭开门了')
    expect(text).toContain('A Room of Letters')
    expect(text).toContain('<html lang="zh-CN"')
  })

  it('contains the text of an article, its title and its Open Graph tags', async () => {
    const { status, text } = await html('/article?id=1')
    expect(status).toBe(200)
    expect(text).toContain('读一篇文章，需要的其实很少')
    expect(text).toContain('<title>让页面先到，让脚本后来 - 兰亭</title>')
    expect(text).toContain('<meta property="og:title" content="让页面先到，让脚本后来"')
    expect(text).toContain('<meta property="og:type" content="article"')
    expect(text).toContain(`<link rel="canonical" href="${stage.site.url}/article?id=1"`)
  })

  it('does not contain the source of the text', async () => {
    const { text } = await html('/article?id=1')
    expect(text).not.toContain('**后来**')
  })

  it.each(['/nothing', '/article?id=999', '/article?id=abc', '/article', '/home/more'])(
    'returns 404 at %s',
    async (path) => {
      const { status, text } = await html(path)
      expect(status).toBe(404)
      expect(text).toContain('页面没有找到')
    },
  )

  it('redirects from the root to /home', async () => {
    const { status, headers } = await html('/')
    expect(status).toBeGreaterThanOrEqual(301)
    expect(headers.get('location')).toBe('/home')
  })

  it('shows English on request', async () => {
    const { text } = await html('/home?lang=en')
    expect(text).toContain('<html lang="en"')
    expect(text).toContain('Pinned')
  })

  it('allows exactly its own inline scripts', async () => {
    const { headers } = await html('/home')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe')
  })
})

describe('in the browser', () => {
  it('navigates from the list to an article and back without a full load', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visit(page, `${stage.site.url}/home`)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('link', { name: '兰亭开门了' }).click()
    await page.getByRole('heading', { level: 1, name: '兰亭开门了' }).waitFor()
    await expect.poll(() => page.title()).toBe('兰亭开门了 - 兰亭')
    await page.getByText('后之视今').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'A Room of Letters' }).waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(complaints).toEqual([])
  })

  it.each(['/home', '/article?id=1', '/home?lang=en'])(
    '%s hydrates without an error and requests nothing again',
    async (path) => {
      const { page, complaints } = await openPage(stage.browser)
      await visitedBefore(page)
      const calls: string[] = []
      // The visitor's own likes are private, and the chat is never cached: no page contains them.
      const isAsked = (url: string) => /\/api\/(?!like\/|chat\/)/.test(url)
      page.on('request', (request) => isAsked(request.url()) && calls.push(request.url()))
      await page.goto(stage.site.url + path, { waitUntil: 'networkidle' })
      expect({ complaints, calls }).toEqual({ complaints: [], calls: [] })
    },
  )

  it('shows the text with scripts off', async () => {
    const { page } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.site.url}/home`)
    await page.getByRole('link', { name: 'A Room of Letters' }).click()
    await page.getByText('A feed is a corridor').waitFor()
  })

  it('shows the comments and their replies with scripts off', async () => {
    const { result } = await call(`${stage.site.url}/api/article/blogHomeGetArticleList/1/50`)
    const { list } = result as { list: { id: number; article_title: string }[] }
    const { id } = list.find(({ article_title }) => article_title === '绕远路回家') ?? {}
    const { page } = await openPage(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.site.url}/article?id=${id}`)
    await page.getByRole('link', { name: '阅读评论' }).click()
    await page.getByText('我也有一条远路').waitFor()
    await page.getByText('准不准，看你赶不赶').waitFor()
    await page.getByRole('link', { name: '返回原文' }).click()
    await page.waitForURL(`**/article?id=${id}`)
  })

  it.each(['/comments', '/comments?id=1&type=9', '/comments?id=999&type=1'])(
    'has no comments of a missing subject: %s',
    async (path) => expect((await html(path)).status).toBe(404),
  )

  it('opens the API documentation', { tags: 'long' }, async () => {
    const { page, complaints } = await openPage(stage.browser)
    await page.goto(`${stage.site.url}/api/docs`)
    await page.getByRole('link', { name: 'article', exact: true }).click()
    await page.getByText('blogHomeGetArticleList').first().waitFor()
    expect(complaints).toEqual([])
  })
})

describe('a call from the browser', () => {
  it('sends cookies, the markers and JSON, and times out after ten seconds', async () => {
    const { page } = await openPage(stage.browser)
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'abc', url: stage.site.url }])
    await page.addInitScript(() => {
      const timeouts: number[] = []
      const { timeout } = AbortSignal
      AbortSignal.timeout = (ms) => {
        timeouts.push(ms)
        return timeout.call(AbortSignal, ms)
      }
      Object.assign(window, { timeouts })
    })
    await page.goto(`${stage.site.url}/home?lang=en`, { waitUntil: 'networkidle' })
    const asked = page.waitForRequest('**/api/article/getArticleById/*')
    await page.getByRole('link', { name: 'A Room of Letters' }).click()
    const headers = await (await asked).allHeaders()
    expect(headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'abc',
      'accept-language': 'en',
      accept: expect.stringContaining('application/json'),
      cookie: expect.stringContaining('XSRF-TOKEN=abc'),
    })
    expect(headers).not.toHaveProperty('authorization')
    const timeouts = await page.evaluate(
      () => (window as unknown as { timeouts: number[] }).timeouts,
    )
    expect(new Set(timeouts)).toEqual(new Set([10_000]))
  })
})
