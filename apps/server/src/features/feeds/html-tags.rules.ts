/** A tag as our renderer writes it: attributes in double quotes, `<` only inside of them. */
interface Tag {
  readonly index: number
  readonly end: number
  readonly isClosing: boolean
  readonly name: string
  /** The source text of the attributes. */
  readonly attributes: string
}

const START = /<(\/?)([a-z][a-z0-9-]*)/iy
const ATTRIBUTES = /(?:\s[^\s="/<>]+(?:="[^"]*")?)*/y
const END = /\s?\/?>/y

const read = (expression: RegExp, html: string, at: number) => {
  expression.lastIndex = at
  return expression.exec(html)
}

const tagAt = (html: string, index: number): Tag | undefined => {
  const start = read(START, html, index)
  if (!start) return undefined
  const [opening, slash, name = ''] = start
  const from = index + opening.length
  const attributes = read(ATTRIBUTES, html, from)?.[0] ?? ''
  const close = read(END, html, from + attributes.length)
  if (!close) return undefined
  const end = from + attributes.length + close[0].length
  return { index, end, isClosing: slash === '/', name: name.toLowerCase(), attributes }
}

/** Yields the tags in order. Reads each character at most twice, also in hostile texts. */
export function* parseTags(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at >= 0; ) {
    const tag = tagAt(html, at)
    if (tag) yield tag
    at = html.indexOf('<', tag?.end ?? at + 1)
  }
}

/** Returns name and value of each attribute; undefined for an attribute without a value. */
export const parseAttributes = (attributes: string): [string, string | undefined][] =>
  Array.from(attributes.matchAll(/\s([^\s="/<>]+)(?:="([^"]*)")?/g), ([, name = '', value]) => [
    name,
    value,
  ])
