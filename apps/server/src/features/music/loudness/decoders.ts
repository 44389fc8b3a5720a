import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { vorbisWeightsOf } from './channel-weights.rules.ts'
import { createFfmpegDecoder } from './decode-ffmpeg.ts'
import { createWavDecoder } from './decode-wav.ts'
import type { Decoded, DecodeFile, Decoder } from './decoder.ts'
import { createOggReader } from './ogg-pages.ts'
import { isOpusHead } from './opus-head.rules.ts'

const inParts = (create: () => Promise<Decoder>): DecodeFile =>
  async function* (path) {
    const decoder = await create()
    await decoder.ready
    for await (const bytes of createReadStream(path)) yield decoder.decode(bytes)
  }

const decodeVorbis = inParts(async () => {
  const decoder = new (await import('@wasm-audio-decoders/ogg-vorbis')).OggVorbisDecoder()
  return {
    ready: decoder.ready,
    decode: async (bytes) => {
      const decoded = await decoder.decode(bytes)
      return { ...decoded, weights: vorbisWeightsOf(decoded.channelData.length) }
    },
  }
})

/** All streams of an Ogg file have their first page at its beginning. */
const OGG_HEAD_BYTES = 4_096

const isOpus = async (path: string) => {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(OGG_HEAD_BYTES), 0, OGG_HEAD_BYTES, 0)
  const pages = [...createOggReader()(buffer.subarray(0, bytesRead))]
  return pages.some(({ isFirst, packets: [head] }) => isFirst && head && isOpusHead(head))
}

async function* decodeOgg(path: string): AsyncGenerator<Decoded> {
  yield* (await isOpus(path))
    ? (await import('./decode-opus.ts')).decodeOpus(path)
    : decodeVorbis(path)
}

interface NamedDecoder {
  /** A decoder that reads more files than before gets a new name: they are tried again. */
  readonly name: string
  readonly decode: DecodeFile
}

const OGG: NamedDecoder = { name: 'ogg', decode: decodeOgg }

/** By the extension of the file. */
const DECODERS: ReadonlyMap<string, NamedDecoder> = new Map(
  Object.entries({
    '.mp3': {
      name: 'mp3',
      decode: inParts(async () => new (await import('mpg123-decoder')).MPEGDecoder()),
    },
    '.flac': {
      name: 'flac',
      decode: inParts(async () => new (await import('@wasm-audio-decoders/flac')).FLACDecoder()),
    },
    '.ogg': OGG,
    '.oga': OGG,
    '.opus': OGG,
    '.wav': { name: 'wav', decode: inParts(async () => createWavDecoder()) },
  }),
)

/** The decoders of such a file, the best first; ffmpeg reads everything, where it is installed. */
export const decodersOf = (path: string, ffmpeg: string | undefined): readonly NamedDecoder[] => {
  const own = DECODERS.get(extname(path).toLowerCase())
  return [
    ...(own ? [own] : []),
    ...(ffmpeg ? [{ name: 'ffmpeg', decode: createFfmpegDecoder(ffmpeg) }] : []),
  ]
}
