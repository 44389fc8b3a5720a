import { describe, expect, it } from 'vitest'
import {
  afterAnswer,
  afterEnd,
  afterForgetting,
  readHistory,
  withText,
} from './search-history.rules.ts'

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => String(from < to ? from + n : from - n))

/** Returns the history after these answers, typed without a pause. */
const typed = (texts: string[], before: string[] = []) =>
  texts.reduce(afterAnswer, { texts: before }).texts

describe('the search history', () => {
  it('lists the latest first, without duplicates', () => {
    expect(withText(['雨', '茶'], '兰亭')).toEqual(['兰亭', '雨', '茶'])
    expect(withText(['雨', '茶'], '茶')).toEqual(['茶', '雨'])
  })

  it('keeps ten entries and drops the oldest', () => {
    expect(withText(numbers(10, 1), '11')).toEqual(numbers(11, 2))
    expect(withText(numbers(10, 1), '1')).toEqual(['1', ...numbers(10, 2)])
  })

  it('replaces the beginnings of a text by the full text', () => {
    expect(typed(['兰', '兰亭', '兰亭集'], ['雨'])).toEqual(['兰亭集', '雨'])
    expect(typed(['兰亭', '兰', '兰花'])).toEqual(['兰花'])
  })

  it('keeps older entries that begin in the same way', () => {
    expect(typed(['兰', '兰亭'], ['雨', '兰'])).toEqual(['兰亭', '雨', '兰'])
    expect(typed(['兰', '兰亭'], numbers(10, 1))).toEqual(['兰亭', ...numbers(10, 2)])
  })

  it('keeps both texts after a different text or a pause', () => {
    expect(typed(['茶', '雨'])).toEqual(['雨', '茶'])
    const ended = afterEnd(afterAnswer({ texts: [] }, '兰'))
    expect(afterAnswer(ended, '兰亭').texts).toEqual(['兰亭', '兰'])
  })

  it('removes an entry, also the current text', () => {
    const history = afterForgetting(afterAnswer({ texts: ['茶', '雨'] }, '兰'), '兰')
    expect(history.texts).toEqual(['茶', '雨'])
    expect(afterAnswer(history, '兰亭').texts).toEqual(['兰亭', '茶', '雨'])
  })

  it.each([
    ['nothing', undefined, []],
    ['something else', { 0: '茶' }, []],
    ['a text', '茶', []],
    ['other things among texts', ['茶', 7, null, ['雨'], '雨'], ['茶', '雨']],
    ['texts without anything in them', ['', '  ', '\u0000', '茶'], ['茶']],
    ['the same twice', ['茶', '雨', ' 茶 '], ['茶', '雨']],
    ['too long ones', ['字'.repeat(101), '字'.repeat(100)], ['字'.repeat(100)]],
    ['too many', numbers(1, 99), numbers(1, 10)],
  ])('reads %s', (_, stored, expected) => {
    expect(readHistory(stored)).toEqual(expected)
  })
})
