import type { Decoded } from './decoder.ts'
import { decodersOf } from './decoders.ts'
import { createLoudnessMeter } from './loudness.rules.ts'

/** The loudness to which ReplayGain 2 levels songs. */
const REFERENCE_LUFS = -18
const GAIN_MAX_DB = 51

const gainOf = (lufs: number | undefined): number | null => {
  if (lufs === undefined) return null
  const gain = REFERENCE_LUFS - lufs
  return Math.abs(gain) <= GAIN_MAX_DB ? Math.round(gain * 100) / 100 : null
}

/** Undefined: the decoder finds no samples. */
const meterOf = async (parts: AsyncIterable<Decoded>) => {
  const meter = createLoudnessMeter()
  for await (const decoded of parts) meter.add(decoded)
  return meter.hasSamples() ? meter : undefined
}

/** The gain of a song file to an equal loudness, in dB; null if it has no sound. */
export const measureGain = async (path: string, ffmpeg?: string): Promise<number | null> => {
  let failure: unknown
  for (const { decode } of decodersOf(path, ffmpeg)) {
    try {
      const meter = await meterOf(decode(path))
      if (meter) return gainOf(meter.lufs())
    } catch (error) {
      failure = error
    }
  }
  if (failure) throw failure
  return null
}
