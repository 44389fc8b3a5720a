import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { seeThroughPng } from '../apps/server/src/testing/pictures.ts'
import { FLOODS, type FloodName, type FloodPlan, type FloodReport } from './flood/flood-plan.ts'
import { probeDuring } from './flood/probe.ts'
import { watchMemory } from './flood/resident-memory.ts'
import { call, loginAsOwner, ROOT, type RunningSite, scratch, startSite } from './testing/site.ts'
import { upload } from './testing/uploads.ts'

const MB = 1_048_576
const SECOND_MS = 1_000
const SONG = 'apps/server/assets/music/古诗/01-shuidiaogetou.mp3'
const SONG_NAME = '水调歌头'
const SONG_COPIES = 40
const SONG_MIN_BYTES = 30 * MB
const PROBE = { path: '/home', from: '127.0.0.2' }
/** Fewer connections are not a flood. */
const FEWEST_OPENED = 8
/** Floods whose sockets must be closed. */
const CLOSED: readonly FloodName[] = [
  'pings that are read',
  'pings that are not read',
  'tiny frames',
]
const SOON = { timeout: 30_000, interval: 200 }

/** The short run finds a site that fails, the long run one that slows other clients. */
const BOUNDS = inject('long')
  ? { warmUpMs: 20 * SECOND_MS, floodMs: 60 * SECOND_MS, p95Ms: 200, grown: 100 * MB }
  : { warmUpMs: SECOND_MS / 2, floodMs: SECOND_MS, p95Ms: 2_000, grown: 150 * MB }
const SLOWEST_MS = 2_000

const started = promisify(execFile)

let site: RunningSite
let settings: Pick<FloodPlan, 'port' | 'token' | 'download'>

const lengthOf = async (address: string) =>
  Number((await fetch(address, { method: 'HEAD' })).headers.get('content-length'))

/** Returns the path of the large song, as soon as the library has found it. */
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
  // Each flood has its own address, so that it does not reach the limits of another flood.
  const from = `127.0.1.${FLOODS.indexOf(name) + 1}`
  const plan: FloodPlan = { ...settings, name, from, durationMs }
  const { stdout } = await started(process.execPath, [
    join(ROOT, 'e2e/flood/run-flood.ts'),
    JSON.stringify(plan),
  ])
  return JSON.parse(stdout)
}

/** Child processes make the pictures. Their memory is measured from their start. */
const startPictures = async () => {
  const picture = await seeThroughPng(1_500, 1_500)
  await Promise.all([1, 2, 3].map(() => upload(site, settings.token, picture)))
}

describe('another client is served, and memory stays bounded, during a flood of', () => {
  it.each(FLOODS)('%s', async (name) => {
    if (name === 'uploads') await startPictures()
    const flooding = flood(name, BOUNDS.warmUpMs + BOUNDS.floodMs)
    const probing = probeDuring({ ...PROBE, port: settings.port }, flooding)
    await wait(BOUNDS.warmUpMs)
    const memory = watchMemory(site.process.pid ?? 0)
    const [report, { statuses, p95Ms, slowestMs }] = await Promise.all([flooding, probing])
    const { grownBytes } = memory.stop()

    const seen = [
      `p95 ${Math.round(p95Ms)} ms of ${statuses.length}, slowest ${Math.round(slowestMs)} ms`,
      `grown by ${Math.round(grownBytes / MB)} MB`,
      JSON.stringify(report),
    ]
    console.log(`flood of ${name}: ${seen.join(', ')}`)
    expect(report.opened).toBeGreaterThanOrEqual(FEWEST_OPENED)
    if (CLOSED.includes(name)) expect(report.closed).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(slowestMs).toBeLessThan(SLOWEST_MS)
    expect(p95Ms).toBeLessThan(BOUNDS.p95Ms)
    expect(grownBytes).toBeLessThan(BOUNDS.grown)
  })
})
