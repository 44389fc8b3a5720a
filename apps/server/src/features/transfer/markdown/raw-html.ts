import type { ImportDetail, ImportNote } from '@lanting/contract'
import { htmlToMarkdown } from '@lanting/markdown/from-html'
import type { Html, Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { visitParents } from 'unist-util-visit-parents'
import { type FoldTag, foldTags } from './folds.ts'
import { markdownInHtml } from './markdown-in-html.ts'
import { createPlaceholderTest } from './placeholders.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly value: string
}

/** Elements in a line whose content stays Markdown. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: '**',
    strong: '**',
    i: '*',
    em: '*',
    s: '~~',
    del: '~~',
    strike: '~~',
    code: '`',
    kbd: '`',
    tt: '`',
    samp: '`',
    mark: '==',
    sub: '~',
    sup: '^',
  }),
)

/** Elements with an address of their own. Their content is for browsers that cannot show them. */
const SHOWN = /^(?:img|iframe|video|audio|embed|object)$/
/** Elements that say nothing without their looks. */
const PLAIN =
  /^(?:span|font|u|ins|small|big|center|div|p|section|article|abbr|cite|q|dfn|time|label|ruby|rb|rt|rp|nobr|wbr|details|summary|a|figure|figcaption|picture|source)$/

const PHRASING =
  /^(?:paragraph|heading|tableCell|link|linkReference|emphasis|strong|delete|footnote)$/

/** The parser of Markdown needs the square of the time for more. */
const TAGS_MAX = 3_000

const NAME = /^<\/?([a-z][\w-]*)/i

interface Line {
  readonly text: string
  /** The addresses of open links. */
  readonly links: string[]
  readonly notes: Set<ImportNote>
  /** Elements without a translation. */
  readonly left: Set<string>
  /** Beginnings of lines with Markdown inside of HTML. */
  readonly marks: Set<string>
}

const hrefOf = (tag: string) => /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag)

const lineBreak = (text: string, end: number, parent: Nodes) => {
  if (parent.type === 'tableCell' || parent.type === 'heading') return ' '
  return text[end] === '\n' ? '\\' : '\\\n'
}

/** Translates one tag in a line. */
const translateTag = (tag: string, parent: Nodes, end: number, line: Line): string => {
  const name = NAME.exec(tag)?.[1]?.toLowerCase()
  if (name === undefined) return ''
  const isEnd = tag.startsWith('</')
  if (name === 'br') return lineBreak(line.text, end, parent)
  if (name === 'a' && isEnd) {
    const address = line.links.pop()
    return address ? `](${address})` : ''
  }
  if (name === 'a') {
    const [, ...found] = hrefOf(tag) ?? []
    const address = found.find(Boolean) ?? ''
    line.links.push(/[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>\s]/g, '')}>` : address)
    return address ? '[' : ''
  }
  if (SHOWN.test(name)) {
    if (isEnd) return ''
    const { markdown, notes } = htmlToMarkdown(tag)
    for (const note of notes) line.notes.add(note)
    return markdown.trim()
  }
  const mark = MARKS.get(name)
  if (mark !== undefined) return mark
  if (!PLAIN.test(name)) line.left.add(name)
  return ''
}

const translateHtml = (html: string, line: Line): string => {
  const { markdown, notes } = htmlToMarkdown(html)
  for (const note of notes) line.notes.add(note)
  const marks = markdownInHtml(markdown)
  if (marks) line.marks.add(marks)
  return markdown.trim()
}

const detailsOf = ({ left, marks }: Line): ImportDetail[] => [
  ...[...left].map((name) => ({ note: 'htmlLeft' as const, name: `<${name}>` })),
  ...[...marks].map((name) => ({ note: 'markdownInHtml' as const, name })),
]

const translateFold = ({ marks, title, rest }: FoldTag, line: Line): string => {
  const inner = translateHtml(rest, line)
  if (title === undefined) return `${inner}\n\n${marks}`.trim()
  const words = translateHtml(title, line)
    .split('\n')
    .map((part) => part.trim())
    .join(' ')
  const head = marks ? `${marks} details ${words}` : words
  return `${head.trim()}\n\n${inner}`.trim()
}

/** Further lines stand in the same lists and quotes as the first one, which is behind their marks. */
const nested = (text: string, before: string) =>
  text.replaceAll('\n', `\n${before.replaceAll(/[^>\s]/g, ' ')}`)

/** Formulas by the rule of our renderer: no blanks inside of the marks, no digit behind them. */
const FORMULA = /\$\$[^$]{0,5000}\$\$|\$(?=\S)[^$\n]{0,1000}?\S\$(?!\d)/g

const formulasIn = (text: string) => {
  const found = [...text.matchAll(FORMULA)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  return (offset: number) => found.some(({ start, end }) => offset > start && offset < end)
}

/** HTML in a Markdown text is translated too, so that the text is Markdown alone. */
export const withoutHtml = (
  text: string,
): {
  readonly text: string
  readonly notes: readonly ImportNote[]
  readonly details: readonly ImportDetail[]
} => {
  const tags = text.match(/<[a-z/!]/gi)?.length ?? 0
  if (tags === 0) return { text, notes: [], details: [] }
  if (tags > TAGS_MAX) return { text, notes: ['htmlLeft'], details: [] }
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  const edits: Edit[] = []
  const isInFormula = formulasIn(text)
  const isPlaceholder = createPlaceholderTest(text)
  const sets = { notes: new Set<ImportNote>(), left: new Set<string>(), marks: new Set<string>() }
  const line: Line = { text, links: [], ...sets }
  const blocks: { value: string; start: number; end: number; before: string; parent: Nodes }[] = []
  visitParents(tree, 'html', (node: Html, ancestors: Parents[]) => {
    const parent = ancestors.at(-1)
    const { start, end } = node.position ?? {}
    if (!parent || start?.offset === undefined || end?.offset === undefined) return
    if (isInFormula(start.offset)) return
    const place = { start: start.offset, end: end.offset }
    if (PHRASING.test(parent.type)) {
      // The renderer would take an element that it knows for HTML.
      if (isPlaceholder(node.value, place.start)) edits.push({ ...place, value: `\\${node.value}` })
      else edits.push({ ...place, value: translateTag(node.value, parent, place.end, line) })
    } else if (isPlaceholder(node.value.trim(), place.start)) {
      edits.push({ ...place, value: `\\${node.value}` })
    } else {
      const before = text.slice(place.start - start.column + 1, place.start)
      blocks.push({ ...place, value: node.value, before, parent })
    }
  })
  const folds = foldTags(blocks)
  for (const [at, { value, before, start, end }] of blocks.entries()) {
    const fold = folds.get(at)
    const translated = fold ? translateFold(fold, line) : translateHtml(value, line)
    edits.push({ start, end, value: nested(translated, before) })
  }
  edits.sort((a, b) => a.start - b.start)
  const details = detailsOf(line)
  for (const { note } of details) line.notes.add(note)
  const pieces: string[] = []
  let from = 0
  for (const { start, end, value } of edits) {
    pieces.push(text.slice(from, start), value)
    from = end
  }
  pieces.push(text.slice(from))
  return { text: pieces.join(''), notes: [...line.notes], details }
}
