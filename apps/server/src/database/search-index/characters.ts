import { WORD_CHARACTER } from './normalize.ts'

/** The kinds of a character, as bits. Some signs of Greek are word characters and symbols. */
export const WORD = 1
export const BLANK = 2
/** A letter of a script without blanks between words. */
export const LETTER = 4
export const SYMBOL = 8
const KNOWN = 128

const IS_WORD = new RegExp(`^${WORD_CHARACTER}$`, 'v')

const kindOf = (character: string): number => {
  const isWord = IS_WORD.test(character)
  const isLetter = /[\p{L}\p{N}\p{M}]/u.test(character)
  const isBlank = /\s/.test(character)
  return (
    (isWord ? WORD : 0) |
    (isBlank ? BLANK : 0) |
    (isLetter && !isWord ? LETTER : 0) |
    (!(isLetter || isBlank) ? SYMBOL : 0)
  )
}

/** Needed for every character of every article, so kinds are cached; rare planes are not. */
const CACHED = 0x1_00_00
const kinds = new Uint8Array(CACHED)

const cachedKind = (code: number): number => {
  const known = kinds[code] ?? 0
  if (known !== 0) return known & ~KNOWN
  const kind = kindOf(String.fromCodePoint(code))
  if (code < CACHED) kinds[code] = kind | KNOWN
  return kind
}

export interface Characters {
  readonly length: number
  /** Code points. May be longer than the text. */
  readonly codes: Int32Array
  readonly kinds: Uint8Array
}

/** Reads the code points of a text and their kinds. */
export const charactersOf = (text: string): Characters => {
  const codes = new Int32Array(text.length)
  const found = new Uint8Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code >= CACHED) at += 1
    codes[length] = code
    found[length] = cachedKind(code)
    length += 1
  }
  return { length, codes, kinds: found }
}
