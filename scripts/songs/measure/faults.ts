import { longestSilence } from './longest-silence.ts'
import { loudness } from './loudness.ts'
import { decibels, truePeak } from './true-peak.ts'

const SHORTEST_SECONDS = 45
const LONGEST_SECONDS = 120
const LOUDNESS_LUFS = -16
const TOLERANCE_LU = 2
/** Full scale, minus the possible rounding errors of a player. */
const HIGHEST_PEAK_DBTP = -1
const LONGEST_SILENCE_SECONDS = 2

/** Returns the faults of a song as text; none if it is accepted. */
export const faultsOf = (channels: readonly Float32Array[], rate: number): string[] => {
  const seconds = (channels[0]?.length ?? 0) / rate
  const lufs = loudness(channels, rate)
  const peak = decibels(truePeak(channels))
  const silence = longestSilence(channels, rate)
  return [
    seconds < SHORTEST_SECONDS ? `only ${seconds.toFixed(1)} s` : '',
    seconds > LONGEST_SECONDS ? `${seconds.toFixed(1)} s long` : '',
    lufs > LOUDNESS_LUFS + TOLERANCE_LU ? `too loud: ${lufs.toFixed(1)} LUFS` : '',
    lufs < LOUDNESS_LUFS - TOLERANCE_LU ? `too soft: ${lufs.toFixed(1)} LUFS` : '',
    peak > HIGHEST_PEAK_DBTP ? `clips: ${peak.toFixed(1)} dBTP` : '',
    silence > LONGEST_SILENCE_SECONDS ? `silent for ${silence.toFixed(1)} s` : '',
  ].filter(Boolean)
}
