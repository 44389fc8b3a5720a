import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { Tree, TreeFragment } from '@lezer/common'
import { describe, expect, it } from 'vitest'
import { parseInSteps } from './parse-in-steps.ts'

const BLOCKS = `${[
  '## Title',
  'A *text* with `code`.',
  '- one\n- two\n\n  inside',
  '```md\nsome *code*\n\nmore\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '::: details More\n\nfolded\n\n:::',
  '> [!TIP]\n> a tip',
  '<div>\n\n<b>bold</b>\n\n</div>',
  'One line and\na second one.',
].join('\n\n')}\n\n`

const standard = markdown({ codeLanguages: () => markdownLanguage })

interface Parsed {
  readonly text: string
  readonly tree: Tree
  readonly fragments: readonly TreeFragment[]
}

const { parser } = parseInSteps(standard).language
const parse = (text: string): Parsed => {
  const tree = parser.parse(text)
  return { text, tree, fragments: TreeFragment.addTree(tree) }
}

/** Puts a text in the place of another, and parses what has changed. */
const change = ({ text, fragments }: Parsed, from: number, to: number, insert: string): Parsed => {
  const changed = { fromA: from, toA: to, fromB: from, toB: from + insert.length }
  const kept = TreeFragment.applyChanges(fragments, [changed])
  const next = text.slice(0, from) + insert + text.slice(to)
  const tree = parser.parse(next, kept)
  return { text: next, tree, fragments: TreeFragment.addTree(tree, kept) }
}

const nodesIn = (tree: Tree): object[] =>
  tree.children.flatMap((child) => (child instanceof Tree ? [child, ...nodesIn(child)] : [child]))

const madeNodes = (before: Tree, after: Tree): number => {
  const known = new Set(nodesIn(before))
  return nodesIn(after).filter((node) => !known.has(node)).length
}

/** Returns the name of every place of the text, in code too. */
const placesIn = (tree: Tree): string[] => {
  const places: string[] = []
  tree.iterate({ enter: ({ name, from, to }) => void places.push(`${name} ${from} ${to}`) })
  return places
}

const type = (parsed: Parsed, at: number) => change(parsed, at, at, 'x')

/** The place of a paragraph in a part of the text: 0 is its beginning, 1 its end. */
const paragraphIn = (text: string, part: number) =>
  text.indexOf('second', Math.floor((text.length - BLOCKS.length) * part))

const long = parse(BLOCKS.repeat(400))

describe('a key in a long text', () => {
  it.each([
    ['the beginning', 0],
    ['the middle', 0.5],
    ['the end', 1],
  ])('makes few nodes at %s', (_, part) => {
    const at = paragraphIn(long.text, part)
    // The second key finds the groups of the first.
    const before = type(long, at)
    const after = type(before, at + 1)
    expect(nodesIn(before.tree).length).toBeGreaterThan(10_000)
    expect(madeNodes(before.tree, after.tree)).toBeLessThan(300)
  })
})

describe('a tree that was parsed in steps', () => {
  it('is that of the whole text after each change', () => {
    const text = BLOCKS.repeat(60)
    const middle = paragraphIn(text, 0.5)
    const list = text.indexOf('- two', middle)
    const code = text.indexOf('some', middle)
    let parsed = parse(text)
    for (const [from, to, insert] of [
      // A fence that is opened far above, and closed again.
      [0, 0, '```\n'],
      [0, 4, ''],
      [paragraphIn(text, 0), paragraphIn(text, 0) + 6, '*a*'],
      [list + 2, list + 5, '[link](/a)'],
      [code, code + 4, '**other**'],
      [middle, middle + 600, ''],
      [middle, middle, text.slice(20, 2_000)],
      // The line behind a list becomes its text.
      [text.indexOf('```md'), text.indexOf('```md'), '  '],
      [text.length - 2, text.length, '\n---\n'],
      [100, text.length - 100, ''],
    ] as const) {
      parsed = change(parsed, from, to, insert)
      expect(placesIn(parsed.tree)).toEqual(placesIn(parse(parsed.text).tree))
    }
  })
})
