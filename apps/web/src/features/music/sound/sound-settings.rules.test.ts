import { describe, expect, it } from 'vitest'
import {
  BANDS_HZ,
  blendOf,
  gainFactor,
  isPlain,
  PLAIN,
  PRESETS,
  readSound,
} from './sound-settings.rules.ts'

describe('the settings of the sound', () => {
  it.each([undefined, null, 'x', [], { speed: 9, crossfadeS: -1, preset: 'loud' }])(
    'are all off from %j',
    (stored) => {
      expect(readSound(stored)).toEqual(PLAIN)
      expect(blendOf(readSound(stored))).toBeUndefined()
      expect(isPlain(readSound(stored))).toBe(true)
    },
  )

  it('are read back as they were stored', () => {
    const chosen = { speed: 1.5, crossfadeS: 6, isGapless: true, isLevelled: true, preset: 'bass' }
    expect(readSound(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
    expect(isPlain(readSound(chosen))).toBe(false)
  })

  it('limit the crossfade', () => {
    expect(readSound({ crossfadeS: 99 }).crossfadeS).toBe(8)
    expect(readSound({ crossfadeS: 2.5 }).crossfadeS).toBe(0)
  })

  it('let the last song sound to its end', () => {
    expect(blendOf({ ...PLAIN, crossfadeS: 8 }, true)).toBeUndefined()
    expect(blendOf({ ...PLAIN, isGapless: true }, true)).toBeUndefined()
  })

  it('fade before they play without a gap', () => {
    expect(blendOf({ ...PLAIN, isGapless: true })).toBe(0)
    expect(blendOf({ ...PLAIN, isGapless: true, crossfadeS: 3 })).toBe(3)
  })
})

it('every preset has a gain for every band', () => {
  for (const gains of Object.values(PRESETS)) expect(gains).toHaveLength(BANDS_HZ.length)
})

it.each([
  [undefined, 1],
  [0, 1],
  [-6, 0.501],
  [6, 1.995],
  [Number.NaN, 1],
  [99, 3.981],
])('a gain of %d dB is the factor %d', (gain, factor) => {
  expect(gainFactor(gain)).toBeCloseTo(factor, 3)
})
