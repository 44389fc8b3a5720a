import { parseLyrics } from '@lanting/player'
import { expect, it } from 'vitest'
import { secondLine } from './second-line.rules.ts'

const LYRICS = parseLyrics('[00:01]one\n[00:01]eins\n[00:02]two')

it.each([
  ['its translation', 0, true, 'eins'],
  ['the next line when translations are hidden', 0, false, 'two'],
  ['the next line when there is no translation', -1, true, 'one'],
  ['nothing after the last line', 1, true, ''],
] as const)('shows below the sung line %s', (_, at, translation, expected) => {
  expect(secondLine(LYRICS, at, { translation })).toBe(expected)
})

it('shows nothing of lyrics without times', () => {
  expect(secondLine(parseLyrics('one\ntwo'), -1, { translation: true })).toBe('')
})
