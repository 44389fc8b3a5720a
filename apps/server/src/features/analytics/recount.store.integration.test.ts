/** @module-tag long */
import type { DAY_KINDS, DayStats } from '@lanting/contract'
import { expect, inject, it } from 'vitest'
import { chatSocket } from '../../testing/chat-sockets.ts'
import { createRandom } from '../../testing/random-text.ts'
import { draft, type TestSite } from '../../testing/test-app.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'

/** Daylight saving time begins there in the second night of the test. */
const ZONE = 'America/New_York'
const BEGUN = Date.parse('2026-03-07T15:00:00-05:00')
const MIDNIGHTS = ['2026-03-08T00:00:00-05:00', '2026-03-09T00:00:00-04:00'].map(Date.parse)
const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09']
const EVENTS_A_DAY = inject('long') ? 6_000 : 200
const AT_ONCE = 25
const OWN = 'lanting.example'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
const OTHER_BROWSER = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'
const AGENTS = [BROWSER, BROWSER, OTHER_BROWSER, 'Googlebot/2.1', 'curl/8.5.0', ''] as const
const REFERERS = [
  undefined,
  undefined,
  'https://www.example.com/some/page?q=secret',
  'https://example.com/',
  'https://blog.example.org/',
  `https://${OWN}/home`,
  'http://192.168.0.1/',
] as const
const PATHS = ['/home', '/archives', '/talk', '/message/list?lang=en'] as const
const NO_PAGES = ['/', '/rss.xml', '/api/config', '/nowhere'] as const
const MISSED = ['unicorn', '独角兽', 'somebody@example.com', '13800138000'] as const

const site: TestSite = {
  render: async ({ url, send }) => {
    const [, text] = /^\/search\?q=(.*)$/.exec(url) ?? []
    if (text) await send({ method: 'GET', url: `/api/article/search/${text}/1/10` })
    return { status: url === '/nowhere' ? 404 : 200, html: `<title>${url}</title>` }
  },
  serveFiles: async () => undefined,
  close: async () => undefined,
}

/** An event that the test has caused. */
interface RawEvent {
  readonly kind: (typeof DAY_KINDS)[number] | 'word'
  readonly at: number
  readonly amount?: number
  readonly visitor?: string
  readonly articleId?: number
  readonly referrer?: string
  readonly word?: string
}

// Independent of the code under test.
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' })
const dayAt = (at: number) => calendar.format(at)

const recountDay = (events: readonly RawEvent[], day: string): DayStats => {
  const ofDay = events.filter(({ at }) => dayAt(at) === day)
  const total = (kind: string) =>
    ofDay.filter((event) => event.kind === kind).reduce((sum, { amount = 1 }) => sum + amount, 0)
  const visitors = new Set(
    ofDay.flatMap(({ kind, visitor }) => (kind === 'views' && visitor) || []),
  )
  return {
    day,
    views: total('views'),
    visitors: visitors.size,
    reading: total('reading'),
    comments: total('comments'),
    chat: total('chat'),
    plays: total('plays'),
  }
}

const recountBy = (events: readonly RawEvent[], name: 'articleId' | 'referrer' | 'word') => {
  const counts = new Map<string, number>()
  for (const event of events) {
    const subject = event[name]
    if (subject === undefined || event.kind === 'reading') continue
    counts.set(String(subject), (counts.get(String(subject)) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

const open = async () => {
  const clock = { at: BEGUN }
  const env = { PUBLIC_URL: `https://${OWN}`, OWNER_PASSWORD: 'secret-1' }
  const nodes = await openTwoNodes({ now: () => clock.at, site, env })
  const owner = await nodes.ownerClient()
  // A call, because it also drops the time zone that a node may have cached already.
  await owner.updateConfig({ body: { time_zone: ZONE } })
  const ids: number[] = []
  for (const title of ['one', 'two', 'three']) {
    ids.push((await owner.addArticle({ body: { article: draft(title) } })).article.id)
  }
  const hidden = (await owner.addArticle({ body: { article: draft('hidden', { status: 2 }) } }))
    .article.id
  return { ...nodes, clock, owner, ids: ids as [number, ...number[]], hidden }
}

type Nodes = Awaited<ReturnType<typeof open>>

/** Performs one random action and records the events that it must count. */
const actor = ({ addresses, clock, ids, hidden, userClient }: Nodes, events: RawEvent[]) => {
  const { below, pick } = createRandom(20_261_116)
  const user = userClient('writer')
  let searchers = 0

  const ask = async (
    path: string,
    headers: Record<string, string>,
    method = 'GET',
    body?: object,
  ) => {
    const answer = await fetch((pick([...addresses]) ?? '') + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    await answer.text()
  }
  const randomVisitor = () => {
    const ip = `203.0.113.${below(60)}`
    const agent = pick([...AGENTS])
    const headers: Record<string, string> = { 'x-forwarded-for': ip, 'user-agent': agent }
    return { headers, visitor: `${ip} ${agent}`, isBrowser: agent.startsWith('Mozilla') }
  }

  const open = async () => {
    const { headers, visitor, isBrowser } = randomVisitor()
    const articleId = below(3) === 0 ? pick(ids) : undefined
    const path = articleId ? `/article?id=${articleId}` : pick([...PATHS])
    const referer = pick([...REFERERS])
    const isPrefetch = below(12) === 0
    const referrer = /example\.(?:com|org)/.exec(referer ?? '')
      ? new URL(referer ?? '').host
      : undefined
    const event = { kind: 'views', at: clock.at, visitor, articleId } as const
    if (isBrowser && !isPrefetch) {
      events.push({ ...event, referrer: referrer?.replace('www.', '') })
    }
    await ask(path, {
      ...headers,
      ...(referer && { referer }),
      ...(isPrefetch && { 'sec-purpose': 'prefetch' }),
    })
  }
  const goOn = async () => {
    const { headers, visitor, isBrowser } = randomVisitor()
    const articleId = pick([...ids, hidden, 999_999])
    if (isBrowser) {
      const counted = ids.includes(articleId) ? articleId : undefined
      events.push({ kind: 'views', at: clock.at, visitor, articleId: counted })
    }
    const path = `/article?id=${articleId}`
    await ask('/api/statistic/addVisit', headers, 'PUT', { path })
  }
  const pretend = async () => {
    const { headers } = randomVisitor()
    await ask(pick([...NO_PAGES]), headers)
    await ask('/api/statistic/addVisit', headers, 'PUT', { path: '/nowhere' })
  }
  const search = async () => {
    const text = pick([...MISSED, 'one'])
    // A new visitor each time. Successive searches of one visitor have their own test.
    searchers += 1
    const ip = `198.51.${searchers >> 8}.${searchers & 255}`
    const agent = pick([BROWSER, 'Googlebot/2.1'])
    const isPage = below(2) === 0
    const isBrowser = agent === BROWSER
    const visitor = `${ip} ${agent}`
    if (isBrowser && isPage) events.push({ kind: 'views', at: clock.at, visitor })
    const isKept = text === 'unicorn' || text === '独角兽'
    if (isBrowser && isKept) events.push({ kind: 'word', at: clock.at, word: text })
    const path = isPage ? '/search?q=' : '/api/article/getArticleListByContent/'
    await ask(path + encodeURIComponent(text), { 'x-forwarded-for': ip, 'user-agent': agent })
  }
  const listen = async () => {
    const { headers, isBrowser } = randomVisitor()
    if (isBrowser) events.push({ kind: 'plays', at: clock.at })
    await ask('/api/statistic/addPlay', headers, 'PUT')
  }
  const read = async () => {
    const { headers } = randomVisitor()
    const amount = 1 + below(5_000)
    const id = pick([...ids, hidden, 999_999])
    if (ids.includes(id)) events.push({ kind: 'reading', at: clock.at, amount })
    await ask(`/api/article/addReadingDuration/${id}/${amount}`, headers, 'PUT')
  }
  const comment = async () => {
    const { addComment, deleteComment } = await user
    events.push({ kind: 'comments', at: clock.at })
    const body = { type: 1, for_id: pick(ids), content: 'said' } as const
    const { res } = await addComment({ body })
    // A comment that is deleted later still counts.
    if (below(2) === 0) await deleteComment({ params: { id: res.id, parent_id: 0 } })
  }
  const actions = [open, open, open, open, open, goOn, goOn, pretend, search, listen, read] as const
  return { any: () => pick([...actions])(), comment, user }
}

it('equals a recount of all events, over two nodes, bots, midnights and a changed clock', async () => {
  const nodes = await open()
  const { clock, owner, platform, addresses } = nodes
  const { queries } = platform.database
  const events: RawEvent[] = []
  const action = actor(nodes, events)

  const socket = chatSocket(`${addresses[1].replace('http', 'ws')}/ws/`, {
    token: (await action.user).token,
  })
  // Sessions must outlive the days of the test.
  const expires_at = clock.at + 30 * 86_400_000
  await queries.updateTable('sessions').set({ expires_at }).execute()
  await socket.has('tips')
  const chat = async () => {
    events.push({ kind: 'chat', at: clock.at })
    socket.write('hello')
    await socket.has('message', events.filter(({ kind }) => kind === 'chat').length)
  }
  const together = async (count: number) => {
    for (let left = count; left > 0; left -= AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, action.any))
      clock.at += 1_000
    }
  }
  /** Waits until all events are written. */
  const written = async (until: string) => {
    const days = DAYS.filter((day) => day <= until)
    await expect
      .poll(
        async () => {
          const { days: counted } = await owner.getDashboard({ params: { days: 7 } })
          return counted.filter(({ day }) => days.includes(day))
        },
        { timeout: 30_000, interval: 200 },
      )
      .toEqual(days.map((day) => recountDay(events, day)))
  }

  for (const midnight of MIDNIGHTS) {
    const left = midnight - clock.at
    for (const share of [0.2, 0.3, 0.3]) {
      clock.at += Math.floor(left * share)
      await together(Math.floor(EVENTS_A_DAY * share))
      await action.comment()
      await chat()
    }
    // Events of the last moment are written after the day is over.
    clock.at = midnight - 1
    await together(AT_ONCE)
    await action.comment()
    clock.at = midnight
    await together(AT_ONCE)
    await chat()
    await written(dayAt(midnight))
    clock.at += 3_600_000
  }
  await together(EVENTS_A_DAY)
  // A search counts after its visitor has stopped typing.
  clock.at += 60_000
  await written(DAYS[2] ?? '')

  const words = async () =>
    Object.fromEntries(
      (await owner.getDashboard({ params: { days: 90 } })).missedSearches.map(({ word, times }) => [
        word,
        times,
      ]),
    )
  await expect.poll(words, { timeout: 10_000 }).toEqual(recountBy(events, 'word'))
  const stats = await owner.getDashboard({ params: { days: 30 } })
  expect(Object.fromEntries(stats.referrers.map(({ host, views }) => [host, views]))).toEqual(
    recountBy(events, 'referrer'),
  )
  expect(Object.fromEntries(stats.topArticles.map(({ id, views }) => [id, views]))).toEqual(
    recountBy(events, 'articleId'),
  )
  expect(stats.days).toHaveLength(30)
  expect(stats.since).toBe(DAYS[0])
  const views = events.filter(({ kind }) => kind === 'views').length
  expect(views).toBeGreaterThan(EVENTS_A_DAY / 2)
  expect(stats.summary.views.total).toBe(views)

  // Nothing about the visitors of finished days is left.
  const salts = () => queries.selectFrom('daily_salts').select('day').execute()
  await expect.poll(salts, { timeout: 10_000 }).toEqual([{ day: DAYS[2] }])
  const rows = await queries.selectFrom('daily_visitors').selectAll().execute()
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set([DAYS[2]]))
  const everything = JSON.stringify([
    rows,
    await queries.selectFrom('daily_stats').selectAll().execute(),
    await queries.selectFrom('daily_salts').selectAll().execute(),
  ])
  expect(everything).not.toMatch(/203\.0\.113|198\.51|Mozilla|somebody@|secret/)
}, 300_000)
