import type { MarkdownIt, Token } from '@lanting/markdown/editor-config'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderInParts } from './render-in-parts.ts'
import { partsIn } from './rendered-parts.ts'

const tokenOf = (text: string, line: number): Token[] => {
  const isHeading = text.startsWith('# ')
  const made = {
    type: isHeading ? 'heading_open' : 'text',
    map: [line, line + 1],
    attrs: [['data-line', String(line)]],
    content: text,
  }
  const inside = { type: 'inline', attrs: null, content: text.slice(2) }
  return (isHeading ? [made, inside] : [made]) as unknown as Token[]
}

let outline: string[] = []
let read: string[] = []
let language = 'en'

/** A parser for which every line is a block. */
const openParser = (): MarkdownIt => {
  const parse = (text: string) => {
    read.push(text)
    return text.split('\n').flatMap((line, at) => (line === '' ? [] : tokenOf(line, at)))
  }
  const heading_open = (tokens: Token[], at: number) => {
    outline.push(`${tokens[at]?.map?.[0]} ${tokens[at + 1]?.content}`)
    return `<h1 data-line="${tokens[at]?.attrs?.[0]?.[1]}">`
  }
  const render = (tokens: Token[]) =>
    tokens
      .map(({ type, attrs, content }, at) => {
        if (type === 'heading_open') return heading_open(tokens, at)
        return type === 'inline' ? content : `<p data-line="${attrs?.[0]?.[1]}">${content}`
      })
      .join('')
  const renderer = { rules: { heading_open }, render }
  const md = { options: {}, parse, renderer, render: (text: string) => render(parse(text)) }
  const parser = md as unknown as MarkdownIt
  renderInParts(parser, () => language)
  return parser
}

const LINE = `${'一行字。'.repeat(600)}\n\n`
const BLOCK = `# Title\n\n${LINE}`
const LONG = BLOCK.repeat(30)

beforeEach(() => {
  outline = []
  read = []
  language = 'en'
})

describe('a long text', () => {
  it('is rendered in parts that know where they begin', () => {
    const parts = partsIn(openParser().render(LONG))
    expect(parts).toHaveLength(30)
    expect(parts.map(({ line }) => line).slice(0, 3)).toEqual([0, 4, 8])
    expect(parts[2]?.html).toMatch(/^<h1 data-line="0">Title<p data-line="2">一/)
  })

  it('is read again only where it has changed', () => {
    const md = openParser()
    md.render(LONG)
    read = []
    md.render(LONG.replace('# Title\n\n', '# Title\n\nnew '))
    expect(read).toHaveLength(1)
    expect(read[0]).toContain('new ')
  })

  it('has all headings in its outline, each at its present line', () => {
    const md = openParser()
    md.render(LONG)
    outline = []
    md.render(`First\n\n${LONG}`)
    expect(outline).toHaveLength(30)
    expect(outline.slice(0, 2)).toEqual(['2 Title', '6 Title'])
  })

  it('is rendered again in another language', () => {
    const md = openParser()
    md.render(LONG)
    read = []
    language = 'zh-CN'
    md.render(LONG)
    expect(read.length).toBeGreaterThan(0)
  })
})

it('a short text is one part', () => {
  const html = openParser().render('# a\n\nb')
  expect(partsIn(html)).toEqual([{ line: 0, html }])
})
