import { expect, it } from 'vitest'
import { asksForSmall, savesEnough } from './small-songs.rules.ts'

const minutes = (length: number, kiloBits: number) => ({
  duration_ms: length * 60_000,
  bytes: (kiloBits * length * 60_000) / 8,
})

it('a song is made smaller if that saves a good part of it, and does not take long', () => {
  expect(savesEnough(minutes(4, 320))).toBe(true)
  expect(savesEnough(minutes(4, 128))).toBe(true)
  expect(savesEnough(minutes(4, 120))).toBe(false)
  expect(savesEnough(minutes(21, 320))).toBe(false)
  expect(savesEnough({ bytes: 1_000_000, duration_ms: 0 })).toBe(false)
})

it('only the level `standard` asks for less', () => {
  expect([undefined, '', 'exhigh', 'standard'].map(asksForSmall)).toEqual([
    ...[false, false, false, true],
  ])
})
