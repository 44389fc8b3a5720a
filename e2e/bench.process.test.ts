/** @module-tag long */

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { assertSameBytes, RACES, startBare } from '../bench/benchmarks.ts'
import { runScript } from '../bench/children.ts'
import { measureReads } from '../bench/measure-reads.ts'
import { runMixedLoad } from '../bench/mixed-load.ts'
import { measureParallelViews } from '../bench/parallel-views.ts'
import { READS } from '../bench/reads.ts'
import { rawAnswer, withoutDate } from '../bench/record.ts'
import { openSeededSite } from '../bench/seeded-site.ts'
import { QUICK } from '../bench/settings.ts'
import { type RunningSite, startSite } from './testing/site.ts'

const TINY = { ...QUICK, rounds: 1, readMs: 0, fewestReads: 2, mixedMs: 6_000 }

let site: RunningSite
let port: number
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXY_HOPS: '1', METRICS_TOKEN: 'secret' })
  port = Number(new URL(site.url).port)
})
afterAll(() => site?.stop())

describe('the bare server of a benchmark', () => {
  it.each(RACES(1))('returns the same bytes as the site: $name', async ({ path }) => {
    const bare = await startBare(port, path)
    onTestFinished(() => bare.stop())
    const barePort = Number(bare.firstLine)
    expect(await assertSameBytes(path, [port, barePort])).toBeGreaterThan(500)
    // Cached responses have no request id, so this compared a cached response.
    expect(withoutDate(await rawAnswer(port, path))).not.toMatch(/x-request-id/i)
  })

  it('is rejected when its bytes differ', async () => {
    const bare = await startBare(port, '/home')
    onTestFinished(() => bare.stop())
    const ports = [port, Number(bare.firstLine)] as const
    await expect(assertSameBytes('/api/config', ports)).rejects.toThrow('other bytes')
  })
})

describe('the load generator', () => {
  const load = async (path: string) =>
    JSON.parse(
      await runScript(
        'load.ts',
        JSON.stringify({ port, path, connections: 4, warmUpMs: 200, measuredMs: 600 }),
      ),
    )

  it('counts the responses of the site', async () => {
    await rawAnswer(port, '/home')
    const before = await cachedAnswers()
    const { answers, failures, perSecond } = await load('/home')
    const given = (await cachedAnswers()) - before
    expect([failures, perSecond > 0]).toEqual([0, true])
    // At its end, every connection may have one pending response.
    expect(given - answers).toBeGreaterThanOrEqual(0)
    expect(given - answers).toBeLessThanOrEqual(4)
  })

  it('counts failures', async () => {
    const { failures } = await load('/api/article/getArticleById/99999')
    expect(failures).toBeGreaterThan(0)
  })

  const cachedAnswers = async () => {
    const metrics = await (
      await fetch(`${site.url}/api/metrics`, { headers: { authorization: 'Bearer secret' } })
    ).text()
    return Number(/^answer_cache_hits_total (\d+)/m.exec(metrics)?.[1])
  }
})

it('counts the parallel views, and only those of visitors', async () => {
  const { ratio, found } = await measureParallelViews(site, TINY)
  expect(ratio.median).toBeGreaterThan(0)
  expect(found).toBeGreaterThan(0)
  // Bots read as many pages. If they were counted, the number would be several times higher.
  expect(found).toBeLessThan(2)
})

it('runs the mixed load without failures', async () => {
  const { requests, failures } = await runMixedLoad(site, TINY)
  expect([requests > 0, failures]).toEqual([true, 0])
})

describe('the reads', () => {
  it('all succeed on a seeded site, and every read has its row', async () => {
    const few = await openSeededSite(60)
    onTestFinished(() => few.close())
    const results = await measureReads(READS, few, few, TINY)
    expect(results.map(({ name }) => name)).toEqual(READS.map(({ name }) => name))
    expect(results.every(({ few: { median } }) => median > 0)).toBe(true)
  })
})
