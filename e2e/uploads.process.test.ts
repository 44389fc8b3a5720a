import { readFileSync, writeFileSync } from 'node:fs'
import { ERRORS } from '@lanting/contract'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import {
  gifBomb,
  HTML,
  jpeg,
  jpegFromPhone,
  pngBomb,
  SVG_WITH_SCRIPT,
} from '../apps/server/src/testing/pictures.ts'
import { call, loginAsOwner, startSite } from './testing/site.ts'
import { pour, type UploadAnswer, upload } from './testing/uploads.ts'

const MB = 1_048_576
const GROWTH_MAX_BYTES = 50 * MB
const ROUNDS_AT_ONCE = 3
const REFUSALS = Object.values(ERRORS).filter(({ status }) => status < 500)
const DOCUMENTED = new Set([200, ...REFUSALS.map(({ status }) => status)])

const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const FIELD = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

/** Decoding it takes 300 MB for a moment. */
const progressiveGiant = () =>
  sharp({ create: { width: 7_700, height: 5_100, channels: 3, background: { r: 9, g: 9, b: 9 } } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()

const memoryOf = (pid: number, field: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
}

/** Resets VmHWM, the maximum of the resident memory. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)

it('rejects or neutralises hostile uploads, and the server hardly grows', async () => {
  const site = await startSite({ DEMO: 'off' })
  onTestFinished(async () => void (await site.stop()))
  const token = await loginAsOwner(site.url)
  const send = (bytes: Uint8Array) => upload(site, token, bytes)
  const noise = Buffer.alloc(9 * MB, crypto.getRandomValues(new Uint8Array(65_536)))
  const [half, giant, fromPhone] = [
    (await jpeg(900, 900)).subarray(0, 2_000),
    await progressiveGiant(),
    await jpegFromPhone(4_000, 3_000),
  ]
  const hostile: Record<string, { do: () => Promise<UploadAnswer>; expect: number }> = {
    html: { do: () => send(HTML), expect: 422 },
    'svg with a script': { do: () => send(SVG_WITH_SCRIPT), expect: 422 },
    'an empty file': { do: () => send(Buffer.alloc(0)), expect: 422 },
    'half a jpeg': { do: () => send(half), expect: 422 },
    noise: { do: () => send(noise), expect: 422 },
    'a gigantic png': { do: () => send(pngBomb(50_000, 50_000)), expect: 413 },
    'a gigantic gif': { do: () => send(gifBomb(65_000, 3, 65_000)), expect: 413 },
    'a film of 60,000 frames': { do: () => send(gifBomb(1_000, 60_000)), expect: 200 },
    'a giant to decode as a whole': { do: () => send(giant), expect: 200 },
    'a picture that tells where it was taken': { do: () => send(fromPhone), expect: 200 },
    'a length of 2 GB': { do: () => pour(site, token, FILE, 2_000 * MB), expect: 413 },
    'an endless file': { do: () => pour(site, token, FILE), expect: 413 },
    'an endless preamble': { do: () => pour(site, token, ''), expect: 413 },
    'an endless header': { do: () => pour(site, token, '--x\r\nContent-Type: '), expect: 413 },
    '10,000 parts': { do: () => pour(site, token, FIELD.repeat(10_000)), expect: 400 },
    'a visitor without end': { do: () => pour(site, '', FILE), expect: 401 },
  }
  const pid = site.process.pid ?? 0
  const before = memoryOf(pid, 'VmRSS')
  forgetPeak(pid)
  let mostChildren = 0
  const attack = async ([name, attempt]: [string, (typeof hostile)[string]]) => {
    const { status } = await attempt.do()
    mostChildren = Math.max(mostChildren, childrenOf(pid).length)
    return [name, status] as const
  }

  for (const attempt of Object.entries(hostile)) {
    expect(await attack(attempt)).toEqual([attempt[0], attempt[1].expect])
  }
  for (let round = 0; round < ROUNDS_AT_ONCE; round += 1) {
    const answers = await Promise.all(Object.entries(hostile).map(attack))
    expect(answers.filter(([, status]) => !DOCUMENTED.has(status))).toEqual([])
  }

  const growth = memoryOf(pid, 'VmHWM') - before
  console.log(`uploads: from ${before / MB} MB, grown by at most ${growth / MB} MB`)
  expect(growth).toBeLessThan(GROWTH_MAX_BYTES)
  expect(mostChildren).toBeGreaterThan(0)
  expect(mostChildren).toBeLessThanOrEqual(2)
  expect((await call(`${site.url}/api/health`)).code).toBe(0)
})
