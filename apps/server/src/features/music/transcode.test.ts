import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { wishOf } from './transcode.rules.ts'
import { createTranscoder } from './transcode.ts'

it.each([
  [{ format: undefined, maxBitRate: 0 }, undefined],
  [{ format: 'raw', maxBitRate: 64 }, undefined],
  [{ format: 'flac', maxBitRate: 0 }, undefined],
  [{ format: undefined, maxBitRate: 1_000 }, undefined],
  [
    { format: undefined, maxBitRate: 128 },
    { format: 'mp3', kiloBits: 128 },
  ],
  [
    { format: 'opus', maxBitRate: 96 },
    { format: 'opus', kiloBits: 96 },
  ],
  [
    { format: 'mp3', maxBitRate: 0 },
    { format: 'mp3', kiloBits: 192 },
  ],
  [
    { format: 'wma', maxBitRate: 5 },
    { format: 'mp3', kiloBits: 32 },
  ],
  [{ format: 'constructor', maxBitRate: 9_999 }, undefined],
])('makes of a FLAC file with 900 kbit/s for %j: %j', (asked, wish) => {
  expect(wishOf(asked, { suffix: 'flac', bitRate: 900 })).toEqual(wish)
})

/** A program that stands for ffmpeg. */
const fakeFfmpeg = async (work: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-transcode-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'ffmpeg')
  const text = `#!${process.execPath}
const { writeFileSync } = require('node:fs')
writeFileSync(__dirname + '/started', process.pid + ' ' + process.argv.slice(2).join(' '))
${work}`
  await writeFile(program, text, { mode: 0o755 })
  const started = async () => (await readFile(join(folder, 'started'), 'utf8')).split(' ')
  return { transcode: createTranscoder(async () => program), started }
}

const SOON = { timeout: 4_000 }

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const SMALLER = `process.stdin.on('data', (part) => process.stdout.write(part.subarray(0, 3)))`
const ENDLESS = `process.stdin.resume(); setInterval(() => process.stdout.write('x'.repeat(9999)), 5)`
const WISH = { format: 'opus', kiloBits: 64 } as const
const song = () => Promise.resolve(Readable.from([Buffer.from('song of six')]))

it('sends what the program makes of the song', async () => {
  const { transcode, started } = await fakeFfmpeg(SMALLER)
  const made = await transcode(song, WISH)
  expect(made?.type).toBe('audio/ogg')
  expect((await buffer(made?.stream ?? Readable.from([]))).toString()).toBe('son')
  const given = await started()
  expect(given[given.indexOf('-b:a') + 1]).toBe('64k')
  expect(given[given.indexOf('-protocol_whitelist') + 1]).toBe('pipe')
})

it('ends the program when the client leaves, and lets the next one in', async () => {
  const { transcode, started } = await fakeFfmpeg(ENDLESS)
  const endless = () => Promise.resolve(new PassThrough())
  const made = await Promise.all([1, 2, 3].map(() => transcode(endless, WISH)))
  expect(made.every(Boolean)).toBe(true)
  expect(await transcode(endless, WISH)).toBeUndefined()
  const [pid] = await started()
  for (const one of made) one?.stream.destroy()
  await expect.poll(() => isAlive(Number(pid)), SOON).toBe(false)
  await expect
    .poll(async () => {
      const next = await transcode(endless, WISH)
      next?.stream.destroy()
      return next !== undefined
    }, SOON)
    .toBe(true)
})

it('makes nothing without the program, and of a file that it cannot read', async () => {
  expect(await createTranscoder(async () => undefined)(song, WISH)).toBeUndefined()
  const { transcode } = await fakeFfmpeg('process.exit(1)')
  expect(await transcode(song, WISH)).toBeUndefined()
})
