/** @module-tag long */
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const { dashboard } = adminZhCN

it('shows a new visit on the dashboard, by range and kind, in both languages', async () => {
  const { page: visitor } = await openPage(stage.browser)
  await visitedBefore(visitor)
  const visits: unknown[] = []
  visitor.on('request', (request) => {
    if (request.url().endsWith('/api/statistic/addVisit')) visits.push(request.postDataJSON())
  })
  await visit(visitor, `${stage.site.url}/home`)
  expect(visits).toEqual([])
  await visitor.getByRole('link', { name: '时间轴' }).first().click()
  await visitor.waitForURL('**/archives')
  await expect.poll(() => visits).toEqual([{ path: '/archives' }])

  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(`${stage.site.url}/admin`)
  const chart = page.getByRole('slider', { name: dashboard.chart.title[30] })
  // Views are written within a second. The page may be faster.
  await expect
    .poll(
      async () => {
        await page.reload()
        await chart.waitFor()
        return chart.getAttribute('aria-valuetext')
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toMatch(/: 浏览 2, 访客 1$/)
  await page.getByRole('region', { name: dashboard.now.title }).getByText('时间轴').waitFor()

  await page.getByRole('link', { name: dashboard.days[7], exact: true }).click()
  await page.getByRole('heading', { name: dashboard.chart.title[7] }).waitFor()
  await page.getByRole('link', { name: dashboard.chart.series.plays, exact: true }).click()
  await page.waitForURL(/days=7.*show=plays|show=plays.*days=7/)
  const plays = page.getByRole('slider', { name: dashboard.chart.kinds.plays })
  await plays.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => plays.getAttribute('aria-valuenow')).toBe('1')
  await page.keyboard.press('ArrowRight')
  await page.locator('.chart-tooltip').waitFor()
  await expect.poll(() => plays.getAttribute('aria-valuenow')).toBe('2')
  const rows = page.getByRole('table', { name: dashboard.chart.title[7] }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(8)
  expect(await findings(page)).toEqual([])

  await page.route('**/api/health/site', async (route) => {
    const answer = await route.fetch()
    const { result, ...rest } = await answer.json()
    const storage = { ...result.storage, freeBytes: 500 * 1_048_576, diskBytes: 40 * 1_073_741_824 }
    await route.fulfill({ response: answer, json: { ...rest, result: { ...result, storage } } })
  })
  await page.reload()
  await page.getByRole('alert').getByText('40.0 GB 只剩 500.0 MB').waitFor()
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Switch to English' }).click()
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor()
  expect(complaints).toEqual([])
})
