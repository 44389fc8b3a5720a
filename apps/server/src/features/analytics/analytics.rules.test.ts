import { describe, expect, it } from 'vitest'
import { createRateCap } from '../../platform/rate-cap.ts'
import { type Stat, statsOf, withinSubjectLimit } from './daily-stats.rules.ts'
import { calendarDays, dayStats, perDay } from './dashboard.ts'
import { createDayLookup, dayBefore, dayOf, daysUntil } from './day-range.rules.ts'
import { missedTerm } from './missed-terms.rules.ts'
import { pageOf, referrerOf, searchedText } from './page-reads.rules.ts'
import { afterSearch } from './pending-searches.rules.ts'

it.each([
  ['/home', { path: '/home' }],
  ['/home?lang=en', { path: '/home' }],
  ['/article?id=7', { path: '/article?id=7', articleId: 7 }],
  ['/article?lang=en&id=7&x=1', { path: '/article?id=7', articleId: 7 }],
  ['/article?id=99999999999', undefined],
  ['/article?id=0', undefined],
  ['/article', undefined],
  ['/', undefined],
  ['/api/article/getArticleById/7', undefined],
  ['/admin', undefined],
  ['/home/../../etc', undefined],
  ['', undefined],
])('reads %s as %o', (address, page) => expect(pageOf(address)).toEqual(page))

it.each([
  ['https://www.Example.com/a?b=c', 'example.com'],
  ['http://blog.example.org:8080/', 'blog.example.org'],
  ['https://user:secret@example.com/', 'example.com'],
  ['https://lanting.example/home', undefined],
  ['http://www.lanting.example/', undefined],
  ['http://192.168.1.1/admin', undefined],
  ['http://[2001:db8::1]/', undefined],
  ['http://localhost/', undefined],
  ['http://router/', undefined],
  ['android-app://com.example/', undefined],
  [`https://${'a'.repeat(120)}.com/`, undefined],
  [`https://example.com/${'a'.repeat(3_000)}`, undefined],
  ['not an address', undefined],
  [undefined, undefined],
])('reads the referrer %s as %s', (referer, host) =>
  expect(referrerOf(referer, ['lanting.example'])).toBe(host),
)

it.each([
  ['/api/article/getArticleListByContent/%E8%8C%B6', '茶'],
  ['/api/article/search/tea%20pot/1/10', 'tea pot'],
  ['/api/article/search/tea/2/10', undefined],
  ['/search?q=tea+pot', 'tea pot'],
  ['/search?lang=en&q=%E8%8C%B6', '茶'],
  ['/search', undefined],
  ['/api/article/getArticleListByContent/%E8%8C', undefined],
  ['/home?q=tea', undefined],
])('reads %s as a search for %s', (address, text) => expect(searchedText(address)).toBe(text))

describe('missed terms', () => {
  it.each([
    ['  Tea   POT ', 'tea pot'],
    ['茶壶', '茶壶'],
    ['ｎｏｄｅ.js', 'node.js'],
    ['c++', 'c++'],
    ['vue 3.5', 'vue 3.5'],
    ['es2024', 'es2024'],
    ['a\u0000b\nc', 'a b c'],
  ])('stores %s as a word', (typed, word) => expect(missedTerm(typed)).toBe(word))

  it.each([
    'somebody@example.com',
    'www.example',
    'https://a/b',
    'example.com',
    '例子.cn',
    '13800138000',
    '+86 138 0013 8000',
    '1234',
    '192.168.0.1',
    'call me 55512',
    '１２３４５',
    'x'.repeat(41),
    '字'.repeat(41),
    'ghp_16C7e42F292c6912E7710c83',
    'AbCdEfGhIjKlMnOpQrStUvWx',
    '   ',
    '!!!',
  ])('drops personal or empty text: %s', (typed) => expect(missedTerm(typed)).toBeUndefined())
})

describe('pending searches', () => {
  const search = (word: string, hasFound = false) => ({ word, hasFound, at: 2 })

  it('replaces a search by a longer one while typing', () =>
    expect(afterSearch({ word: 'la', at: 1 }, search('lan'))).toEqual({
      pending: { word: 'lan', at: 2 },
      completed: undefined,
    }))

  it('keeps the longer search while letters are deleted', () =>
    expect(afterSearch({ word: 'lanx', at: 1 }, search('la')).pending).toEqual({
      word: 'lanx',
      at: 2,
    }))

  it('drops a search when its correction finds something', () =>
    expect(afterSearch({ word: 'teax', at: 1 }, search('tea', true))).toEqual({}))

  it('completes a search when another one begins', () =>
    expect(afterSearch({ word: 'tea', at: 1 }, search('pot'))).toEqual({
      pending: { word: 'pot', at: 2 },
      completed: { word: 'tea', at: 1 },
    }))
})

describe('days', () => {
  const at = Date.UTC(2026, 2, 8, 16, 0)

  it('begin at midnight in the site’s time zone', () => {
    expect(dayOf(at - 1, 'Asia/Shanghai')).toBe('2026-03-08')
    expect(dayOf(at, 'Asia/Shanghai')).toBe('2026-03-09')
    expect(dayOf(at, 'America/New_York')).toBe('2026-03-08')
  })

  it.each(['Asia/Shanghai', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham', 'UTC'])(
    'are the same from the cache as from the calendar: %s',
    (zone) => {
      const dayAt = createDayLookup()
      for (let ms = 0; ms < 3 * 86_400_000; ms += 450_000) {
        expect(dayAt(at + ms, zone)).toBe(dayOf(at + ms, zone))
      }
    },
  )

  it('cross months and leap years', () => {
    expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29')
    expect(daysUntil('2026-01-02', 3)).toEqual(['2025-12-31', '2026-01-01', '2026-01-02'])
  })

  it('of the calendar begin on a Monday thirty weeks ago and end today', () => {
    expect(calendarDays('2026-11-16')).toHaveLength(29 * 7 + 1)
    expect(calendarDays('2026-11-22')).toHaveLength(30 * 7)
    expect(calendarDays('2026-11-18')[0]).toBe('2026-04-27')
  })

  it('without events have zeros', () => {
    const rows = [{ kind: 'views', day: '2026-01-02', value: 3 }]
    expect(dayStats(['2026-01-01', '2026-01-02'], rows).map(({ views }) => views)).toEqual([0, 3])
  })

  it('contain their quarters of an hour', () => {
    const quarter = at / 900_000
    const quarters = [
      { quarter: quarter - 1, count: 1 },
      { quarter, count: 2 },
      { quarter: quarter + 95, count: 4 },
      { quarter: quarter + 96, count: 8 },
    ]
    expect(perDay(['2026-03-08', '2026-03-09'], quarters, 'Asia/Shanghai')).toEqual([1, 6])
  })
})

describe('daily stats', () => {
  const stat = (subject: string, value = 1, more: Partial<Stat> = {}): Stat => ({
    kind: 'referrer',
    day: '2026-01-01',
    subject,
    value,
    ...more,
  })

  it('limit new subjects and keep counting known ones', () => {
    const limit = { kind: 'referrer', day: '2026-01-01', known: new Set(['a']), limit: 2 } as const
    const other = stat('z', 1, { day: '2026-01-02' })
    const accepted = withinSubjectLimit([stat('b'), stat('c'), stat('a'), stat('b'), other], limit)
    expect(accepted.map(({ subject }) => subject)).toEqual(['b', 'a', 'b', 'z'])
  })

  it('drop articles that are not public and merge the rest in a fixed order', () => {
    const reading = (articleId: number) => stat('', 10, { kind: 'reading', articleId })
    const rows = statsOf(
      [stat('b'), reading(1), reading(2), reading(3), stat('a'), stat('b')],
      new Set([1, 3]),
    )
    expect(rows.map(({ kind, subject, value }) => [kind, subject, value])).toEqual([
      ['reading', '', 20],
      ['referrer', 'a', 1],
      ['referrer', 'b', 2],
    ])
  })
})

it('allows a number of reads per second, and as many in the next second', () => {
  let at = 5_000
  const { hasRoom, take } = createRateCap(3, () => at)
  const counted = () => {
    let times = 0
    for (; times < 10 && hasRoom(); times += 1) take()
    return times
  }
  expect([counted(), counted()]).toEqual([3, 0])
  at += 1_000
  expect(counted()).toBe(3)
})
