import { describe, expect, it } from 'vitest'
import { brightened, resized, STAGE_DEFAULTS, savedSettings } from './stage-settings.rules.ts'

const times = <Value>(count: number, step: (value: Value) => Value, from: Value): Value =>
  Array.from({ length: count }).reduce<Value>((value) => step(value), from)

describe('the sizes of the stage', () => {
  it.each([
    ['title', 5, 1],
    ['artist', 2.4, 0],
    ['lyric', 4, 1],
  ] as const)('%s changes by tenths up to %d and down to %d', (kind, max, min) => {
    expect(resized(STAGE_DEFAULTS, kind, 1)[kind]).toBe(
      Math.round((STAGE_DEFAULTS[kind] + 0.1) * 10) / 10,
    )
    expect(times(60, (all) => resized(all, kind, 1), STAGE_DEFAULTS)[kind]).toBe(max)
    expect(times(60, (all) => resized(all, kind, -1), STAGE_DEFAULTS)[kind]).toBe(min)
  })
})

it('cycles the brightness by tenths', () => {
  const seen = [STAGE_DEFAULTS]
  for (let step = 0; step < 11; step += 1) seen.push(brightened(seen.at(-1) ?? STAGE_DEFAULTS))
  expect(seen.map(({ brightness }) => brightness)).toEqual([
    0.5, 0.6, 0.7, 0.8, 0.9, 1, 0, 0.1, 0.2, 0.3, 0.4, 0.5,
  ])
})

it.each([undefined, null, 'x', 7, [], { title: 'large', lyric: Number.NaN }])(
  'returns the defaults for %j',
  (saved) => {
    expect(savedSettings(saved)).toEqual(STAGE_DEFAULTS)
  },
)

it('clamps values to their limits', () => {
  const saved = { title: 99, artist: -3, lyric: 2.04, brightness: 7, isProfessional: true }
  expect(savedSettings(saved)).toEqual({
    title: 5,
    artist: 0,
    lyric: 2,
    brightness: 1,
    isProfessional: true,
  })
})
