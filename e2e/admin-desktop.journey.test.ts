/** @module-tag long */

import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/** English: its words are the longest. */
const open = async (path: string) => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await context.addCookies([{ name: 'lang', value: 'en', url: stage.site.url }])
  await page.goto(`${stage.site.url}/admin${path}`)
  return page
}

const isCut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)

describe('the admin on a desktop, in English', () => {
  it('shows all actions of the articles without sideways scrolling', async () => {
    const page = await open('/articles')
    await page.locator('.title-cell').first().waitFor()
    for (const width of [820, 1_101, 1_280, 1_366, 1_440]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await isCut(page, '.table-box')]).toEqual([width, false])
    }
  })

  it('shows all actions of a redirect from a long address', async () => {
    const { url } = stage.site
    const path = `/2019/${'x'.repeat(200)}.html`
    await send(`${url}/api/redirect/add`, 'POST', await ownerToken(url), { path, target: '/home' })
    const page = await open('/redirects')
    await page.getByRole('button', { name: `Delete: ${path}` }).waitFor()
    expect(await isCut(page, '.table-box')).toBe(false)
  })

  it('keeps each entry of the sidebar on one line with its picture, when it is the current one', async () => {
    const page = await open('/')
    await page.locator('.sidebar nav a').last().waitFor()
    const shapes = await page.locator('.sidebar nav a').evaluateAll((entries) =>
      entries.map((entry) => {
        entry.setAttribute('aria-current', 'true')
        const [picture, name] = [entry.querySelector('svg'), entry.querySelector('span')]
        const isWhole = name !== null && name.scrollWidth <= name.clientWidth
        return [entry.clientHeight, picture?.getBoundingClientRect().width, isWhole].join(' ')
      }),
    )
    expect([...new Set(shapes)]).toEqual(['42 20 true'])
  })

  it.each(['/editor?id=1', '/page?id=1', '/settings'])(
    'axe finds no violations at %s',
    async (path) => {
      const page = await open(path)
      await page.locator('.md-editor-preview p, .sheet').first().waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      expect(await findings(page)).toEqual([])
    },
  )

  it('names the buttons of the preview in English, too', async () => {
    const page = await open('/editor?id=1')
    await page.locator('.cm-content').waitFor()
    await page.getByRole('button', { name: 'Preview', exact: true }).first().click()
    const copy = page.getByRole('dialog').locator('.md-editor-copy-button').first()
    await expect.poll(() => copy.textContent()).toBe('Copy')
  })

  it('shows where a list will be while it loads, and offers to try again when it fails', async () => {
    const page = await open('/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    let pending: Route[] = []
    await page.route('**/api/**', (route) => {
      pending.push(route)
    })
    const paths = [
      ...['/albums', '/photos?id=1', '/talks', '/pages', '/playlists', '/resources', '/backups'],
      ...['/settings', '/health', '/user?id=1', '/webhooks', '/articles', '/comments'],
    ]
    const places = page.locator('main :is(.loading-list, .skeleton)')
    for (const path of paths) {
      await page.evaluate((to) => history.pushState({}, '', `/admin${to}`), path)
      await places.first().waitFor()
      for (const route of pending) await route.abort()
      pending = []
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
      expect([path, await places.count()]).toEqual([path, 0])
    }
  })
})
