import { PAGE_SIZE, type Song } from '@lanting/contract'
import { expect, it } from 'vitest'
import { mayHaveMore, pieces, withMore } from './song-search.rules.ts'

const song = (id: number) => ({ id }) as Song
const piecesOf = (text: string, looked: string) =>
  pieces(text, looked).map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))

it('ends with a page that is not full', () => {
  expect(mayHaveMore(PAGE_SIZE.songSearch)).toBe(true)
  expect(mayHaveMore(PAGE_SIZE.songSearch - 1)).toBe(false)
  expect(mayHaveMore(0)).toBe(false)
})

it('shows each song once', () => {
  expect(withMore([song(1), song(2)], [song(2), song(3)]).map(({ id }) => id)).toEqual([1, 2, 3])
})

it.each([
  ['听雨声', '雨', ['听', '[雨]', '声']],
  ['雨雨', '雨', ['[雨]', '[雨]']],
  ['Rain, rain', 'RAIN', ['[Rain]', ', ', '[rain]']],
  ['夜', '雨', ['夜']],
  ['夜', '  ', ['夜']],
  ['İİ', 'i', ['İİ']],
  ['', '雨', []],
] as const)('marks matches of %s: %s', (text, looked, marked) => {
  expect(piecesOf(text, looked)).toEqual(marked)
})
