import type { Random } from '@lanting/painting'
import { bandPass, filter, peak } from './biquad.ts'
import { wander } from './noise.ts'
import type { SoundingNote } from './sounding-note.ts'
import { frequencyOf, SAMPLE_RATE, samplesOf } from './stage.ts'
import { readTable, waveTable } from './wave-table.ts'

/** An instrument that holds a tone and leads it into the next: a flute, a bow. */
export interface Singer {
  /** Overtones when soft and when loud. */
  readonly soft: readonly number[]
  readonly loud: readonly number[]
  readonly attack: number
  readonly release: number
  /** Seconds of the slide into a slurred note. */
  readonly glide: number
  readonly vibratoHertz: number
  readonly vibratoCents: number
  readonly breath: number
  readonly formants: readonly (readonly [hertz: number, q: number, decibels: number])[]
}

interface Curves {
  readonly pitch: Float32Array
  readonly force: Float32Array
  /** Seconds since the last note began. */
  readonly age: Float32Array
}

/** A note that touches the next one continues the breath. Before a gap it fades out. */
const curvesOf = (notes: readonly SoundingNote[], samples: number): Curves => {
  const pitch = new Float32Array(samples).fill(notes[0]?.pitch ?? 60)
  const force = new Float32Array(samples)
  const age = new Float32Array(samples)
  for (const [index, note] of notes.entries()) {
    const next = notes[index + 1]
    const isBound = next !== undefined && next.at - (note.at + note.seconds) < 0.05
    const length = isBound && next ? next.at - note.at : note.seconds
    const sounding = next?.isSlurred ? length : Math.max(length * 0.85, length - 0.07)
    const from = samplesOf(note.at)
    const end = next ? samplesOf(next.at) : samples
    for (let place = from; place < Math.min(end, samples); place++) {
      const seconds = (place - from) / SAMPLE_RATE
      pitch[place] = note.pitch
      age[place] = seconds
      // A held note swells and fades a little.
      const arch = 0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, seconds / Math.max(0.4, length)))
      force[place] = seconds < sounding ? note.strength * arch : 0
    }
  }
  return { pitch, force, age }
}

/** One singer with one breath, so notes must not overlap. */
export const singLine = (
  notes: readonly SoundingNote[],
  samples: number,
  singer: Singer,
  random: Random,
): Float32Array => {
  const { pitch, force, age } = curvesOf(notes, samples)
  const [soft, loud] = [waveTable(singer.soft), waveTable(singer.loud)]
  const drift = wander(samples, 3, random)
  const air = new Float32Array(samples)
  const sound = new Float32Array(samples)
  const ease = (seconds: number) => 1 - Math.exp(-1 / (seconds * SAMPLE_RATE))
  const [glide, rise, fall] = [ease(singer.glide), ease(singer.attack), ease(singer.release)]
  let [phase, at, level, sway] = [0, pitch[0] ?? 60, 0, 0]
  for (let index = 0; index < samples; index++) {
    const target = force[index] ?? 0
    level += (target - level) * (target > level ? rise : fall)
    at += ((pitch[index] ?? at) - at) * glide
    sway += (2 * Math.PI * singer.vibratoHertz * (1 + 0.06 * (drift[index] ?? 0))) / SAMPLE_RATE
    const ripe = Math.min(1, Math.max(0, ((age[index] ?? 0) - 0.18) / 0.5))
    const cents = singer.vibratoCents * ripe * Math.sin(sway) + 3 * (drift[index] ?? 0)
    phase += frequencyOf(at + cents / 100) / SAMPLE_RATE
    if (phase >= 1) phase--
    const tone = readTable(soft, phase) * (1 - level) + readTable(loud, phase) * level
    sound[index] = tone * level * (1 + 0.05 * ripe * Math.sin(sway))
    air[index] = (random() * 2 - 1) * level * singer.breath
  }
  filter(air, bandPass(1_800, 0.6, SAMPLE_RATE))
  for (let index = 0; index < samples; index++) {
    sound[index] = (sound[index] ?? 0) + (air[index] ?? 0)
  }
  for (const [hertz, q, decibels] of singer.formants) {
    filter(sound, peak(hertz, q, decibels, SAMPLE_RATE))
  }
  return sound
}
