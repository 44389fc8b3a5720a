import { posix } from 'node:path'
import { IMPORT } from '@lanting/contract'

/** Where an address stands in a text. */
interface Place {
  readonly start: number
  readonly end: number
}

const BLANKS = /\s*/y
/** An address without brackets around it may hold brackets, in pairs. */
const PLAIN = /[^\s()]+(?:\([^\s()]*\)[^\s()]*)*/y

const lengthAt = (expression: RegExp, text: string, at: number) => {
  expression.lastIndex = at
  return expression.exec(text)?.[0].length ?? 0
}

/** Where a character comes next; asked from the beginning to the end, it reads the text once. */
const finder = (text: string, character: string) => {
  let next = -1
  return (from: number) => {
    if (next < from) next = text.indexOf(character, from)
    if (next < 0) next = Number.POSITIVE_INFINITY
    return next
  }
}

/** How long the address is that begins there: `<…>` in one line, or without a blank. */
const addressReader = (text: string) => {
  const [nextClose, nextLine] = [finder(text, '>'), finder(text, '\n')]
  return (at: number) => {
    const close = nextClose(at)
    const isBracketed = text[at] === '<' && close > at + 1 && close < nextLine(at)
    return isBracketed && Number.isFinite(close) ? close + 1 - at : lengthAt(PLAIN, text, at)
  }
}

/**
 * `![words](address "title")`: found by the `](`, with `![` somewhere between it and the bracket
 * before. So the words are looked at once, however many of them begin and never end.
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

/** `src` of an image tag: looked for up to the next tag or the end of this one, whichever is first. */
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

/** From the first to the last, and none within another. */
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

/** The addresses of all pictures in a text, each once. */
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

/** Longer ones, with every character written as three, name no file of an archive. */
const ADDRESS_MAX = 3 * IMPORT.maxPathLength

/** Where programs of this kind keep what is served from the root. */
const ROOTS = ['', 'source/', 'static/', 'public/', 'assets/']

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone percent sign means itself.
    return path
  }
}

/** Which file of the archive an address in a text means; undefined when it means none of them. */
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
