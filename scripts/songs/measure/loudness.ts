import { createLoudnessMeter } from '../../../apps/server/src/features/music/loudness/loudness.rules.ts'

/** Integrated loudness in LUFS, by the meter of the site; -Infinity for silence. */
export const loudness = (channelData: readonly Float32Array[], sampleRate: number): number => {
  const meter = createLoudnessMeter()
  meter.add({ channelData, sampleRate })
  return meter.lufs() ?? Number.NEGATIVE_INFINITY
}
