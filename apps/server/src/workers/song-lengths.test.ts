import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { mp3 } from '../testing/sounds.ts'
import { flacSamples } from './flac-length.ts'
import { hasMpegSound } from './mpeg-frames.ts'

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

/** FLAC whose head tells no samples: blocks of 4,096, the last frame is number 299 with 1,000. */
const flac = () => {
  const head = Buffer.alloc(42)
  head.write('fLaC', 0, 'latin1')
  head.writeUInt8(0x80, 4)
  head.writeUInt8(34, 7)
  head.writeUInt16BE(4_096, 8)
  head.writeUInt16BE(4_096, 10)
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
  expect(await flacSamples(opened(flac()))).toBe(299 * 4_096 + 1_000)
})

it('knows no length of what is no FLAC', async () => {
  expect(await flacSamples(opened(Buffer.alloc(100)))).toBe(0)
})
