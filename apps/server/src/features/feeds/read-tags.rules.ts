/** A tag as our renderer writes it: attributes in double quotes, `<` nowhere outside of them. */
export interface Tag {
  readonly index: number
  readonly end: number
  readonly isClosing: boolean
  readonly name: string
  /** As they are written. */
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

/** The tags of a text, in their order; each place is looked at once or twice, whatever the text. */
export function* tagsIn(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at >= 0; ) {
    const tag = tagAt(html, at)
    if (tag) yield tag
    at = html.indexOf('<', tag?.end ?? at + 1)
  }
}

/** Name and value of each; undefined: it has none. */
export const attributesIn = (attributes: string): [string, string | undefined][] =>
  Array.from(attributes.matchAll(/\s([^\s="/<>]+)(?:="([^"]*)")?/g), ([, name = '', value]) => [
    name,
    value,
  ])
