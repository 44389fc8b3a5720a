/** @module-tag long */

import { describe, expect, it } from 'vitest'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (path: string) => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, stage.site.url + path)
  return page
}

describe('without a network', () => {
  it('a link says so, leaves the page, and opens by itself when the network is back', async () => {
    const page = await open('/home')
    const title = await page.title()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: '时间轴' }).first().click()
    const note = page.getByText('网站没有回音，连上以后自动打开')
    await note.waitFor()
    expect(await page.title()).toBe(title)
    expect(await page.locator('.progress-bar').getAttribute('data-busy')).toBe('false')
    expect(await page.locator('.article-card').count()).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await expect.poll(() => page.title()).toContain('时间轴')
    expect(new URL(page.url()).pathname).toBe('/archives')
    await note.waitFor({ state: 'hidden' })
  })

  it('another link takes the place of the first', async () => {
    const page = await open('/home')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: '时间轴' }).first().click()
    await page.getByText('网站没有回音').waitFor()
    await page.getByRole('link', { name: '说说' }).first().click()
    await page.context().setOffline(false)
    await expect.poll(() => page.title()).toContain('说说')
  })
})

describe('a server that cannot answer', () => {
  it('shows the failure page, and the page itself as soon as it can', async () => {
    const page = await open('/home')
    const calls = /\/api\/article\/blogTimelineGetArticleList/
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { code: 1, message: '', result: null } }),
    )
    await page.getByRole('link', { name: '时间轴' }).first().click()
    await page.getByRole('heading', { name: '出了点问题' }).waitFor()
    await page.unroute(calls)
    await expect.poll(() => page.title()).toContain('时间轴')
  })

  it('keeps the comments that it shows while they are sorted anew', async () => {
    const page = await open('/article?id=1')
    await page.locator('.comments').scrollIntoViewIfNeeded()
    const comments = page.locator('.comment-item:not(.comments-skeleton *)')
    await comments.first().waitFor()
    const count = await comments.count()
    const held = Promise.withResolvers<void>()
    await page.route(/\/api\/comment\/frontGetParentComment/, async (route) => {
      await held.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/\/api\/comment\/frontGetParentComment/)
    await page.getByRole('button', { name: '最新' }).click()
    await asked
    expect(await comments.count()).toBe(count)
    held.resolve()
  })
})
