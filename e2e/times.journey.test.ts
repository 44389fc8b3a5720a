/** @module-tag long */

import { describe, expect, it } from 'vitest'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const DAY_MS = 86_400_000

const html = async (path: string) => (await fetch(stage.site.url + path)).text()
const result = async (path: string) => (await (await fetch(stage.site.url + path)).json()).result
const timesIn = (text: string) => [...text.matchAll(/<time[^>]*>([^<]*)</g)].map(([, time]) => time)

describe('the HTML of the server', () => {
  it('has the date of a note and of talks instead of a time that passes', async () => {
    const { createdAt } = await result('/api/message/getMessageById/1')
    expect(timesIn(await html('/message/detail?id=1'))).toEqual([createdAt])
    const times = timesIn(await html('/talk'))
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('has the days since the birthday of the site', async () => {
    const { createdAtMs } = await result('/api/config')
    const days = Math.floor((Date.now() - createdAtMs) / DAY_MS)
    expect(days).toBeGreaterThan(0)
    expect(await html('/home')).toContain(`<dt>运行时间</dt><dd>${days} 天</dd>`)
  })
})

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'hydrates without complaints in the zone %s, and shows how long ago it was',
  async (timezoneId) => {
    const { page, complaints } = await openPage(stage.browser, { timezoneId })
    await visitedBefore(page)
    for (const path of ['/home', '/archives', '/article?id=1', '/talk', '/message/detail?id=1']) {
      await visit(page, stage.site.url + path)
    }
    await page.locator('.note time', { hasText: /天前$/ }).waitFor()
    expect(complaints).toEqual([])
  },
)
