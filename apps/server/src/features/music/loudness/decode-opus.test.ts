import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { decodeOpus } from './decode-opus.ts'
import { measureGain } from './measure-gain.ts'
import { createOggReader, createPacketReader } from './ogg-pages.ts'

/** Four seconds of 1 kHz in mono; by the filter `ebur128` of FFmpeg, -23.1 LUFS. */
const TONE = readFileSync(new URL('tone.opus', import.meta.url))
const TONE_GAIN_DB = -18 + 23.1
const STEREO_LU = 3

const packetsOf = (file: Buffer) => {
  const read = createPacketReader()
  return [...createOggReader()(file)].flatMap(read)
}
const SOUND = packetsOf(TONE).slice(2)

/** A page without its checksum, which the reader does not need. */
const page = (flags: number, packets: readonly Buffer[], serial = 1) => {
  const lengths = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  const header = Buffer.alloc(27)
  header.write('OggS')
  header.writeUInt8(flags, 5)
  header.writeUInt32LE(serial, 14)
  header.writeUInt8(lengths.length, 26)
  return Buffer.concat([header, Buffer.from(lengths), ...packets])
}

interface Head {
  readonly channels?: number
  readonly gainDb?: number
  readonly family?: number
  readonly mapping?: readonly number[]
}

const opusHead = ({ channels = 1, gainDb = 0, family = 0, mapping = [] }: Head) => {
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head.writeUInt8(1, 8)
  head.writeUInt8(channels, 9)
  head.writeUInt16LE(312, 10)
  head.writeInt16LE(Math.round(gainDb * 256), 16)
  head.writeUInt8(family, 18)
  return Buffer.concat([head, Buffer.from(mapping)])
}

const opus = (head: Head, serial = 1, tags = Buffer.from('OpusTags')) =>
  Buffer.concat([
    page(2, [opusHead(head)], serial),
    page(0, [tags], serial),
    ...SOUND.map((packet) => page(0, [packet], serial)),
  ])

const fileOf = async (content: Buffer, name = 'song.opus') => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-opus-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const gainOf = async (content: Buffer, name?: string) =>
  (await measureGain(await fileOf(content, name))) ?? Number.NaN
const expectGain = (gain: number, expected: number) =>
  expect(Math.abs(gain - expected)).toBeLessThan(0.2)

it.each(['song.opus', 'song.ogg', 'song.oga'])('measures Opus in %s', async (name) => {
  expectGain(await gainOf(TONE, name), TONE_GAIN_DB)
})

it.each([13, -10])('applies an output gain of %d dB', async (gainDb) => {
  expectGain(await gainOf(opus({ gainDb })), TONE_GAIN_DB - gainDb)
})

it('skips the samples before the sound', async () => {
  let samples = 0
  for await (const { channelData } of decodeOpus(await fileOf(opus({})))) {
    samples += channelData[0]?.length ?? 0
  }
  expect(samples).toBe(SOUND.length * 2_880 - 312)
})

it('measures stereo and surround', async () => {
  expectGain(await gainOf(opus({ channels: 2 })), TONE_GAIN_DB - STEREO_LU)
  // Five channels of one stream and a silent one: the sum of 1, 1, 1, 1.41 and 1.41.
  const mapping = [1, 0, 0, 0, 0, 0, 0, 255]
  const gain = await gainOf(opus({ channels: 6, family: 1, mapping }))
  expectGain(gain, TONE_GAIN_DB - 10 * Math.log10(5.82))
})

it('measures streams after each other, and only one of those at the same time', async () => {
  const chain = Buffer.concat([opus({ gainDb: -3 }), opus({ channels: 2, gainDb: -6 }, 2)])
  expectGain(await gainOf(chain), TONE_GAIN_DB + 3)
  const [first, second] = [opus({}, 1), opus({ gainDb: 20 }, 2)]
  const headBytes = page(2, [opusHead({})]).length
  const mixed = [first.subarray(0, headBytes), second.subarray(0, headBytes)]
  const sounds = [first.subarray(headBytes), second.subarray(headBytes)]
  expectGain(await gainOf(Buffer.concat([...mixed, ...sounds])), TONE_GAIN_DB)
})

it('finds the sound behind a large picture, and goes on behind damage', async () => {
  const tags = Buffer.alloc(200_000, 'OpusTags')
  const parts = [0, 1, 2, 3].map((part) => tags.subarray(part * 63_750, (part + 1) * 63_750))
  const pages = parts.map((part, at) => {
    const whole = page(at === 0 ? 0 : 1, [part])
    // A length of 255 says that the packet goes on.
    return at === 3
      ? whole
      : Buffer.concat([whole.subarray(0, 26), Buffer.from([250]), whole.subarray(27, 277), part])
  })
  const [head, ...sound] = [page(2, [opusHead({})]), ...SOUND.map((packet) => page(0, [packet]))]
  if (!head) throw new Error('no head')
  expectGain(await gainOf(Buffer.concat([head, ...pages, ...sound])), TONE_GAIN_DB)
  const damaged = Buffer.concat([opus({}), Buffer.alloc(70_000, 7), ...sound])
  expectGain(await gainOf(damaged), TONE_GAIN_DB)
})

it('measures what is left of a file that is cut', async () => {
  expectGain(await gainOf(TONE.subarray(0, TONE.length / 2)), TONE_GAIN_DB)
  expect(await gainOf(TONE.subarray(0, 40))).toBeNaN()
})

it.each<Head & { name: string }>([
  { name: 'an unknown family', channels: 2, family: 255, mapping: [2, 0, 0, 1] },
  { name: 'no channels', channels: 0 },
  { name: 'too many channels', channels: 9, family: 1, mapping: [9, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8] },
  { name: 'a stream that is missing', channels: 2, family: 1, mapping: [1, 0, 0, 1] },
  { name: 'more pairs than streams', channels: 2, family: 1, mapping: [1, 2, 0, 1] },
  { name: 'a head that is cut', channels: 2, family: 1, mapping: [1, 1, 0] },
])('rejects a file with $name', async (head) => {
  await expect(gainOf(opus(head))).rejects.toThrow('channels')
})
