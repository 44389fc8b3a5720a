import { CALENDAR_WEEKS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { draft, openTestApp, type TestSite } from '../../testing/test-app.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'
import { dailyStatStore, SUBJECTS_PER_DAY } from './daily-stats.store.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
const NOW = Date.parse('2026-11-16T12:00:00+08:00')
const TODAY = '2026-11-16'
const SOON = { timeout: 10_000, interval: 100 }

const site: TestSite = {
  render: async ({ url }) => ({ status: 200, html: `<title>${url}</title>` }),
  serveFiles: async () => undefined,
  close: async () => undefined,
}

const open = async () => {
  const clock = { at: NOW }
  const env = { OWNER_PASSWORD: 'secret-1' }
  const nodes = await openTwoNodes({ now: () => clock.at, site, env })
  const owner = await nodes.ownerClient()
  const visit = async (path: string, ip: string, node: 0 | 1 = 0, agent = BROWSER) => {
    const headers = { 'x-forwarded-for': ip, 'user-agent': agent }
    await (await fetch(nodes.addresses[node] + path, { headers })).text()
  }
  const goTo = async (path: unknown, ip: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${nodes.addresses[0]}/api/statistic/addVisit`, {
      method: 'PUT',
      headers: {
        'x-forwarded-for': ip,
        'user-agent': BROWSER,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(typeof path === 'object' ? path : { path }),
    })
    return answer.status
  }
  const today = async () => {
    const { days } = await owner.getDashboard({ params: { days: 7 } })
    const { day, ...stats } = days.at(-1) ?? { day: '' }
    return day === TODAY ? stats : day
  }
  return { ...nodes, clock, owner, visit, goTo, today }
}

const NONE = { views: 0, visitors: 0, reading: 0, comments: 0, chat: 0, plays: 0 }

describe('dashboard', () => {
  it('returns only zeros and empty lists for a new site', async () => {
    const { ownerClient, platform } = await openTestApp()
    const stats = await (await ownerClient()).getDashboard({ params: { days: 90 } })
    expect(stats).toMatchObject({
      since: null,
      topArticles: [],
      referrers: [],
      missedSearches: [],
      newComments: [],
    })
    expect(stats.days).toHaveLength(90)
    expect(
      stats.days.every(({ day, ...counts }) => day && !Object.values(counts).some(Boolean)),
    ).toBe(true)
    expect(stats.summary.views).toMatchObject({ total: 0, fresh: 0 })
    expect(stats.summary.users).toMatchObject({ total: 1 })
    expect(stats.calendar.length).toBeGreaterThan((CALENDAR_WEEKS - 1) * 7)
    const rows = await platform.database.queries.selectFrom('daily_stats').selectAll().execute()
    expect(rows).toEqual([])
  })

  it('counts articles, users, comments and writing days from their own tables', async () => {
    const { owner, userClient } = await open()
    const { article } = await owner.addArticle({ body: { article: draft('tea') } })
    await owner.addArticle({ body: { article: draft('mine', { status: 2 }) } })
    const body = { type: 1 as const, for_id: article.id, content: '<b>well</b> said' }
    await (await userClient('reader')).addComment({ body })
    const { summary, calendar, newComments } = await owner.getDashboard({ params: { days: 7 } })
    expect(summary.articles).toMatchObject({ total: 1, fresh: 1 })
    expect(summary.articles.lately.at(-1)).toBe(1)
    expect(summary.comments.total).toBe(1)
    expect(calendar.at(-1)).toEqual({ day: TODAY, written: 2 })
    expect(newComments).toMatchObject([
      { content: 'well said', title: 'tea', from_name: 'reader', for_id: article.id },
    ])
  })

  it('counts no removed comment: a day never has more than all days together', async () => {
    const { owner, userClient } = await open()
    const { article } = await owner.addArticle({ body: { article: draft('tea') } })
    const reader = await userClient('reader')
    const comment = async (content: string) =>
      (await reader.addComment({ body: { type: 1, for_id: article.id, content } })).res.id
    await comment('stays')
    for (const id of [await comment('goes'), await comment('goes too')]) {
      await reader.deleteComment({ params: { id, parent_id: 0 } })
    }
    const { summary } = await owner.getDashboard({ params: { days: 7 } })
    expect(summary.comments).toMatchObject({ total: 1, fresh: 1 })
    expect(summary.comments.lately.at(-1)).toBe(1)
  })

  it('accepts 7, 30 or 90 days, and administrators only', async () => {
    const { app, ownerClient } = await openTestApp()
    const owner = await ownerClient()
    for (const days of [0, 1, 31, 'x', -7]) {
      await expect(owner.getDashboard({ params: { days: days as 7 } })).rejects.toMatchObject({
        status: 422,
      })
    }
    expect((await app.inject('/api/statistic/dashboard/7')).statusCode).toBe(401)
  })
})

describe('page views', () => {
  it('counts page loads and navigations, and a visitor once a day over both nodes', async () => {
    const { visit, goTo, today } = await open()
    await visit('/home', '203.0.113.1')
    await visit('/home', '203.0.113.1', 1)
    await goTo('/archives', '203.0.113.1')
    await visit('/home', '2001:db8:1:2::1')
    await visit('/home', '2001:db8:1:2::ffff', 1)
    await expect.poll(today, SOON).toEqual({ ...NONE, views: 5, visitors: 2 })
  })

  it('ignores unknown paths and bots, and rejects paths that are not text', async () => {
    const { goTo, today, visit } = await open()
    const visitor = '203.0.113.1'
    const paths = ['/nowhere', '/admin', '/article', '/article?id=0', '//evil.example', '../home']
    for (const path of paths) expect(await goTo(path, visitor)).toBe(200)
    for (const path of ['', 'x'.repeat(513), 7, null, {}, []]) {
      expect(await goTo({ path }, visitor)).toBe(422)
    }
    expect(await goTo('/home', visitor, { 'user-agent': 'Googlebot/2.1' })).toBe(200)
    // The counted view proves that the earlier requests were processed.
    await visit('/home', visitor)
    await expect.poll(today, SOON).toEqual({ ...NONE, views: 1, visitors: 1 })
  })

  it('counts a visitor while many bots read at the same time', { tags: 'long' }, async () => {
    const { visit, today } = await open()
    const robots = Array.from({ length: 30 }, () => 'Googlebot/2.1')
    for (let round = 0; round < 70; round += 1) {
      await Promise.all(robots.map((robot) => visit('/home', '203.0.113.9', 0, robot)))
    }
    await visit('/home', '203.0.113.1')
    await expect.poll(today, SOON).toEqual({ ...NONE, views: 1, visitors: 1 })
  })

  it('limits the views of one network, whatever user agents its browsers send', {
    tags: 'long',
  }, async () => {
    const { visit, today, platform } = await open()
    // Lowers the limit of the network, so that the test needs few requests.
    const { take } = platform.limiter
    let taken = 0
    platform.limiter.take = (key, limit) => {
      if (!key.startsWith('pages ')) return take(key, limit)
      taken += 1
      return take(key, { ...limit, times: 3 })
    }
    for (let at = 0; at < 6; at += 1) await visit('/home', '203.0.113.7', 0, `${BROWSER} ${at}`)
    await expect.poll(() => taken, SOON).toBe(6)
    await expect.poll(today, SOON).toEqual({ ...NONE, views: 3, visitors: 3 })
  })
})

describe('readers now', () => {
  it('lists readers by page on every node for some minutes, without names', async () => {
    const { owner, visit, goTo, clock } = await open()
    const { article } = await owner.addArticle({ body: { article: draft('tea') } })
    await visit('/home', '203.0.113.1')
    await visit(`/article?id=${article.id}`, '203.0.113.2', 1)
    await visit('/home', '203.0.113.3', 1)
    clock.at += 1
    await goTo(`/article?id=${article.id}`, '203.0.113.3')
    const reading = () => owner.getReadingNow()
    await expect.poll(reading, SOON).toEqual({
      readers: 3,
      pages: [
        { path: `/article?id=${article.id}`, title: 'tea', readers: 2 },
        { path: '/home', title: '', readers: 1 },
      ],
    })
    clock.at += 6 * 60_000
    expect(await reading()).toEqual({ readers: 0, pages: [] })
  })
})

describe('missed searches', () => {
  it('counts a typed word once, not once per letter, also for cached answers', async () => {
    const { visit, owner, clock } = await open()
    const type = (text: string, ip: string) =>
      visit(`/api/article/getArticleListByContent/${encodeURIComponent(text)}`, ip)
    for (const ip of ['203.0.113.1', '203.0.113.2']) {
      for (const text of ['dra', 'drag', 'dragon']) await type(text, ip)
    }
    clock.at += 20_000
    const words = async () => (await owner.getDashboard({ params: { days: 7 } })).missedSearches
    await expect.poll(words, SOON).toEqual([{ word: 'dragon', times: 2 }])
  })
})

describe('stored stats', () => {
  it('limits the referrers of a day and deletes them after ninety days', async () => {
    const { platform, clock, owner } = await open()
    const store = dailyStatStore(platform.database.queries)
    const stats = (day: string, prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const subject = `${prefix}${at}.example`
        return { kind: 'referrer', day, subject, value: 1 } as const
      })
    const visitors = new Map<string, string[]>()
    await store.increment({ stats: stats(TODAY, 'a', SUBJECTS_PER_DAY - 1), visitors })
    await store.increment({ stats: stats(TODAY, 'b', 50), visitors })
    await store.increment({ stats: stats(TODAY, 'a', 1), visitors })
    await store.increment({
      stats: [{ kind: 'views', day: TODAY, subject: '', value: 9 }],
      visitors,
    })
    const rows = () =>
      platform.database.queries
        .selectFrom('daily_stats')
        .select(['kind', 'subject', 'value'])
        .orderBy('value', 'desc')
        .execute()
    expect(await rows()).toHaveLength(SUBJECTS_PER_DAY + 1)
    const { referrers } = await owner.getDashboard({ params: { days: 7 } })
    expect(referrers[0]).toEqual({ host: 'a0.example', views: 2 })
    clock.at += 91 * 86_400_000
    await expect.poll(rows, SOON).toEqual([{ kind: 'views', subject: '', value: 9 }])
  })

  it('deletes the visitors of a finished day and counts nobody for it again', async () => {
    const { platform } = await open()
    const { queries } = platform.database
    const store = dailyStatStore(queries)
    const day = '2026-11-15'
    expect(await store.salt(day, undefined)).toBeUndefined()
    const salt = await store.salt(day, 'first')
    expect([salt, await store.salt(day, 'second')]).toEqual(['first', 'first'])
    const visitors = new Map([[day, ['x', 'y']]])
    await Promise.all([
      store.increment({ stats: [], visitors }),
      store.increment({ stats: [], visitors }),
    ])
    await store.deleteBefore(TODAY, day)
    await store.increment({ stats: [], visitors })
    expect(await queries.selectFrom('daily_visitors').selectAll().execute()).toEqual([])
    const stats = await queries.selectFrom('daily_stats').selectAll().execute()
    expect(stats).toEqual([{ kind: 'visitors', day, subject: '', value: 2 }])
  })
})
