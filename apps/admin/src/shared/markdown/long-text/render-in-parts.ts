import type { MarkdownIt, Token } from '@lanting/markdown/editor-config'
import { hasNotes, tokensByPart } from './noted-parts.ts'
import { markOf } from './rendered-parts.ts'
import { createNameFinder } from './shared-names.ts'
import { createSplitter } from './split-parts.ts'

/** Shorter texts are rendered as a whole. */
export const LONG_CHARACTERS = 50_000

interface KnownPart {
  readonly html: string
  /** The tokens of each heading and of its text, for the outline. */
  readonly headings: readonly (readonly [heading: Token, text: Token])[]
}

interface NotedParts {
  readonly joined: string
  readonly parts: readonly KnownPart[]
  /** The notes at the end; undefined before they were rendered. */
  readonly notes?: KnownPart
}

const NO_NOTES: NotedParts = { joined: '', parts: [] }

/** The editor reads the line of a heading from here; the HTML keeps its own. */
const atLine = (heading: Token, line: number): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(heading)), heading, {
    attrs: heading.attrs?.map(([name, value]) => [name, value]) ?? null,
    map: heading.map && [heading.map[0] + line, heading.map[1] + line],
  })

const isHeading = ({ type }: Token) => type === 'heading_open'
const linesIn = (part: string) => part.split('\n').length - 1

/** Renders a long text part by part, and keeps the parts that have not changed since, in one language. */
export const renderInParts = (md: MarkdownIt, languageOf: () => string): void => {
  const render = md.render.bind(md)
  const split = createSplitter()
  let known = new Map<string, KnownPart>()
  let noted = NO_NOTES
  const findNames = createNameFinder((text, environment) => md.parse(text, environment))
  let names = findNames([])
  let language = languageOf()

  const parse = (text: string, environment: object) =>
    md.parse(text, { ...environment, srcLines: text.split('\n') })

  const renderTokens = (tokens: readonly Token[], line: number, environment: object): KnownPart => {
    const headings = tokens.flatMap((token, at): KnownPart['headings'] => {
      const text = tokens[at + 1]
      return isHeading(token) && text ? [[atLine(token, 0), text]] : []
    })
    const placed = tokens.map((token) => (isHeading(token) ? atLine(token, line) : token))
    return { html: md.renderer.render(placed, md.options, environment), headings }
  }

  /** The outline has all headings, also those of parts that are not rendered again. */
  const listHeadings = ({ headings }: KnownPart, line: number, environment: object) => {
    for (const [heading, text] of headings) {
      const tokens = [atLine(heading, line), text]
      md.renderer.rules.heading_open?.(tokens, 0, md.options, environment, md.renderer)
    }
  }

  const keep = (before: KnownPart | undefined, line: number, environment: object) => {
    if (before) listHeadings(before, line, environment)
    return before
  }

  const forgetIfOutdated = (parts: readonly string[]) => {
    const found = findNames(parts)
    if (language !== languageOf() || names !== found) [known, noted] = [new Map(), NO_NOTES]
    language = languageOf()
    names = found
  }

  md.render = (text: string, given: object = {}) => {
    const parts = text.length > LONG_CHARACTERS ? split(text) : undefined
    if (!parts) return render(text, given)
    forgetIfOutdated(parts)
    const environment = { ...given, ...names }

    // Footnotes are numbered through the whole text, so parts that have some are read together.
    const withNotes = parts.filter(hasNotes)
    const joined = withNotes.join('')
    const { parts: before, notes } = joined === noted.joined ? noted : NO_NOTES
    const read = notes
      ? undefined
      : tokensByPart(parse(joined, environment), withNotes.map(linesIn))
    const rendered = new Map<string, KnownPart>()
    const own: KnownPart[] = []
    let [line, html] = [0, '']
    for (const part of parts) {
      let done: KnownPart | undefined
      if (hasNotes(part)) {
        done =
          keep(before[own.length], line, environment) ??
          renderTokens(read?.parts[own.length] ?? [], line, environment)
        own.push(done)
      } else {
        done =
          keep(rendered.get(part) ?? known.get(part), line, environment) ??
          renderTokens(parse(part, environment), line, environment)
        rendered.set(part, done)
      }
      html += markOf(line) + done.html
      line += linesIn(part)
    }
    known = rendered
    const end = notes ?? renderTokens(read?.notes ?? [], 0, environment)
    noted = { joined, parts: own, notes: end }
    return end.html === '' ? html : html + markOf(line) + end.html
  }
}
