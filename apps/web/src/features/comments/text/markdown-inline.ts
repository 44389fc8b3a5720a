import { webAddress } from '../../../shared/web-address.ts'

export type Inline =
  | string
  | { readonly tag: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly tag: 'code'; readonly text: string }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly Inline[] }

/** Deeper emphasis stays text. */
const DEPTH_MAX = 6

const ESCAPE = /\\[\\`*_[\]()>#+.!~|-]/y
const TICKS = /`+/y
const STARS = /\*+|_+/y
/** A bare address is one piece, because it may contain `_`. It becomes a link when it is drawn. */
const ADDRESS = /https?:\/\/[^\s<>"'`*]+/iy
const LINK =
  /\[([^[\]\n]{1,300})\]\([ \t]*(https?:\/\/[^\s()<>]{1,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200}){0,9})[ \t]*\)/iy
const WORDS = /[^\\`*_[h]+|./isuy

const BLANK = /^[\s\p{Cf}]?$/u
const LETTER = /[\p{L}\p{N}]/u
const LATIN = /[a-z0-9]/i
/** Punctuation that ends or begins something: no emphasis begins before the one, or ends after the other. */
const ENDING = /[)\]},.;:!?，。、；：？！）】》」』”’…]/u
const BEGINNING = /[([{（【《「『“‘]/u

interface Opener {
  readonly marks: string
  /** The place of the marks among the pieces. */
  readonly at: number
}

/** Finds the end of a code span: the next run of the same length. */
const createTickFinder = (text: string) => {
  const missing = new Set<number>()
  return (from: number, length: number): number => {
    if (missing.has(length)) return -1
    for (const { 0: run, index } of text.slice(from).matchAll(/`+/g)) {
      if (run.length === length) return from + index
    }
    missing.add(length)
    return -1
  }
}

/** Code that begins or ends with a tick has a space around it. */
const unpadded = (code: string) =>
  code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code

const wrapped = (marks: string, children: readonly Inline[]): Inline => {
  if (marks.length === 1) return { tag: 'em', children }
  if (marks.length === 2) return { tag: 'strong', children }
  return { tag: 'strong', children: [{ tag: 'em', children }] }
}

/** Whether marks between two characters can begin or end emphasis. */
const sidesOf = (marks: string, before: string, after: string) => {
  // `2*3*4` and `snake_case` are no emphasis; Chinese has no spaces around it.
  const letter = marks.startsWith('_') ? LETTER : LATIN
  const isInside = letter.test(before) && letter.test(after)
  const isUsable = marks.length <= 3 && !isInside
  return {
    canOpen: isUsable && !BLANK.test(after) && !ENDING.test(after),
    canClose: isUsable && !BLANK.test(before) && !BEGINNING.test(before),
  }
}

/** Joins neighbouring texts. */
const joined = (pieces: readonly Inline[]): Inline[] => {
  const list: Inline[] = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') list[list.length - 1] = last + piece
    else if (piece !== '') list.push(piece)
  }
  return list
}

/**
 * Reads bold, italic, code and links. Everything else is text: pictures and tags too. One pass, in
 * time that grows with the length of the text.
 */
export const readInline = (text: string, hasLinks = true): Inline[] => {
  const pieces: Inline[] = []
  const openers: Opener[] = []
  const findTicks = createTickFinder(text)
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  const take = (piece: Inline, length: number) => {
    pieces.push(piece)
    at += length
    return true
  }

  const takeCode = () => {
    const [ticks] = match(TICKS) ?? []
    if (!ticks) return false
    const start = at + ticks.length
    const end = findTicks(start, ticks.length)
    if (end < 0) return take(ticks, ticks.length)
    return take({ tag: 'code', text: unpadded(text.slice(start, end)) }, end + ticks.length - at)
  }
  const takeLink = () => {
    const [whole, words = '', url = ''] = (hasLinks && match(LINK)) || []
    const address = whole && webAddress(url)
    // A picture stays text.
    if (!whole || !address || text[at - 1] === '!') return false
    return take({ tag: 'a', href: address.href, children: readInline(words, false) }, whole.length)
  }
  const close = (marks: string) => {
    const place = openers.findLastIndex((opener) => opener.marks === marks)
    const opener = openers[place]
    if (!opener || opener.at + 1 === pieces.length) return false
    openers.length = place
    const children = joined(pieces.splice(opener.at).slice(1))
    return take(wrapped(marks, children), marks.length)
  }
  const takeMarks = () => {
    const [marks] = match(STARS) ?? []
    if (!marks) return false
    const { canOpen, canClose } = sidesOf(marks, text[at - 1] ?? '', text[at + marks.length] ?? '')
    if (canClose && close(marks)) return true
    if (canOpen && openers.length < DEPTH_MAX) openers.push({ marks, at: pieces.length })
    return take(marks, marks.length)
  }

  while (at < text.length) {
    const [escaped] = match(ESCAPE) ?? []
    const [address] = match(ADDRESS) ?? []
    if (escaped) take(escaped.slice(1), 2)
    else if (address) take(address, address.length)
    else if (!takeCode() && !takeLink() && !takeMarks()) {
      const [words = ''] = match(WORDS) ?? []
      take(words, words.length)
    }
  }
  return joined(pieces)
}
