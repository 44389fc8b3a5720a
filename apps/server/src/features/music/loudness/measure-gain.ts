import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { createWavDecoder } from './decode-wav.ts'
import type { Decoder } from './decoder.ts'
import { createLoudnessMeter } from './loudness.rules.ts'

const DECODERS: Readonly<Record<string, () => Promise<Decoder>>> = {
  '.mp3': async () => new (await import('mpg123-decoder')).MPEGDecoder(),
  '.flac': async () => new (await import('@wasm-audio-decoders/flac')).FLACDecoder(),
  '.ogg': async () => new (await import('@wasm-audio-decoders/ogg-vorbis')).OggVorbisDecoder(),
  '.wav': async () => createWavDecoder(),
}

/** The extensions of the files that can be measured. */
export const MEASURABLE = Object.keys(DECODERS)

/** The loudness to which ReplayGain 2 levels songs. */
const REFERENCE_LUFS = -18
const GAIN_MAX_DB = 51

/** The gain of a song file to an equal loudness, in dB; null if it has no sound. */
export const measureGain = async (path: string): Promise<number | null> => {
  const decoder = await DECODERS[extname(path).toLowerCase()]?.()
  if (!decoder) return null
  await decoder.ready
  let meter: ReturnType<typeof createLoudnessMeter> | undefined
  for await (const bytes of createReadStream(path)) {
    const { channelData, sampleRate } = await decoder.decode(bytes)
    if (!channelData[0]?.length) continue
    meter ??= createLoudnessMeter(sampleRate, channelData.length)
    meter.add(channelData)
  }
  const lufs = meter?.lufs()
  if (lufs === undefined) return null
  const gain = REFERENCE_LUFS - lufs
  return Math.abs(gain) <= GAIN_MAX_DB ? Math.round(gain * 100) / 100 : null
}
