import { attachmentKindOf } from '@lanting/contract'
import { createCodeTest } from './code-places.ts'
import { isPictureFile } from './pictures.ts'

/** The position of an address in a text. */
interface Place {
  readonly start: number
  readonly end: number
  readonly isPicture: boolean
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
 * Finds `[text](address "title")` by its `](`; a picture has `![` between it and the previous
 * bracket. Each character is read once, also in a text with many unclosed brackets.
 */
const markdownPlaces = (text: string): Place[] => {
  const places: Place[] = []
  const addressAt = addressReader(text)
  let bracket = -1
  for (const { index } of text.matchAll(/\]/g)) {
    const isPicture = text.slice(bracket + 1, index).includes('![')
    bracket = index
    if (text[index + 1] !== '(') continue
    const start = index + 2 + lengthAt(BLANKS, text, index + 2)
    const length = addressAt(start)
    if (length > 0) places.push({ start, end: start + length, isPicture })
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
    return length > 0 ? [{ start: from + start, end: from + start + length, isPicture: true }] : []
  })
}

/** Returns the positions outside of code in order, without overlaps. */
const placesIn = (text: string): Place[] => {
  const isCode = createCodeTest(text)
  const places = [...markdownPlaces(text), ...htmlPlaces(text)].filter(
    ({ start }) => !isCode(start),
  )
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
  ...new Set(
    placesIn(text)
      .filter(({ isPicture }) => isPicture)
      .map(({ start, end }) => bare(text.slice(start, end))),
  ),
]

/** More are a list of links, which nobody writes by hand. */
const LINKS_MAX = 500

const linksOf = (text: string): string[] => [
  ...new Set(
    placesIn(text)
      .filter(({ isPicture }) => !isPicture)
      .map(({ start, end }) => bare(text.slice(start, end))),
  ),
]

/** Returns the path of an address of one of these hosts; undefined for any other address. */
export const pathOnHost = (address: string, hosts: readonly string[]): string | undefined => {
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, 'https://a')) return undefined
  const { host, pathname, search, hash } = new URL(address, 'https://a')
  return hosts.includes(plainHost(host)) ? `${pathname}${search}${hash}` : undefined
}

export const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** Returns the addresses of links inside of the blog, without duplicates. */
export const innerLinksOf = (text: string, hosts: readonly string[] = []): string[] =>
  linksOf(text)
    .filter(
      (address) =>
        !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|\?|$)/i.test(address) ||
        pathOnHost(address, hosts) !== undefined,
    )
    .slice(0, LINKS_MAX)

/** Returns the addresses of links to other hosts, without duplicates. */
export const outerLinksOf = (text: string, hosts: readonly string[] = []): string[] =>
  linksOf(text)
    .filter(
      (address) => /^(?:https?:)?\/\//i.test(address) && pathOnHost(address, hosts) === undefined,
    )
    .slice(0, LINKS_MAX)

/** Returns the addresses of links to pictures and files that a text may offer. */
export const fileLinksOf = (text: string): string[] =>
  linksOf(text)
    .filter((address) => {
      const [path = ''] = address.split(/[?#]/, 1)
      return isPictureFile(path) || attachmentKindOf(path) !== undefined
    })
    .slice(0, LINKS_MAX)

/** Writes the new addresses of pictures and links. */
export const replaceAddresses = (text: string, found: ReadonlyMap<string, string>): string => {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of placesIn(text)) {
    const address = text.slice(start, end)
    pieces.push(text.slice(from, start), found.get(bare(address)) ?? address)
    from = end
  }
  return [...pieces, text.slice(from)].join('')
}
