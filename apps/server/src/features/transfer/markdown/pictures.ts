import { posix } from 'node:path'
import { IMPORT } from '@lanting/contract'
import { decoded } from './values.ts'

/** The position of an address in a text. */
interface Place {
  readonly start: number
  readonly end: number
}

const BLANKS = /\s*/y
/** An address without `<…>` may contain pairs of parentheses. */
const PLAIN = /[^\s()]+(?:\([^\s()]*\)[^\s()]*)*/y

const lengthAt = (expression: RegExp, text: string, at: number) => {
  expression.lastIndex = at
  return expression.exec(text)?.[0].length ?? 0
}

/** Finds the next position of a character. Ascending calls read the text only once. */
const finder = (text: string, character: string) => {
  let next = -1
  return (from: number) => {
    if (next < from) next = text.indexOf(character, from)
    if (next < 0) next = Number.POSITIVE_INFINITY
    return next
  }
}

/** Returns the length of the address at a position: `<…>` in one line, or text without blanks. */
const addressReader = (text: string) => {
  const [nextClose, nextLine] = [finder(text, '>'), finder(text, '\n')]
  return (at: number) => {
    const close = nextClose(at)
    const isBracketed = text[at] === '<' && close > at + 1 && close < nextLine(at)
    return isBracketed && Number.isFinite(close) ? close + 1 - at : lengthAt(PLAIN, text, at)
  }
}

/**
 * Finds `![text](address "title")` by its `](`, with `![` between it and the previous bracket. Each
 * character is read once, also in a text with many unclosed brackets.
 */
const markdownPlaces = (text: string): Place[] => {
  const places: Place[] = []
  const addressAt = addressReader(text)
  let bracket = -1
  for (const { index } of text.matchAll(/\]/g)) {
    const isPicture = text[index + 1] === '(' && text.slice(bracket + 1, index).includes('![')
    bracket = index
    if (!isPicture) continue
    const start = index + 2 + lengthAt(BLANKS, text, index + 2)
    const length = addressAt(start)
    if (length > 0) places.push({ start, end: start + length })
  }
  return places
}

/** Finds `src` of an image tag, up to the end of this tag or the start of the next one. */
const htmlPlaces = (text: string): Place[] => {
  const tags = [...text.matchAll(/<img\b/gi)].map(({ index }) => index)
  return tags.flatMap((from, number) => {
    const tag = text.slice(from, tags[number + 1])
    const [head = ''] = tag.split('>', 1)
    const found = /\bsrc\s*=\s*["']/i.exec(head)
    if (!found) return []
    const start = found.index + found[0].length
    const length = tag.slice(start).search(/["']|$/)
    return length > 0 ? [{ start: from + start, end: from + start + length }] : []
  })
}

/** Returns the positions in order, without overlaps. */
const placesIn = (text: string): Place[] => {
  const places = [...markdownPlaces(text), ...htmlPlaces(text)]
  let end = 0
  return places
    .sort((a, b) => a.start - b.start)
    .filter((place) => {
      const isApart = place.start >= end
      if (isApart) end = place.end
      return isApart
    })
}

const bare = (address: string) => address.replace(/^<(.*)>$/, '$1')

/** Returns the addresses of all pictures in a text, without duplicates. */
export const picturesOf = (text: string): string[] => [
  ...new Set(placesIn(text).map(({ start, end }) => bare(text.slice(start, end)))),
]

export const replacePictures = (text: string, found: ReadonlyMap<string, string>): string => {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of placesIn(text)) {
    const address = text.slice(start, end)
    pieces.push(text.slice(from, start), found.get(bare(address)) ?? address)
    from = end
  }
  return [...pieces, text.slice(from)].join('')
}

export const isPictureFile = (path: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|heic)$/i.test(path)

/** The longest path in an archive, with every character percent-encoded. */
const ADDRESS_MAX = 3 * IMPORT.maxPathLength

/** Folders that blog programs serve from the root. */
const ROOTS = ['', 'source/', 'static/', 'public/', 'assets/']

/** Resolves an address in a text to a file of the archive, or undefined. */
export const fileOf = (
  address: string,
  { path, has }: { readonly path: string; readonly has: (path: string) => boolean },
): string | undefined => {
  if (address.length > ADDRESS_MAX || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address))
    return undefined
  const [named = ''] = address.split(/[?#]/, 1)
  const plain = decoded(named).normalize('NFC')
  const folder = posix.dirname(path)
  const besides = path.replace(/\.[^.]+$/, '')
  const candidates = plain.startsWith('/')
    ? ROOTS.map((root) => `${root}${plain.slice(1)}`)
    : [`${folder}/${plain}`, `${besides}/${plain}`, ...ROOTS.map((root) => `${root}${plain}`)]
  return candidates
    .map((candidate) => posix.normalize(candidate).replace(/^\.\//, ''))
    .find((candidate) => !candidate.startsWith('..') && has(candidate))
}
