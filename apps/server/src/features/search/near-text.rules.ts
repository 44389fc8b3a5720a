import { matchIndex } from '../../database/search-index/match-index.ts'
import { isShortWord, ngramsOfQuery } from '../../database/search-index/ngrams.ts'
import { normalizeText, WORD_CHARACTER } from '../../database/search-index/normalize.ts'

/** Shorter texts are near to too many others. */
const SHORTEST = { word: 4, other: 3 }
const LONGEST = 32

const IS_WORD = new RegExp(`^${WORD_CHARACTER}`, 'v')
const HAS_SIGN = /[^\p{L}\p{N}\p{M}]/u

const shortest = (text: string) => (IS_WORD.test(text) ? SHORTEST.word : SHORTEST.other)

/** Whether a slip in the normalized text can be found. */
export const mayBeSlip = (text: string): boolean =>
  text.length >= shortest(text) && text.length <= LONGEST

/** Whether one character is wrong, missing or too many, or two neighbours are exchanged. */
const isOneSlip = (one: string, other: string): boolean => {
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let end = 0
  const most = Math.min(one.length, other.length) - from
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = one.slice(from, one.length - end)
  const right = other.slice(from, other.length - end)
  if (left.length <= 1 && right.length <= 1) return left !== right
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`
}

const isInsideWord = (text: string, at: number) =>
  at > 0 && IS_WORD.test(text.slice(at - 1)) && IS_WORD.test(text.slice(at))

/** Returns the part of a title or name that is one slip away from a normalized query, whole words. */
export const nearText = (query: string, text: string): string | undefined => {
  const normalized = normalizeText(text)
  if (matchIndex(query, normalized) >= 0) return undefined
  // A wrong character is more likely than a missing one.
  for (const length of [query.length, query.length + 1, query.length - 1]) {
    if (length < shortest(query)) continue
    for (let start = 0; start + length <= normalized.length; start += 1) {
      const part = normalized.slice(start, start + length)
      if (isInsideWord(normalized, start) || !isOneSlip(part, query)) continue
      if (!part.isWellFormed() || (HAS_SIGN.test(part) && !HAS_SIGN.test(query))) continue
      let end = start + length
      while (isInsideWord(normalized, end) && end < normalized.length) end += 1
      return text.slice(start, end)
    }
  }
  return undefined
}

/**
 * N-grams of titles with a near text: for each place of the slip, those of what stands before and
 * after it. Two characters are left out, because neighbours may be exchanged.
 */
export const nearNgrams = (query: string): number[][] => {
  const before = (end: number) => (end > 0 ? ngramsOfQuery(query.slice(0, end)) : [])
  // The rest begins inside a word.
  const after = (from: number) => {
    const rest = query.slice(from)
    return rest === '' || (isShortWord(rest) && IS_WORD.test(query[from - 1] ?? ''))
      ? []
      : ngramsOfQuery(rest)
  }
  const around = Array.from({ length: query.length - 1 }, (_, at) => [
    ...before(at),
    ...after(at + 2),
  ])
  return [after(1), ...around].filter(({ length }) => length > 0)
}
