import type { MarkdownIt, Token } from '@lanting/markdown/editor-config'
import { createSplitter } from './split-parts.ts'

/** Shorter texts are read as a whole. */
export const LONG_CHARACTERS = 50_000

/** Between two parts of the HTML. */
export const PART = '<!--part-->'
const PART_TYPE = 'long_text_part'

interface Environment {
  readonly srcLines?: readonly string[]
}

/** The number of a line is an attribute already. */
const shifted = (name: string, value: string, line: number) =>
  name === 'data-line' ? String(Number(value) + line) : value

/** The renderer may change tokens, so the kept ones are copied, at their present lines. */
const copyOf = (token: Token, line: number): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)), token, {
    attrs: token.attrs?.map(([name, value]) => [name, shifted(name, value, line)]) ?? null,
    map: token.map && [token.map[0] + line, token.map[1] + line],
    children: token.children?.map((child) => copyOf(child, line)) ?? null,
  })

/** Reads a long text part by part, and keeps the parts that have not changed since. */
export const parseInParts = (md: MarkdownIt): void => {
  const parse = md.parse.bind(md)
  const split = createSplitter()
  let kept = new Map<string, Token[]>()
  md.renderer.rules[PART_TYPE] = () => PART

  md.parse = (text, environment: Environment) => {
    const parts = text.length > LONG_CHARACTERS ? split(text) : undefined
    if (!parts) return parse(text, environment)
    const read = new Map<string, Token[]>()
    const tokens: Token[] = []
    let line = 0
    for (const part of parts) {
      const srcLines = part.split('\n')
      const own = read.get(part) ?? kept.get(part) ?? parse(part, { ...environment, srcLines })
      read.set(part, own)
      if (line > 0) tokens.push(Object.assign(copyOf(own[0] ?? ({} as Token), 0), SEPARATOR))
      for (const token of own) tokens.push(copyOf(token, line))
      line += srcLines.length - 1
    }
    kept = read
    return tokens
  }
}

const SEPARATOR = {
  ...{ type: PART_TYPE, tag: '', nesting: 0, content: '', block: true },
  ...{ attrs: null, map: null, children: null, hidden: false },
}
