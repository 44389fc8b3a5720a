import { ofCategory, ofTag, type Question, type Read, type Sample } from './reads.ts'
import type { SeededSite } from './seeded-site.ts'
import type { Settings } from './settings.ts'
import { type Measure, measureOf, median } from './statistics.ts'
import { visitorHeaders } from './visitors.ts'

export interface ReadResult {
  readonly name: string
  readonly mostGrowth: number
  /** In milliseconds. */
  readonly few: Measure
  readonly many: Measure
  /** Many divided by few, round by round. */
  readonly ratio: Measure
}

const SAMPLE_SIZE = 200

let visitor = 0

/** Responses to requests with a token are not cached, whichever it is. */
const UNCACHED = { authorization: 'nobody' }

/**
 * Skips the socket and the cache. Includes everything else: routing, validation, limits, the reply.
 */
const ask = async ({ app }: SeededSite, { url, body }: Question) => {
  visitor += 1
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url,
    payload: body,
    headers: { ...visitorHeaders(visitor, url), ...(!body && UNCACHED) },
  })
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`)
  return answer
}

/** Returns ids that are spread over the whole site. */
const sampleOf = async (site: SeededSite): Promise<Omit<Sample, 'number'>> => {
  const list = async (page: number, size: number) => {
    const answer = await ask(site, { url: `/api/article/blogHomeGetArticleList/${page}/${size}` })
    const { result } = answer.json<{ result: { total: number; list: { id: number }[] } }>()
    return result
  }
  const { total } = await list(1, 1)
  const step = Math.max(1, Math.floor(total / SAMPLE_SIZE))
  const pages = Array.from({ length: SAMPLE_SIZE }, (_, index) => (index * step) % total)
  const publicIds: number[] = []
  for (const index of pages) {
    const { list: rows } = await list(index + 1, 1)
    publicIds.push(...rows.map(({ id }) => id))
  }
  const totalOf = async (question: Question) =>
    (await ask(site, question)).json<{ result: { total: number } }>().result.total
  const totals = {
    all: total,
    tag: await totalOf(ofTag(1)),
    category: await totalOf(ofCategory(1)),
  }
  return { publicIds, totals }
}

const roundOf = async (
  site: SeededSite,
  read: Read,
  sample: Omit<Sample, 'number'>,
  { readMs, fewestReads }: Settings,
) => {
  const times: number[] = []
  const end = performance.now() + readMs
  for (let number = 0; number < fewestReads || performance.now() < end; number += 1) {
    const start = performance.now()
    await ask(site, read.ask({ ...sample, number }))
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Alternates small and large requests, so that other load on the machine affects both. */
export const measureReads = async (
  reads: readonly Read[],
  few: SeededSite,
  many: SeededSite,
  settings: Settings,
): Promise<ReadResult[]> => {
  const fewSample = await sampleOf(few)
  const manySample = await sampleOf(many)
  const results: ReadResult[] = []
  for (const read of reads) {
    const fewMs: number[] = []
    const manyMs: number[] = []
    await roundOf(few, read, fewSample, settings)
    await roundOf(many, read, manySample, settings)
    for (let round = 0; round < settings.rounds; round += 1) {
      fewMs.push(await roundOf(few, read, fewSample, settings))
      manyMs.push(await roundOf(many, read, manySample, settings))
    }
    results.push({
      name: read.name,
      mostGrowth: read.mostGrowth,
      few: measureOf(fewMs),
      many: measureOf(manyMs),
      ratio: measureOf(manyMs.map((ms, at) => ms / (fewMs[at] ?? 0))),
    })
  }
  return results
}
