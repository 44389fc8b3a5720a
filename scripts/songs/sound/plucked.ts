import type { Random } from '@lanting/painting'
import { soften } from './modes.ts'
import type { SoundingNote } from './sounding-note.ts'
import { frequencyOf, SAMPLE_RATE, samplesOf } from './stage.ts'

interface String {
  /** The decay of middle C in seconds. */
  readonly decay: number
  /** 0 is gut, 1 is steel. */
  readonly brightness: number
  /** The plucking position, as a share of the string. */
  readonly pluckedAt: number
  readonly longest: number
}

/** A burst of noise of one period: the finger leaves the string. */
const excitation = (period: number, softness: number, pluckedAt: number, random: Random) => {
  const burst = Array.from({ length: period }, () => random() * 2 - 1)
  // Filtered twice in a circle with a low pass, so that the loop does not click.
  for (let pass = 0; pass < 2; pass++) {
    let last = burst.at(-1) ?? 0
    for (const [index, value] of burst.entries()) {
      last += (value - last) * (1 - softness)
      burst[index] = last
    }
  }
  const gap = Math.max(1, Math.round(period * pluckedAt))
  const combed = burst.map((value, index) => value - (burst.at(index - gap) ?? 0))
  const mean = combed.reduce((sum, value) => sum + value, 0) / period
  const power = Math.sqrt(combed.reduce((sum, value) => sum + (value - mean) ** 2, 0) / period)
  return combed.map((value) => (value - mean) / (power || 1))
}

/** A string by Karplus and Strong, tuned by an all-pass filter. */
const pluck = (
  { pitch, strength, seconds }: SoundingNote,
  { decay, brightness, pluckedAt, longest }: String,
  random: Random,
): Float32Array => {
  const hertz = frequencyOf(pitch)
  const damping = 0.5 - 0.36 * brightness
  const delay = SAMPLE_RATE / hertz - damping
  const period = Math.floor(delay - 0.1)
  const fraction = delay - period
  const tuning = (1 - fraction) / (1 + fraction)
  const fade = decay * 2 ** ((60 - pitch) / 20)
  const loss = 10 ** (-3 / (hertz * fade))
  const softness = 0.75 - 0.45 * brightness - 0.2 * strength
  const string = excitation(period, Math.max(0.05, softness), pluckedAt, random)
  const sound = new Float32Array(samplesOf(Math.min(longest, Math.max(fade, seconds))))
  let [place, lastOut, lastIn, lastTuned] = [0, 0, 0, 0]
  for (let index = 0; index < sound.length; index++) {
    const out = string[place] ?? 0
    sound[index] = out * strength * 0.3
    const smoothed = ((1 - damping) * out + damping * lastOut) * loss
    lastOut = out
    const tuned = tuning * smoothed + lastIn - tuning * lastTuned
    lastIn = smoothed
    lastTuned = tuned
    string[place] = tuned
    place = place + 1 === period ? 0 : place + 1
  }
  soften(sound, 0.001, 0.25)
  return sound
}

const GUZHENG: String = { decay: 4.2, brightness: 0.72, pluckedAt: 0.13, longest: 4.5 }
const GUITAR: String = { decay: 3.4, brightness: 0.4, pluckedAt: 0.24, longest: 3.5 }
const HARP: String = { decay: 4, brightness: 0.5, pluckedAt: 0.42, longest: 4.5 }

type Strike = (note: SoundingNote, random: Random) => Float32Array

export const guzheng: Strike = (note, random) => pluck(note, GUZHENG, random)
export const guitar: Strike = (note, random) => pluck(note, GUITAR, random)
export const harp: Strike = (note, random) => pluck(note, HARP, random)
