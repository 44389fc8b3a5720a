import { describe, expect, it } from 'vitest'
import { chordOf, ladder } from './chords.ts'
import { bass, figure, harmony } from './players.ts'
import { readAbc } from './read-abc.ts'
import { clockOf } from './tempo.ts'
import { notesOf } from './tune.ts'
import { sungLine } from './words.ts'

const pitches = (abc: string) => notesOf(readAbc(abc)).flatMap((note) => note.pitches)
const lengths = (abc: string) => notesOf(readAbc(abc)).map(({ beats }) => beats)

describe('a tune in ABC', () => {
  it('reads C as 60, and lower and higher octaves by case and mark', () => {
    expect(pitches("C, C c c'")).toEqual([48, 60, 72, 84])
  })

  it('applies the signature of its key', () => {
    expect(pitches('K:D\nF C =F ^G _B')).toEqual([66, 61, 65, 68, 70])
  })

  it('keeps an accidental until the bar line', () => {
    expect(pitches('M:2/4\nL:1/4\n^F F | F F |')).toEqual([66, 66, 65, 65])
  })

  it('measures notes in quarter beats', () => {
    expect(lengths('L:1/8\nC C2 C/ C3/2 C>C (3CCC')).toEqual([
      0.5,
      1,
      0.25,
      0.75,
      0.75,
      0.25,
      ...Array(3).fill(1 / 3),
    ])
  })

  it('adds tied notes and skips rests', () => {
    const [tied, after] = notesOf(readAbc('M:3/4\nL:1/4\nA3- | A2 z | B3 |'))
    expect(tied?.beats).toBe(5)
    expect(after?.at).toBe(6)
  })

  it('reads stacked notes', () => {
    expect(pitches('[CEG]2')).toEqual([60, 64, 67])
  })

  it('may begin with an upbeat, but later bars must be complete', () => {
    expect(readAbc('M:3/4\nL:1/4\nC | C C C | C2').pickup).toBe(1)
    expect(() => readAbc('M:3/4\nL:1/4\nC C C | C C | C C C |')).toThrow('a bar of 2 beats')
  })

  it('rejects an invalid note', () => {
    expect(() => readAbc('C D H')).toThrow("no ABC at 'H'")
  })
})

describe('the words of a tune', () => {
  const phraseOf = (abc: string) => {
    const [phrase] = readAbc(abc).phrases
    if (!phrase) throw new Error('no phrase')
    return phrase
  }

  it('are aligned with the notes; a Chinese character is a syllable', () => {
    const line = sungLine(phraseOf('L:1/4\nC D E F\nw: 长亭_外， // Beyond'), 0)
    expect(line?.syllables).toEqual([
      { text: '长', at: 0, end: 1 },
      { text: '亭', at: 1, end: 3 },
      { text: '外，', at: 3, end: 4 },
    ])
    expect(line?.translation).toBe('Beyond')
  })

  it('are split by hyphens and ended by spaces', () => {
    const line = sungLine(phraseOf('L:1/4\nC D E F\nw: Gu-ten A-bend,'), 0)
    expect(line?.syllables.map(({ text }) => text).join('')).toBe('Guten Abend,')
  })

  it('keep the space after a held syllable', () => {
    const line = sungLine(phraseOf('L:1/4\nC D E F G\nw: mit_ Ro-_sen'), 0)
    expect(line?.syllables.map(({ text }) => text)).toEqual(['mit ', 'Ro', 'sen'])
  })

  it('must have as many syllables as there are notes', () => {
    expect(() => sungLine(phraseOf('C D\nw: 好一朵'), 0)).toThrow('3 syllables for 2 notes')
  })
})

describe('an accompaniment', () => {
  const tune = readAbc('M:4/4\nL:1/4\nK:G\n"G"B2 "D/F#"A2 |')

  it('plays the tones of the current chord', () => {
    expect(ladder(chordOf('Am7'), 45, 5)).toEqual([45, 48, 52, 55, 57])
    expect(figure('0 1', { step: 1, floor: 43 })(tune, 0).map(({ pitch }) => pitch)).toEqual([
      43, 47, 50, 54,
    ])
  })

  it('plays the bass of the chord symbol', () => {
    expect(bass({ floor: 36 })(tune, 0).map(({ pitch }) => pitch)).toEqual([43, 42])
  })

  it('plays a second voice in the chord, a third or more below', () => {
    expect(harmony()(tune, 0).map(({ pitch }) => pitch)).toEqual([67, 66])
  })
})

describe('the tempo of a piece', () => {
  it('is even, and slows down towards the end', () => {
    const clock = clockOf(60, 10, { beats: 4, more: 0.5 })
    expect(clock(6)).toBe(6)
    expect(clock(10)).toBeCloseTo(11)
  })
})
