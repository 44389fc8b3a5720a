import { randomFrom } from '@lanting/painting'
import { describe, expect, it } from 'vitest'
import { samplePeak } from '../measure/true-peak.ts'
import { INSTRUMENTS, type InstrumentName } from './instruments.ts'
import { frequencyOf, SAMPLE_RATE, samplesOf, silence } from './stage.ts'

const NAMES = Object.keys(INSTRUMENTS) as InstrumentName[]
const SECONDS = 1.2
const A4 = 69

const play = (name: InstrumentName, seed = 'one') => {
  const stage = silence(samplesOf(SECONDS))
  const note = { at: 0, seconds: SECONDS, pitch: A4, strength: 0.8, isSlurred: false }
  INSTRUMENTS[name]([note], stage, { pan: 0, spread: 0 }, randomFrom(seed))
  return stage.left
}

const bytesOf = ({ buffer }: Float32Array) => Buffer.from(buffer)

/** Returns the energy of a sound at a frequency (Goertzel), without its beginning. */
const powerAt = (sound: Float32Array, hertz: number) => {
  const twice = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
  let [one, two] = [0, 0]
  for (const value of sound.subarray(samplesOf(0.1), samplesOf(1.1))) {
    const next = value + twice * one - two
    two = one
    one = next
  }
  return one * one + two * two - twice * one * two
}

describe.each(NAMES)('%s', (name) => {
  it('sounds the written note, not its neighbours', () => {
    const sound = play(name)
    const own = powerAt(sound, frequencyOf(A4))
    expect(own).toBeGreaterThan(8 * powerAt(sound, frequencyOf(A4 + 1)))
    expect(own).toBeGreaterThan(8 * powerAt(sound, frequencyOf(A4 - 1)))
  })

  it('is in tune within ten cents', () => {
    const sound = play(name)
    const cents = [-30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30]
    const powers = cents.map((cent) => powerAt(sound, frequencyOf(A4 + cent / 100)))
    const best = cents[powers.indexOf(Math.max(...powers))]
    expect(Math.abs(best ?? 99)).toBeLessThanOrEqual(10)
  })

  it('sounds the same for the same seed', () => {
    // Compared as bytes, because comparing samples would take longer than playing.
    expect(Buffer.compare(bytesOf(play(name)), bytesOf(play(name)))).toBe(0)
  })

  it('is audible, and stays finite', () => {
    const peak = samplePeak(play(name))
    expect(peak).toBeGreaterThan(0.01)
    expect(peak).toBeLessThan(10)
  })
})
