import { describe, expect, it } from 'vitest'
import { openPage, PHONE } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { recordLayoutShift } from './testing/layout-shift.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const SMALL = { width: 320, height: 640 }
/** Seven letters are typed every 2.1 s. */
const SOME_LETTERS_MS = 2_500

const failWith = (status: number, message: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ code: '100013', message }),
})

describe('the first visit', () => {
  it('shows the greeting once per window, counts one view and loads the header pictures', async () => {
    const { page, complaints } = await openPage(stage.browser)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The chat room opens its own connection on every visit.
      const isOurs = pathname.startsWith('/api/') && !pathname.startsWith('/api/chat/')
      if (isOurs) calls.push(`${request.method()} ${pathname}`)
    })
    await page.goto(`${stage.site.url}/home`)
    const toast = page.getByRole('listitem').filter({ hasText: '欢迎～' })
    await toast.waitFor()
    expect(await toast.textContent()).toContain('欢迎来到兰亭')
    await page.waitForLoadState('networkidle')
    expect(calls.sort()).toEqual(['GET /api/pageHeader/getAll', 'PUT /api/config/addView'])
    expect(await page.evaluate(() => window.name)).not.toBe('')
    await toast.waitFor({ state: 'hidden' })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.getByText('欢迎～').count()).toBe(0)
    expect(calls).toHaveLength(2)
    expect(complaints).toEqual([])
  })

  it.each(few(['zh-CN', 'en']))(
    'moves nothing while a tagline of any length is typed, in %s',
    { tags: 'long' },
    async (language) => {
      const verses = [
        '山在',
        '山在，水在，岁月在，你来，便是好时辰。',
        'Finish this tea first, then speak.',
      ]
      const token = await loginAsOwner(stage.site.url)
      const { code } = await call(`${stage.site.url}/api/config/update`, {
        token,
        body: { verses },
      })
      expect(code).toBe(0)
      for (const choice of verses.keys()) {
        const { page } = await openPage(stage.browser, {
          viewport: SMALL,
          reducedMotion: 'no-preference',
        })
        await page.addInitScript(
          (random) => {
            Math.random = () => random
          },
          (choice + 0.5) / verses.length,
        )
        const layoutShift = await recordLayoutShift(page)
        await page.goto(`${stage.site.url}/home?lang=${language}`)
        await page.locator('.tagline[data-typing=begun]').waitFor()
        await page.waitForTimeout(SOME_LETTERS_MS)
        expect(await layoutShift()).toBeLessThan(0.02)
        const box = await page.locator('.tagline').boundingBox()
        expect(box?.x).toBeGreaterThan(0)
      }
    },
  )

  it('asks for scripts only after the first paint', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await page.goto(`${stage.site.url}/article?id=1`, { waitUntil: 'networkidle' })
    const { paint, script } = await page.evaluate(() => {
      const times = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime)
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return { paint: painted?.startTime ?? Infinity, script: Math.min(...times) }
    })
    expect(script).toBeGreaterThan(paint)
  })

  it('answers a click that came before the scripts', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    const clicked = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await clicked.promise
      await route.continue()
    })
    await page.goto(`${stage.site.url}/home`, { waitUntil: 'commit' })
    const disc = page.getByRole('button', { name: '打开播放器' })
    await disc.click()
    clicked.resolve()
    await page.locator('.panel-box').waitFor()
  })

  it('shows its message 60 px below the top, and keeps it while the pointer is over it', {
    tags: 'long',
  }, async () => {
    const { page } = await openPage(stage.browser)
    await page.goto(`${stage.site.url}/home`)
    const toast = page.locator('.toast')
    await toast.hover()
    expect(
      await toast.evaluate((element) => element.parentElement?.getBoundingClientRect().top),
    ).toBe(60)
    await page.waitForTimeout(3_500)
    await toast.waitFor()
    await page.getByRole('button', { name: '关闭' }).click()
    await toast.waitFor({ state: 'hidden' })
  })

  it('reports missing header pictures, but not an uncounted view', async () => {
    const { page } = await openPage(stage.browser)
    await page.route('**/api/pageHeader/getAll', (route) =>
      route.fulfill(failWith(500, '背景没有找到')),
    )
    await page.route('**/api/config/addView', (route) => route.fulfill(failWith(500, '不要说出来')))
    await page.goto(`${stage.site.url}/home`)
    const toast = page.getByRole('listitem').filter({ hasText: '错误提示' })
    await toast.waitFor()
    expect(await toast.textContent()).toContain('背景没有找到')
    expect(await page.getByText('不要说出来').count()).toBe(0)
    await page.getByRole('heading', { level: 1, name: '兰亭' }).waitFor()
  })

  it('reports a missing network', async () => {
    const { page } = await openPage(stage.browser)
    await page.route('**/api/pageHeader/getAll', (route) => route.abort('internetdisconnected'))
    await page.goto(`${stage.site.url}/home`)
    await page.getByText('没有连上服务器').waitFor()
  })
})

describe('a page that does not exist', () => {
  it('redirects home after five seconds', async () => {
    const { page } = await openPage(stage.browser, { viewport: PHONE })
    await page.clock.install()
    await page.goto(`${stage.site.url}/nothing/here`, { waitUntil: 'networkidle' })
    await page.getByText('5 秒后回到首页').waitFor()
    await page.clock.runFor(4_900)
    expect(new URL(page.url()).pathname).toBe('/nothing/here')
    await page.clock.runFor(200)
    await page.waitForURL('**/home')
  })

  it('stays when the visitor cancels the redirect', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await page.clock.install()
    const response = await page.goto(`${stage.site.url}/nothing`, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await page.getByRole('button', { name: '停在这里' }).click()
    await page.clock.runFor(20_000)
    expect(new URL(page.url()).pathname).toBe('/nothing')
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/home')
  })

  it('returns to the previous page', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await page.goto(`${stage.site.url}/thanks`, { waitUntil: 'networkidle' })
    await page.goto(`${stage.site.url}/nothing`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '返回上一页' }).click()
    await page.waitForURL('**/thanks')
  })
})
