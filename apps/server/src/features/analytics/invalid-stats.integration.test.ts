/** @module-tag long */
import { expect, inject, it } from 'vitest'
import { runSql } from '../../testing/run-sql.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'
import { dayOf } from './day-range.rules.ts'

const DAYS = [7, 30, 90] as const
/** SQL literals. A PostgreSQL bigint holds integers only. */
const INVALID_STATS =
  inject('form') === 'small' ? ['9e999', '-9e999', "'text'", "''", '-5'] : ['-5']
const SOON = { timeout: 20_000, interval: 250 }
const HUGE = '9223372036854775807'
const INVALID_DOUBLES =
  inject('form') === 'small'
    ? ['9e999', '-9e999', "'text'", "''"]
    : ["'Infinity'", "'-Infinity'", "'NaN'"]

const open = async () => {
  const site = await openTestApp()
  const owner = await site.ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('good') } })
  const { article: other } = await owner.addArticle({ body: { article: draft('bad') } })
  const { queries } = site.platform.database
  const today = dayOf(Date.now(), 'Asia/Shanghai')
  const run = (statement: string) => runSql(queries, statement)
  const plant = (kind: string, subject: string, value: string, day = today) =>
    run(`insert into daily_stats values ('${kind}', '${day}', '${subject}', ${value})`)
  return { ...site, owner, run, plant, today, id: article.id, badId: other.id }
}

it.each([...INVALID_STATS, HUGE])('ignores a stat of %s and shows the others', async (bad) => {
  const { owner, plant, id, badId, today } = await open()
  await plant('views', '', bad)
  await plant('comments', '', '3')
  await plant('reading', '', bad)
  await plant('article', String(id), '5')
  await plant('article', String(badId), bad)
  await plant('referrer', 'good.example', '2')
  await plant('referrer', 'bad.example', bad)
  await plant('word', 'good', '4')
  await plant('word', 'bad', bad)
  await plant('views', '', '7', '2026-01-01')
  for (const days of DAYS) {
    const shown = await owner.getDashboard({ params: { days } })
    expect(shown.days.at(-1)).toEqual({
      day: today,
      views: 0,
      visitors: 0,
      reading: 0,
      comments: 3,
      chat: 0,
      plays: 0,
    })
    expect(shown.summary.views).toMatchObject({ total: 7, lately: Array(14).fill(0) })
    expect(shown.topArticles).toMatchObject([{ id, views: 5 }])
    expect(shown.referrers).toEqual([{ host: 'good.example', views: 2 }])
    expect(shown.missedSearches).toEqual([{ word: 'good', times: 4 }])
  }
})

it.each(INVALID_DOUBLES)('shows a reading time of %s as 0 and counts from there', async (bad) => {
  const { client, owner, run, id, badId } = await open()
  await run(`update articles set reading_duration = ${bad} where id = ${badId}`)
  await run(`update articles set reading_duration = 900 where id = ${id}`)
  const shown = async (articleId: number) =>
    (await client().getArticleById({ params: { id: articleId } })).reading_duration
  expect([await shown(badId), await shown(id)]).toEqual([0, 900])
  await owner.addReadingDuration({ params: { id: badId, duration: 500 } })
  await owner.addReadingDuration({ params: { id, duration: 500 } })
  await expect.poll(() => shown(badId), SOON).toBe(500)
  expect(await shown(id)).toBe(1_400)
})

it.each(INVALID_STATS)('counts from 0 after a stat of %s', async (bad) => {
  const { owner, app, plant } = await open()
  await plant('plays', '', bad)
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0' }
  await app.inject({ method: 'PUT', url: '/api/statistic/addPlay', headers })
  const plays = async () => (await owner.getDashboard({ params: { days: 7 } })).days.at(-1)?.plays
  await expect.poll(plays, SOON).toBe(1)
})
