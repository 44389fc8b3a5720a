import { jitter, type Random } from '@lanting/painting'
import { type Mode, ring } from './modes.ts'
import { filterNoise } from './noise.ts'
import type { SoundingNote } from './sounding-note.ts'
import { frequencyOf } from './stage.ts'

/** Higher notes decay sooner: half as long for each octave and a half. */
const fadingWith = (pitch: number, seconds: number) => seconds * 2 ** ((60 - pitch) / 18)

/** A soft piano with the felt between hammer and strings. */
export const felt = ({ pitch, strength, seconds }: SoundingNote, random: Random) => {
  const base = frequencyOf(pitch)
  const stiffness = 0.00025 * 2 ** ((pitch - 60) / 12)
  const decay = fadingWith(pitch, 7)
  const dullness = 0.34 - 0.16 * strength + (pitch - 60) * 0.004
  const modes = Array.from({ length: 16 }, (_, index): Mode[] => {
    const number = index + 1
    const hertz = base * number * Math.sqrt(1 + stiffness * number * number)
    const gain = strength * number ** -0.9 * Math.exp(-dullness * number)
    const fade = decay / (1 + 0.32 * index)
    // Two strings, slightly out of tune, make the tone lively.
    return [
      { hertz: hertz * (1 + jitter(random, 0.0004)), gain: gain * 0.7, decay: fade },
      { hertz: hertz * 1.0006, gain: gain * 0.3, decay: fade * 0.6 },
    ]
  }).flat()
  const sound = ring(modes, { attack: 0.004, dampedAfter: seconds + 0.35, longest: 7 })
  const knock = filterNoise(0.03, 500, random)
  for (let index = 0; index < Math.min(knock.length, sound.length); index++) {
    sound[index] = (sound[index] ?? 0) + (knock[index] ?? 0) * 0.12 * strength
  }
  return sound
}

const BAR_RATIOS = [1, 2.756, 5.404, 8.933]
const BAR_GAINS = [1, 0.28, 0.1, 0.03]

/** A music box or a celesta: metal bars, struck softly. */
export const celesta = ({ pitch, strength }: SoundingNote, random: Random) => {
  const base = frequencyOf(pitch)
  const decay = fadingWith(pitch, 4.5)
  const modes = BAR_RATIOS.map((ratio, index) => ({
    hertz: base * ratio * (1 + jitter(random, 0.0006)),
    gain: strength * (BAR_GAINS[index] ?? 0) * (0.6 + 0.4 * strength),
    decay: decay / (1 + 1.6 * index),
  }))
  const shimmer = { hertz: base * 1.0015, gain: strength * 0.25, decay: decay * 0.8 }
  return ring([...modes, shimmer], { attack: 0.002, longest: 5 })
}

const BELL_RATIOS = [0.5, 1, 1.183, 1.506, 2, 2.514, 3.011, 4.166]
const BELL_GAINS = [0.55, 1, 0.4, 0.3, 0.45, 0.16, 0.1, 0.05]

/** A distant tower bell: its hum is an octave below its nominal pitch. */
export const temple = ({ pitch, strength }: SoundingNote, random: Random) => {
  const base = frequencyOf(pitch)
  const modes = BELL_RATIOS.flatMap((ratio, index): Mode[] => {
    const mode = {
      hertz: base * ratio,
      gain: strength * (BELL_GAINS[index] ?? 0),
      decay: 9 / (1 + 0.55 * index),
    }
    return [
      mode,
      { ...mode, hertz: mode.hertz * (1.0012 + jitter(random, 0.0008)), gain: mode.gain * 0.5 },
    ]
  })
  return ring(modes, { attack: 0.006, longest: 8 })
}

/** A double bass, plucked. */
export const doubleBass = ({ pitch, strength, seconds }: SoundingNote, random: Random) => {
  const base = frequencyOf(pitch)
  const modes = Array.from({ length: 7 }, (_, index) => ({
    hertz: base * (index + 1) * (1 + jitter(random, 0.0006)),
    gain: strength * (index + 1) ** -1.35 * (index === 1 ? 1.2 : 1),
    decay: 3.2 / (1 + 0.6 * index),
  }))
  return ring(modes, { attack: 0.012, dampedAfter: seconds + 0.05, longest: 3.5 })
}
