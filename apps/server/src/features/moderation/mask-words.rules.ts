import { isMarkup } from '@lanting/contract'

/** Hides a word's text from those who do not want to read it. */
export type MaskWords = (text: string) => Promise<string>

const FULL_WIDTH_SHIFT = 0xfee0
const isNarrow = (character: string) => /^[!-~]$/.test(character)
const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A character, also in its full width. */
const shapesOf = (character: string) => {
  if (!isNarrow(character)) return escaped(character)
  const wide = String.fromCodePoint((character.codePointAt(0) ?? 0) + FULL_WIDTH_SHIFT)
  return `[${escaped(character)}${wide}]`
}

/** Invisible characters between the letters do not hide a word. */
const patternOf = (word: string) => {
  const shapes = Array.from(word, shapesOf).join('\\p{Cf}*')
  // Chinese has no spaces; in other scripts a word inside a word is another word.
  const isWritten = /^[\p{Script=Latin}\d\s'-]+$/u.test(word)
  return isWritten ? `(?<![\\p{L}\\p{N}])${shapes}(?![\\p{L}\\p{N}])` : shapes
}

const TAGS = /(<\/?[a-z]+>)/

/** The text with a star for each character of every word of the list; tags stay what they are. */
export const maskWords = (text: string, words: readonly string[]): string => {
  const wanted = words.map((word) => word.trim()).filter(Boolean)
  if (wanted.length === 0) return text
  // The longest first: a word may begin like another.
  const patterns = wanted.sort((a, b) => b.length - a.length).map(patternOf)
  const anyWord = new RegExp(patterns.join('|'), 'giu')
  const masked = (piece: string) =>
    piece.replace(anyWord, (found) => '*'.repeat(Array.from(found).length))
  if (!isMarkup(text)) return masked(text)
  return text
    .split(TAGS)
    .map((piece) => (TAGS.test(piece) ? piece : masked(piece)))
    .join('')
}
