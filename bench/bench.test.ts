import { describe, expect, it } from 'vitest'
import type { Findings } from './report.ts'
import { report } from './report.ts'
import { responseReader } from './response-reader.ts'
import { FULL } from './settings.ts'
import { measureOf, median } from './statistics.ts'
import { verdictsOn } from './targets.ts'
import { requestOf, visitorHeaders } from './visitors.ts'

describe('a measure', () => {
  it('is the median of its rounds, with the minimum and the maximum', () => {
    expect(measureOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 })
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([10, 9])).toBe(9.5)
  })
})

describe('visitors', () => {
  it('are different, ten thousand in a row', () => {
    const requests = Array.from({ length: 10_000 }, (_, visitor) => requestOf('/home', visitor))
    expect(new Set(requests).size).toBe(10_000)
    const addresses = Array.from(
      { length: 70_000 },
      (_, visitor) => visitorHeaders(visitor, '/home')['X-Forwarded-For'],
    )
    expect(new Set(addresses).size).toBe(70_000)
    expect(addresses.every((address) => /^10(?:\.\d{1,3}){3}$/.test(address ?? ''))).toBe(true)
  })
})

describe('the response reader', () => {
  const answer = (status: string, body: string) =>
    `HTTP/1.1 ${status}\r\nX-Other: 1\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const stream = Buffer.from(
    answer('200 OK', 'first') + answer('404 Not Found', '') + answer('200 OK', 'HTTP/1.1 500 '),
  )

  it.each([1, 2, 7, 50, 10_000])('counts responses in chunks of %i bytes', (size) => {
    const results: boolean[] = []
    const read = responseReader((succeeded) => results.push(succeeded))
    for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size))
    expect(results).toEqual([true, false, true])
  })
})

const flat = (value: number) => measureOf([value])

const findings = (ratio: number, growth: number): Findings => ({
  machine: { cores: 2, architecture: 'linux arm64', memoryGb: 8, node: '26.0.0', loadBefore: 0 },
  commit: 'abc1234',
  date: '2026-11-15',
  settings: FULL,
  starts: { ours: flat(900), bare: flat(40) },
  memory: { idleMb: 150, mixedMb: 220, mixed: { requests: 1_000, failures: 0 } },
  races: [
    {
      name: 'home page',
      bytes: 6_000,
      ours: flat(8_500),
      bare: flat(10_000),
      ratio: flat(ratio),
      ourCpuUs: flat(90),
      bareCpuUs: flat(80),
      failures: 0,
      generatorBusy: 0.4,
    },
  ],
  parallelViews: {
    counted: flat(4_750),
    uncounted: flat(5_000),
    ratio: flat(0.95),
    countedSlowMs: flat(3),
    uncountedSlowMs: flat(2.5),
    found: 0.99,
  },
  engines: ['SQLite', 'PostgreSQL'].map((engine) => ({
    engine,
    seedSeconds: 60,
    reads: [
      { name: 'first', mostGrowth: 1.5, few: flat(1), many: flat(growth), ratio: flat(growth) },
      { name: 'last', mostGrowth: 2, few: flat(1), many: flat(1.9), ratio: flat(1.9) },
    ],
  })),
})

describe('the report', () => {
  it('lists the met and the missed targets', () => {
    expect(report(findings(0.95, 1.2))).toContain('9 of 9 targets are met.')
    const text = report(findings(0.89, 1.6))
    expect(text).toContain('6 of 9 targets are met.')
    expect(text).toContain('- not met: home page, share of bare node:http (0.89)')
    expect(text).toContain('- not met: first, growth on PostgreSQL (1.60)')
    expect(text).not.toContain('not met: last')
  })

  it('shows every measure with its spread', () => {
    const text = report(findings(0.85, 1.2))
    expect(text).toContain('| home page | 6,000 | 10,000 | 8,500 | 0.85 (0.85–0.85) |')
    expect(text).toContain('| first | 1.00 (1.00–1.00) | 1.20 (1.20–1.20) | 1.20 (1.20–1.20) |')
    expect(text).not.toMatch(/undefined|NaN|Infinity/)
  })

  it('accepts values exactly at the targets', () => {
    const { races, engines, parallelViews, starts, memory } = findings(0.9, 1.5)
    const counted = { ...parallelViews, ratio: flat(0.9) }
    const verdicts = verdictsOn(races, engines, counted, starts, memory)
    expect(verdicts.every(({ isMet }) => isMet)).toBe(true)
  })
})
