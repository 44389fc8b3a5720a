import { parseLyrics } from '@lanting/player'
import { expect, it } from 'vitest'
import { kindsIn, savedWords } from './word-settings.rules.ts'

it.each([undefined, null, 7, 'x', [], { translation: 'no' }])(
  'shows all texts for %j',
  (stored) => {
    expect(savedWords(stored)).toEqual({ translation: true, romanisation: true })
  },
)

it('keeps what is hidden', () => {
  const hidden = { translation: false, romanisation: true }
  expect(savedWords(hidden)).toEqual(hidden)
})

it('offers only texts that a song has', () => {
  expect(kindsIn(parseLyrics('[00:01]one'))).toEqual([])
  expect(kindsIn(parseLyrics('[00:01]夜に', '[00:01]night', '', '[00:01]yoru'))).toEqual([
    'translation',
    'romanisation',
  ])
})
