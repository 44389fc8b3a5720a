import type { MarkdownIt, Token } from '@lanting/markdown/editor-config'
import { createSplitter } from './split-parts.ts'

/** Shorter texts are rendered as a whole. */
export const LONG_CHARACTERS = 50_000

/** Before a part in the HTML, with the line of the text at which it begins. */
const markOf = (line: number) => `<!--part ${line}-->`
const MARK = /<!--part (\d+)-->/

export interface RenderedPart {
  /** The first line of the part in the text. Lines inside of the HTML begin at 0. */
  readonly line: number
  readonly html: string
}

/** Returns the parts of rendered HTML; one part if it was rendered as a whole. */
export const partsIn = (html: string): RenderedPart[] => {
  const [first = '', ...rest] = html.split(MARK)
  if (rest.length === 0) return [{ line: 0, html: first }]
  return Array.from({ length: rest.length / 2 }, (_, at) => ({
    line: Number(rest[2 * at]),
    html: rest[2 * at + 1] ?? '',
  }))
}

interface KnownPart {
  readonly html: string
  readonly lines: number
  /** The tokens of each heading and of its text, for the outline. */
  readonly headings: readonly (readonly [heading: Token, text: Token])[]
}

/** The editor reads the line of a heading from here; the HTML keeps its own. */
const atLine = (heading: Token, line: number): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(heading)), heading, {
    attrs: heading.attrs?.map(([name, value]) => [name, value]) ?? null,
    map: heading.map && [heading.map[0] + line, heading.map[1] + line],
  })

const isHeading = ({ type }: Token) => type === 'heading_open'

/** Renders a long text part by part, and keeps the parts that have not changed since, in one language. */
export const renderInParts = (md: MarkdownIt, languageOf: () => string): void => {
  const render = md.render.bind(md)
  const split = createSplitter()
  let known = new Map<string, KnownPart>()
  let language = languageOf()

  const renderPart = (part: string, line: number, environment: object): KnownPart => {
    const srcLines = part.split('\n')
    const own = { ...environment, srcLines }
    const tokens = md.parse(part, own)
    const headings = tokens.flatMap((token, at): KnownPart['headings'] => {
      const text = tokens[at + 1]
      return isHeading(token) && text ? [[atLine(token, 0), text]] : []
    })
    const placed = tokens.map((token) => (isHeading(token) ? atLine(token, line) : token))
    const html = md.renderer.render(placed, md.options, own)
    return { html, lines: srcLines.length - 1, headings }
  }

  /** The outline has all headings, also those of parts that are not rendered again. */
  const listHeadings = ({ headings }: KnownPart, line: number, environment: object) => {
    for (const [heading, text] of headings) {
      const tokens = [atLine(heading, line), text]
      md.renderer.rules.heading_open?.(tokens, 0, md.options, environment, md.renderer)
    }
  }

  md.render = (text: string, environment: object = {}) => {
    const parts = text.length > LONG_CHARACTERS ? split(text) : undefined
    if (!parts) return render(text, environment)
    if (language !== languageOf()) known = new Map()
    language = languageOf()
    const rendered = new Map<string, KnownPart>()
    let line = 0
    let html = ''
    for (const part of parts) {
      const before = rendered.get(part) ?? known.get(part)
      if (before) listHeadings(before, line, environment)
      const own = before ?? renderPart(part, line, environment)
      rendered.set(part, own)
      html += markOf(line) + own.html
      line += own.lines
    }
    known = rendered
    return html
  }
}
