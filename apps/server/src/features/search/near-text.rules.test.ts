import { describe, expect, it } from 'vitest'
import { ngramsOfText } from '../../database/search-index/ngrams.ts'
import { normalizeText } from '../../database/search-index/normalize.ts'
import { mayBeSlip, nearNgrams, nearText } from './near-text.rules.ts'

/** The query, a title, and what is near. */
const SLIPS: [string, string, string | undefined][] = [
  ['taecher', 'The Teacher', 'Teacher'],
  ['teecher', 'The Teacher', 'Teacher'],
  ['techer', 'The Teacher', 'Teacher'],
  ['teaccher', 'The Teacher', 'Teacher'],
  ['xeacher', 'The Teacher', 'Teacher'],
  ['tecnh', 'On Technology', 'Technology'],
  ['hello wrold', 'Say hello world!', 'hello world'],
  ['兰停集', '兰亭集序', '兰亭集'],
  ['蘭停集', '兰亭集序', '兰亭集'],
  ['亭兰集序', '兰亭集序', '兰亭集序'],
  ['兰集序', '兰亭集序', '亭集序'],
  ['兰亭亭', '兰亭', undefined],
  ['兰亭序', '兰亭，集', undefined],
  ['kite', 'kettle', undefined],
  ['acher', 'A washer', undefined],
  ['teacher', 'The Teacher', undefined],
]

describe('a slip of typing', () => {
  it.each(SLIPS)('%s is near to a part of %s: %s', (typed, title, near) => {
    expect(nearText(normalizeText(typed), title)).toBe(near)
  })

  it.each(SLIPS.filter(([, , near]) => near))('%s finds %s in the index', (typed, title) => {
    const indexed = ngramsOfText(normalizeText(title))
    const found = nearNgrams(normalizeText(typed)).some((ngrams) =>
      new Set(ngrams).isSubsetOf(indexed),
    )
    expect(found).toBe(true)
  })

  it.each([
    ['tea', false],
    ['teas', true],
    ['兰亭', false],
    ['兰亭集', true],
    ['a'.repeat(33), false],
  ])('is looked for in %s: %s', (text, expected) => {
    expect(mayBeSlip(text)).toBe(expected)
  })
})
