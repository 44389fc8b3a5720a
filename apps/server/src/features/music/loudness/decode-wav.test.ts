import { expect, it } from 'vitest'
import { createWavDecoder } from './decode-wav.ts'
import { createLoudnessMeter } from './loudness.rules.ts'

const RATE = 8_000
const SECONDS = 3
const PEAK = 0.25

type Write = (bytes: Buffer, value: number, at: number) => void

const chunk = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** A sine of 1 kHz in both channels, with an odd chunk of text before the samples. */
const wav = (
  format: number,
  bits: number,
  write: Write,
  before = chunk('LIST', Buffer.alloc(7)),
) => {
  const fmt = Buffer.alloc(format === 0xfffe ? 40 : 16)
  fmt.writeUInt16LE(format, 0)
  fmt.writeUInt16LE(2, 2)
  fmt.writeUInt32LE(RATE, 4)
  fmt.writeUInt16LE(bits, 14)
  if (format === 0xfffe) fmt.writeUInt16LE(1, 24)
  const bytes = bits / 8
  const samples = Buffer.alloc(RATE * SECONDS * 2 * bytes)
  for (let at = 0; at < RATE * SECONDS * 2; at += 1) {
    write(samples, PEAK * Math.sin((2 * Math.PI * 1_000 * Math.floor(at / 2)) / RATE), at * bytes)
  }
  const riff = Buffer.from('RIFF____WAVE', 'latin1')
  return Buffer.concat([riff, chunk('fmt ', fmt), before, chunk('data', samples)])
}

const loudnessOf = async (file: Buffer, partBytes = file.length) => {
  const decoder = createWavDecoder()
  const meter = createLoudnessMeter()
  for (let at = 0; at < file.length; at += partBytes) {
    const { channelData, sampleRate } = await decoder.decode(file.subarray(at, at + partBytes))
    if (channelData[0]?.length) expect([channelData.length, sampleRate]).toEqual([2, RATE])
    meter.add({ channelData, sampleRate })
  }
  return meter.lufs() ?? 0
}

const int16: Write = (bytes, value, at) => bytes.writeInt16LE(Math.round(value * 0x7fff), at)
const FILES: readonly (readonly [name: string, format: number, bits: number, write: Write])[] = [
  ['8 bits', 1, 8, (bytes, value, at) => bytes.writeUInt8(Math.round(value * 128 + 128), at)],
  ['16 bits', 1, 16, int16],
  ['24 bits', 1, 24, (b, value, at) => b.writeIntLE(Math.round(value * 0x7fffff), at, 3)],
  ['32 bits', 1, 32, (b, value, at) => b.writeInt32LE(Math.round(value * 0x7fffffff), at)],
  ['floats', 3, 32, (bytes, value, at) => bytes.writeFloatLE(value, at)],
  ['long floats', 3, 64, (bytes, value, at) => bytes.writeDoubleLE(value, at)],
  ['16 bits in the extensible format', 0xfffe, 16, int16],
]

/** The same sine as 32 bit floats; the filters of the meter are not exact at this low rate. */
const expected = loudnessOf(wav(3, 32, (bytes, value, at) => bytes.writeFloatLE(value, at)))

it.each(FILES)('measures a WAV file of %s within 0.1 LU', async (_, format, bits, write) => {
  expect(Math.abs((await loudnessOf(wav(format, bits, write))) - (await expected))).toBeLessThan(
    0.1,
  )
})

it('measures the same, however small the parts are', async () => {
  const file = wav(1, 24, (b, value, at) => b.writeIntLE(Math.round(value * 0x7fffff), at, 3))
  expect(await loudnessOf(file, 11)).toBeCloseTo(await loudnessOf(file), 3)
})

it('finds the samples behind a picture', async () => {
  const file = wav(1, 16, int16, chunk('id3 ', Buffer.alloc(300_001)))
  expect(await loudnessOf(file, 65_536)).toBeCloseTo(await expected, 1)
})

it('rejects a file that is compressed', () => {
  expect(() => createWavDecoder().decode(wav(0x55, 16, int16))).toThrow('unknown')
})
