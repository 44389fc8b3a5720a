import type { LyricLine } from '@lanting/player'
import { describe, expect, it } from 'vitest'
import { lookFrames, lookOf, unitsOf } from './sung-line.rules.ts'

const line = (rest: Partial<LyricLine> = {}): LyricLine => ({
  atMs: 10_000,
  endMs: 14_000,
  text: '山月不知',
  words: [],
  translation: '',
  isCredit: false,
  ...rest,
})
const texts = (one: LyricLine) => unitsOf(one).map(({ text }) => text)

describe('the units of a line', () => {
  it('are its timed words, each until the next one', () => {
    const words = [
      { atMs: 10_000, text: 'Gu' },
      { atMs: 10_400, text: 'ten ' },
    ]
    expect(unitsOf(line({ words, endMs: 10_900 }))).toEqual([
      { text: 'Gu', fromMs: 10_000, toMs: 10_400 },
      { text: 'ten ', fromMs: 10_400, toMs: 10_900 },
    ])
    expect(unitsOf(line({ words, endMs: 30_000 })).at(-1)?.toMs).toBe(11_900)
    expect(unitsOf(line({ words, endMs: undefined })).at(-1)?.toMs).toBe(11_900)
  })

  it('are otherwise spread evenly until half a second before the line ends', () => {
    const units = unitsOf(line())
    expect(units.map(({ fromMs }) => fromMs)).toEqual([10_000, 10_875, 11_750, 12_625])
    expect(units.at(-1)?.toMs).toBe(13_500)
  })

  it('appear at once in a short line or a line without an end', () => {
    for (const endMs of [10_900, undefined]) {
      const [first, , , last] = unitsOf(line({ endMs }))
      expect([first?.toMs, last?.fromMs, last?.toMs]).toEqual([10_000, 10_000, 10_000])
    }
  })

  it('are Chinese characters with punctuation, and whole words of other scripts', () => {
    expect(texts(line({ text: '但愿，人长久 for ever (唱)' }))).toEqual([
      '但',
      '愿，',
      '人',
      '长',
      '久 ',
      'for ',
      'ever ',
      '(',
      '唱)',
    ])
    expect(texts(line({ text: '' }))).toEqual([])
    expect(texts(line({ text: '🌙 👩‍👧' })).join('')).toBe('🌙 👩‍👧')
  })
})

describe('a line', () => {
  it('fades in, stays, and fades out before the next one', () => {
    const at = (nowMs: number) => lookOf(line(), nowMs)
    expect(at(10_000)).toEqual({ opacity: 0.5, scale: 1.1 })
    expect(at(12_000)).toEqual({ opacity: 1, scale: 1 })
    expect(at(13_800).opacity).toBeCloseTo(0.5)
    expect(at(14_000).opacity).toBe(0)
  })

  it('does not fade when it is short, and stays when it is the last', () => {
    expect(lookOf(line({ endMs: 10_800 }), 10_000)).toEqual({ opacity: 1, scale: 1 })
    expect(lookOf(line({ endMs: undefined }), 99_000)).toEqual({ opacity: 1, scale: 1 })
  })

  it('has key frames in order from start to end', () => {
    for (const endMs of [11_000, 11_150, 14_000]) {
      const frames = lookFrames(line({ endMs }))
      const times = frames.map(({ atMs }) => atMs)
      expect(times.toSorted((one, other) => one - other)).toEqual(times)
      expect(frames.at(0)).toEqual({ atMs: 10_000, opacity: 0.5, scale: 1.1 })
      expect(frames.at(-1)).toEqual({ atMs: endMs, opacity: 0, scale: 1.1 })
    }
    expect(lookFrames(line({ endMs: 10_800 }))).toEqual([])
    expect(lookFrames(line({ endMs: undefined }))).toEqual([])
  })
})
