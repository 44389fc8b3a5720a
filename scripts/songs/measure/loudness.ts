import { createLoudnessMeter } from '../../../apps/server/src/features/music/loudness/loudness.rules.ts'

/** Integrated loudness in LUFS, by the meter of the site; -Infinity for silence. */
export const loudness = (channels: readonly Float32Array[], rate: number): number => {
  const meter = createLoudnessMeter(rate, channels.length)
  meter.add(channels)
  return meter.lufs() ?? Number.NEGATIVE_INFINITY
}
