import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { mp3 } from '../testing/sounds.ts'
import { flacSamples } from './flac-length.ts'
import { hasMpegSound } from './mpeg-frames.ts'
import { readManyTags } from './music-files.worker.ts'

const opened = (content: Buffer) => ({
  name: 'a song',
  bytes: content.length,
  read: async (start: number, end: number) => content.subarray(start, end),
})

it.each([
  ['songs', mp3(), true],
  ['a short song', mp3({}, 2), true],
  ['a song behind a gap', Buffer.concat([Buffer.alloc(5_000), mp3()]), true],
  ['random bytes', randomBytes(300_000), false],
  [
    'a head at the end of other bytes',
    Buffer.concat([Buffer.alloc(900), mp3().subarray(0, 99)]),
    false,
  ],
  ['bytes of one kind', Buffer.alloc(300_000, 0xff), false],
  ['text', Buffer.from('no song at all '.repeat(500)), false],
  ['nothing', Buffer.alloc(0), false],
])('finds sound in %s: %#', async (_, content, has) => {
  expect(await hasMpegSound(opened(content))).toBe(has)
})

const tagsOf = async (name: string, content: Buffer) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-songs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, name), content)
  return (await readManyTags([join(folder, name)]))[0]
}

/** Frames of AAC without a container, as ADTS has them: MPEG-4, 44.1 kHz, two channels. */
const aacFrame = (bytes: number) => {
  const head = [
    0xff,
    0xf1,
    0x50,
    0x80 | (bytes >> 11),
    (bytes >> 3) & 0xff,
    ((bytes & 7) << 5) | 31,
  ]
  return Buffer.concat([Buffer.from([...head, 0xfc]), Buffer.alloc(bytes - 7)])
}

it('takes AAC for a song, and no bytes with single heads of its frames', async () => {
  const song = Buffer.concat(Array.from({ length: 6 }, () => aacFrame(300)))
  expect(await tagsOf('a.mp3', song)).toMatchObject({ container: 'aac' })
  const single = Buffer.concat([aacFrame(300), Buffer.alloc(10_000)])
  expect(await tagsOf('a.mp3', Buffer.concat([single, single, single, single]))).toBe('no sound')
})

/** FLAC whose head tells no samples: blocks of 4,096, the last frame is number 299 with 1,000. */
const flac = () => {
  const head = Buffer.alloc(42)
  head.write('fLaC', 0, 'latin1')
  head.writeUInt8(0x80, 4)
  head.writeUInt8(34, 7)
  head.writeUInt16BE(4_096, 8)
  head.writeUInt16BE(4_096, 10)
  // 44.1 kHz, two channels, 16 bits.
  head.writeUInt32BE(0x0ac442f0, 18)
  const frame = Buffer.from([0xff, 0xf8, 0x79, 0x18, 0xc4, 0xab, 999 >> 8, 999 & 255, 0])
  let crc = 0
  for (const byte of frame.subarray(0, 8)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? 0x07 : 0)) & 0xff
  }
  frame[8] = crc
  return Buffer.concat([
    head,
    randomBytes(3_000).map((byte) => byte & 0x7f),
    frame,
    Buffer.alloc(40),
  ])
}

it('reads the length of FLAC from its last frame', async () => {
  const samples = 299 * 4_096 + 1_000
  expect(await flacSamples(opened(flac()))).toBe(samples)
  const durationMs = Math.round(samples / 44.1)
  expect(await tagsOf('a.flac', flac())).toMatchObject({ container: 'flac', durationMs })
})

it('knows no length of what is no FLAC', async () => {
  expect(await flacSamples(opened(Buffer.alloc(100)))).toBe(0)
})
