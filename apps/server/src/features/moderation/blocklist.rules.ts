import {
  type BlockedWord,
  type BlocklistAction,
  isMarkup,
  type Verdict,
  visibleText,
} from '@lanting/contract'

/** The verdict of the blocklist on a text. */
interface BlocklistResult {
  readonly verdict: Verdict
  /** The text with a star for each character of a masked word. */
  readonly text: string
  /** The words that caused the verdict. */
  readonly words: readonly string[]
}

export type BlocklistCheck = (text: string) => BlocklistResult

const FULL_WIDTH_SHIFT = 0xfee0
const isHalfWidth = (character: string) => /^[!-~]$/.test(character)
const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Matches a character in its half-width and full-width form. */
const patternOfCharacter = (character: string) => {
  if (!isHalfWidth(character)) return escaped(character)
  const fullWidth = String.fromCodePoint((character.codePointAt(0) ?? 0) + FULL_WIDTH_SHIFT)
  return `[${escaped(character)}${fullWidth}]`
}

const LATIN_OR_DIGIT = '[\\p{Script=Latin}\\p{Nd}]'

/** Invisible characters between the letters do not hide a word. */
const patternOf = (word: string) => {
  const characters = Array.from(word, patternOfCharacter).join('\\p{Cf}*')
  // Latin words match as whole words only. Other words match anywhere, because Chinese has no
  // spaces.
  const isLatin = /^[\p{Script=Latin}\d\s'-]+$/u.test(word)
  return isLatin ? `(?<!${LATIN_OR_DIGIT})${characters}(?!${LATIN_OR_DIGIT})` : characters
}

/** Matches any of the words; the longest first, because one word may begin with another. */
const anyOf = (words: readonly string[]): RegExp | undefined => {
  const cleaned = words.map((word) => word.replace(/\p{Cf}+/gu, '').trim()).filter(Boolean)
  if (cleaned.length === 0) return undefined
  const patterns = cleaned.sort((a, b) => b.length - a.length).map(patternOf)
  return new RegExp(patterns.join('|'), 'giu')
}

const TAGS = /(<\/?[a-z]+>)/

/** Masks text and leaves tags unchanged. */
const maskWords = (text: string, masked: RegExp): string => {
  const maskText = (piece: string) =>
    piece.replace(masked, (match) => '*'.repeat(Array.from(match).length))
  if (!isMarkup(text)) return maskText(text)
  return text
    .split(TAGS)
    .map((piece) => (TAGS.test(piece) ? piece : maskText(piece)))
    .join('')
}

const matchesOf = (text: string, words: RegExp | undefined) => [
  ...new Set(words ? text.match(words) : []),
]

/**
 * Returns a check by this blocklist. The strictest action wins. Tags between letters do not hide a
 * word.
 */
export const createBlocklistCheck = (list: readonly BlockedWord[]): BlocklistCheck => {
  const wordsOf = (action: BlocklistAction) =>
    anyOf(list.filter((listed) => listed.action === action).map(({ word }) => word))
  const [masked, held, refused] = [wordsOf('mask'), wordsOf('hold'), wordsOf('refuse')]
  return (text) => {
    const visible = visibleText(text)
    const maskedText = masked ? maskWords(text, masked) : text
    const byStrictness = [
      ['refuse', matchesOf(visible, refused)],
      ['hold', matchesOf(visible, held)],
      ['mask', maskedText === text ? [] : matchesOf(visible, masked)],
    ] as const
    const [verdict, words] = byStrictness.find(([, decisive]) => decisive.length > 0) ?? [
      'pass',
      [],
    ]
    return {
      verdict: maskedText !== text && verdict === 'pass' ? 'mask' : verdict,
      text: maskedText,
      words,
    }
  }
}

/**
 * Returns the blocklist with these words under an action, or without them. Other words keep their
 * place.
 */
export const editBlocklist = (
  list: readonly BlockedWord[],
  words: readonly string[],
  action: BlocklistAction | 'none',
): BlockedWord[] => {
  const named = new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()]))
  const unchanged = list.flatMap((listed) => {
    const key = listed.word.trim().toLowerCase()
    if (!named.delete(key)) return [listed]
    return action === 'none' ? [] : [{ word: listed.word, action }]
  })
  return action === 'none'
    ? unchanged
    : [...unchanged, ...[...named.values()].map((word) => ({ word, action }))]
}
