import type { Decoded, Decoder } from './decoder.ts'

const RIFF_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const PCM = 1
const FLOAT = 3
/** The format in which another one is named. */
const EXTENSIBLE = 0xfffe
const SUBFORMAT_AT = 24

/** A program that writes to a pipe does not know the size. */
const UNKNOWN_SIZES = [0, 0xffffffff]

type ReadSample = (bytes: DataView, at: number) => number

/** The samples that are common, by their format and size in bits. */
const READERS: ReadonlyMap<string, ReadSample> = new Map(
  Object.entries({
    [`${PCM}-8`]: (bytes, at) => (bytes.getUint8(at) - 128) / 128,
    [`${PCM}-16`]: (bytes, at) => bytes.getInt16(at, true) / 2 ** 15,
    [`${PCM}-24`]: (bytes, at) =>
      (bytes.getUint16(at, true) + bytes.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
    [`${PCM}-32`]: (bytes, at) => bytes.getInt32(at, true) / 2 ** 31,
    [`${FLOAT}-32`]: (bytes, at) => bytes.getFloat32(at, true),
    [`${FLOAT}-64`]: (bytes, at) => bytes.getFloat64(at, true),
  }),
)

interface Format {
  readonly channels: number
  readonly sampleRate: number
  readonly sampleBytes: number
  readonly read: ReadSample
}

const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

const formatOf = (chunk: Buffer): Format => {
  const named = chunk.readUInt16LE(0)
  const format = named === EXTENSIBLE ? chunk.readUInt16LE(SUBFORMAT_AT) : named
  const bits = chunk.readUInt16LE(14)
  const channels = chunk.readUInt16LE(2)
  const read = READERS.get(`${format}-${bits}`)
  if (!read || channels === 0) throw new Error(`WAV format ${format} with ${bits} bits is unknown`)
  return { channels, sampleRate: chunk.readUInt32LE(4), sampleBytes: bits / 8, read }
}

const samplesOf = (bytes: Buffer, { channels, sampleBytes, read }: Format) => {
  const view = viewOf(bytes)
  const frameBytes = channels * sampleBytes
  const length = Math.floor(bytes.length / frameBytes)
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length }, (_, frame) =>
      read(view, frame * frameBytes + channel * sampleBytes),
    ),
  )
}

/** Decodes the samples of a WAV file that arrives in parts. */
export const createWavDecoder = (): Decoder => {
  let rest: Buffer = Buffer.alloc(0)
  /** Bytes of a chunk that are not read. */
  let skipped = RIFF_BYTES
  let format: Format | undefined
  /** Bytes of samples that follow; undefined before them. */
  let left: number | undefined

  const take = (count: number) => {
    const taken = rest.subarray(0, count)
    rest = rest.subarray(count)
    return taken
  }
  /** Returns whether more of the head can be read. */
  const readHead = (): boolean => {
    skipped -= take(Math.min(skipped, rest.length)).length
    if (skipped > 0 || rest.length < CHUNK_HEADER_BYTES) return false
    const name = rest.toString('latin1', 0, 4)
    const size = rest.readUInt32LE(4)
    if (name === 'fmt ' && rest.length < CHUNK_HEADER_BYTES + size) return false
    take(CHUNK_HEADER_BYTES)
    if (name === 'fmt ') format = formatOf(rest)
    if (name === 'data') left = UNKNOWN_SIZES.includes(size) ? Number.POSITIVE_INFINITY : size
    // Chunks begin at even places.
    else skipped = size + (size % 2)
    return left === undefined
  }

  const decode = (bytes: Uint8Array): Decoded => {
    rest = Buffer.concat([rest, bytes])
    while (left === undefined && readHead());
    if (left === undefined) return { channelData: [], sampleRate: 0 }
    if (!format) throw new Error('WAV without a format')
    const frameBytes = format.channels * format.sampleBytes
    const count = Math.min(left, rest.length)
    const samples = take(count - (count % frameBytes))
    left -= samples.length
    return { channelData: samplesOf(samples, format), sampleRate: format.sampleRate }
  }
  return { ready: Promise.resolve(), decode }
}
