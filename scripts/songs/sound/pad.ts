import { between, type Random } from '@lanting/painting'
import type { SoundingNote } from './sounding-note.ts'
import { frequencyOf, place, SAMPLE_RATE, type Stereo, samplesOf } from './stage.ts'
import { readTable, waveTable } from './wave-table.ts'

const WARM = waveTable(Array.from({ length: 9 }, (_, index) => (index + 1) ** -1.9))

const ATTACK_SECONDS = 0.7
const RELEASE_SECONDS = 1.4
/** Three players on every tone, each slightly detuned and in another position. */
const PLAYERS = [
  { detune: -0.0022, pan: -0.7 },
  { detune: 0.0004, pan: 0.05 },
  { detune: 0.0025, pan: 0.7 },
]

const swell = (note: SoundingNote, detune: number, random: Random) => {
  const sound = new Float32Array(samplesOf(note.seconds + RELEASE_SECONDS))
  const step = (frequencyOf(note.pitch) * (1 + detune)) / SAMPLE_RATE
  const rise = samplesOf(Math.min(ATTACK_SECONDS, note.seconds * 0.6))
  const fall = samplesOf(RELEASE_SECONDS)
  const breath = (2 * Math.PI * between(random, 0.08, 0.2)) / SAMPLE_RATE
  let phase = random()
  for (let index = 0; index < sound.length; index++) {
    const up = Math.min(1, index / rise)
    const down = Math.min(1, (sound.length - index) / fall)
    const life = 0.85 + 0.15 * Math.sin(breath * index)
    sound[index] = readTable(WARM, phase) * up * up * down * down * life * note.strength
    phase += step
    if (phase >= 1) phase--
  }
  return sound
}

export const playPad = (notes: readonly SoundingNote[], stage: Stereo, random: Random) => {
  for (const note of notes) {
    for (const { detune, pan } of PLAYERS) place(stage, swell(note, detune, random), note.at, pan)
  }
}
