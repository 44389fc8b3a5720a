import { describe, expect, it } from 'vitest'
import { lyricAnswer } from './lyric-answer.rules.ts'

describe('lyrics for any client', () => {
  it('have plain lines, translations and word times in three fields', () => {
    const lyric = [
      '[offset:+500]',
      '[00:09.32]<00:09.32>床<00:09.82>前',
      '[00:09.32]Before my bed',
      '[00:20.5][00:30.5]again',
    ].join('\n')
    expect(lyricAnswer({ lyric })).toEqual({
      lrc: { lyric: '[00:08.82]床前\n[00:20.00]again\n[00:30.00]again' },
      tlyric: { lyric: '[00:08.82]Before my bed' },
      yrc: { lyric: '[8820,11180](8820,500,0)床(9320,10680,0)前' },
    })
  })

  it('have the romanisation in a field of its own', () => {
    const lyric = '[00:01]夜に\n[00:01]yoru ni\n[00:01]在夜里'
    expect(lyricAnswer({ lyric })).toEqual({
      lrc: { lyric: '[00:01.00]夜に' },
      tlyric: { lyric: '[00:01.00]在夜里' },
      romalrc: { lyric: '[00:01.00]yoru ni' },
    })
  })

  it.each([undefined, { lyric: '' }, { lyric: ' \n[ar:x]' }])(
    'are empty without words: %o',
    (texts) => {
      expect(lyricAnswer(texts)).toEqual({ lrc: { lyric: '' } })
    },
  )

  it('keep lines without times', () => {
    expect(lyricAnswer({ lyric: 'one\n\ntwo' })).toEqual({ lrc: { lyric: 'one\ntwo' } })
  })
})
