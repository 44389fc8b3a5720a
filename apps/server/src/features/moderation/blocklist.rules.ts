import {
  type BlockedWord,
  type BlocklistAction,
  isMarkup,
  type Verdict,
  visibleText,
} from '@lanting/contract'

/** The verdict of the blocklist on a text. */
export interface Judged {
  readonly verdict: Verdict
  /** The text with a star for each character of a masked word. */
  readonly text: string
  /** The words that caused the verdict. */
  readonly words: readonly string[]
}

export type Judge = (text: string) => Judged

const FULL_WIDTH_SHIFT = 0xfee0
const isNarrow = (character: string) => /^[!-~]$/.test(character)
const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Matches a character in its half-width and full-width form. */
const shapesOf = (character: string) => {
  if (!isNarrow(character)) return escaped(character)
  const wide = String.fromCodePoint((character.codePointAt(0) ?? 0) + FULL_WIDTH_SHIFT)
  return `[${escaped(character)}${wide}]`
}

const WRITTEN = '[\\p{Script=Latin}\\p{Nd}]'

/** Invisible characters between the letters do not hide a word. */
const patternOf = (word: string) => {
  const shapes = Array.from(word, shapesOf).join('\\p{Cf}*')
  // Latin words match as whole words only. Other words match anywhere, because Chinese has no
  // spaces.
  const isWritten = /^[\p{Script=Latin}\d\s'-]+$/u.test(word)
  return isWritten ? `(?<!${WRITTEN})${shapes}(?!${WRITTEN})` : shapes
}

/** Matches any of the words; the longest first, because one word may begin with another. */
const anyOf = (words: readonly string[]): RegExp | undefined => {
  const wanted = words.map((word) => word.replace(/\p{Cf}+/gu, '').trim()).filter(Boolean)
  if (wanted.length === 0) return undefined
  const patterns = wanted.sort((a, b) => b.length - a.length).map(patternOf)
  return new RegExp(patterns.join('|'), 'giu')
}

const TAGS = /(<\/?[a-z]+>)/

/** Masks text and leaves tags unchanged. */
const starred = (text: string, masked: RegExp): string => {
  const star = (piece: string) =>
    piece.replace(masked, (found) => '*'.repeat(Array.from(found).length))
  if (!isMarkup(text)) return star(text)
  return text
    .split(TAGS)
    .map((piece) => (TAGS.test(piece) ? piece : star(piece)))
    .join('')
}

const found = (text: string, words: RegExp | undefined) => [
  ...new Set(words ? text.match(words) : []),
]

/**
 * Returns a check by this blocklist. The strictest action wins. Tags between letters do not hide a
 * word.
 */
export const judgeBy = (list: readonly BlockedWord[]): Judge => {
  const wordsOf = (action: BlocklistAction) =>
    anyOf(list.filter((listed) => listed.action === action).map(({ word }) => word))
  const [masked, held, refused] = [wordsOf('mask'), wordsOf('hold'), wordsOf('refuse')]
  return (text) => {
    const seen = visibleText(text)
    const shown = masked ? starred(text, masked) : text
    const strict = [
      ['refuse', found(seen, refused)],
      ['hold', found(seen, held)],
      ['mask', shown === text ? [] : found(seen, masked)],
    ] as const
    const [verdict, words] = strict.find(([, decisive]) => decisive.length > 0) ?? ['pass', []]
    return { verdict: shown !== text && verdict === 'pass' ? 'mask' : verdict, text: shown, words }
  }
}

/**
 * Returns the blocklist with these words under an action, or without them. Other words keep their
 * place.
 */
export const withWords = (
  list: readonly BlockedWord[],
  words: readonly string[],
  action: BlocklistAction | 'none',
): BlockedWord[] => {
  const named = new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()]))
  const kept = list.flatMap((listed) => {
    const key = listed.word.trim().toLowerCase()
    if (!named.delete(key)) return [listed]
    return action === 'none' ? [] : [{ word: listed.word, action }]
  })
  return action === 'none'
    ? kept
    : [...kept, ...[...named.values()].map((word) => ({ word, action }))]
}
