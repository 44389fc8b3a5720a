import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { FLOODS, type FloodName, type FloodPlan, type FloodReport } from './flood/flood-plan.ts'
import { probeDuring } from './flood/probe.ts'
import { watchMemory } from './flood/resident-memory.ts'
import { call, loginAsOwner, ROOT, type RunningSite, scratch, startSite } from './testing/site.ts'

const MB = 1_048_576
const SECOND_MS = 1_000
const SONG = 'apps/server/assets/music/古诗/01-shuidiaogetou.mp3'
const SONG_NAME = '水调歌头'
const SONG_COPIES = 40
const SONG_MIN_BYTES = 30 * MB
const PROBE = { path: '/', from: '127.0.0.2' }
const SOON = { timeout: 30_000, interval: 200 }

/** The short run looks for a site that falls over, the long one for one that others notice. */
const BOUNDS = inject('long')
  ? {
      warmUpMs: 5 * SECOND_MS,
      floodMs: 60 * SECOND_MS,
      p95Ms: 200,
      slowestMs: 2_000,
      grown: 100 * MB,
    }
  : { warmUpMs: 500, floodMs: 2_500, p95Ms: 2_000, slowestMs: 2_000, grown: 150 * MB }

const started = promisify(execFile)

let site: RunningSite
let settings: Pick<FloodPlan, 'port' | 'token' | 'download'>

const lengthOf = async (address: string) =>
  Number((await fetch(address, { method: 'HEAD' })).headers.get('content-length'))

/** The path of the large song, once the library has found it. */
const largeSong = async (url: string): Promise<string> => {
  const { result } = await call(`${url}/wapi/search?keywords=${encodeURIComponent(SONG_NAME)}`)
  for (const { id } of (result as { songs: { id: number }[] }).songs) {
    const answer: unknown = await call(`${url}/wapi/song/url/v1?id=${id}`)
    const [song] = (answer as { data: { url: string }[] }).data
    const address = new URL(song?.url ?? '', url)
    if ((await lengthOf(address.href)) > SONG_MIN_BYTES) return address.pathname
  }
  throw new Error('the large song has not been found')
}

beforeAll(async () => {
  const DATA_DIR = await scratch()
  const song = await readFile(join(ROOT, SONG))
  await mkdir(join(DATA_DIR, 'music'))
  await writeFile(join(DATA_DIR, 'music/large.mp3'), Buffer.alloc(SONG_COPIES * song.length, song))
  site = await startSite({ DATA_DIR })
  const port = Number(new URL(site.url).port)
  const token = await loginAsOwner(site.url)
  settings = { port, token, download: await vi.waitFor(() => largeSong(site.url), SOON) }
})
afterAll(async () => {
  await site?.stop()
  if (site) await rm(site.dataDir, { recursive: true })
})

const flood = async (name: FloodName, durationMs: number): Promise<FloodReport> => {
  // Each comes from an address of its own, so that none meets the limits of another.
  const from = `127.0.1.${FLOODS.indexOf(name) + 1}`
  const plan: FloodPlan = { ...settings, name, from, durationMs }
  const { stdout } = await started(process.execPath, [
    join(ROOT, 'e2e/flood/run-flood.ts'),
    JSON.stringify(plan),
  ])
  return JSON.parse(stdout)
}

describe('a stranger elsewhere is served, and memory stays where it is, during a flood of', () => {
  it.each(FLOODS)('%s', async (name) => {
    await flood(name, BOUNDS.warmUpMs)
    const memory = watchMemory(site.process.pid ?? 0)
    const flooding = flood(name, BOUNDS.floodMs)
    const probed = await probeDuring({ ...PROBE, port: settings.port }, flooding)
    const { grownBytes } = memory.stop()
    const { opened, closed, sentBytes, answers } = await flooding

    const seen = [
      `p95 ${Math.round(probed.p95Ms)} ms, slowest ${Math.round(probed.slowestMs)} ms`,
      `grown by ${Math.round(grownBytes / MB)} MB`,
      `${opened} opened, ${closed} closed, ${Math.round(sentBytes / MB)} MB sent`,
    ]
    console.log(`flood of ${name}: ${seen.join('; ')}; answers ${JSON.stringify(answers)}`)
    // It was one.
    expect(opened + Object.values(answers).length).toBeGreaterThan(0)
    expect(new Set(probed.statuses)).toEqual(new Set([200]))
    expect(probed.slowestMs).toBeLessThan(BOUNDS.slowestMs)
    expect(probed.p95Ms).toBeLessThan(BOUNDS.p95Ms)
    expect(grownBytes).toBeLessThan(BOUNDS.grown)
  })
})
