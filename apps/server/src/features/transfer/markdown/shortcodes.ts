import { createCodeTest } from './code-places.ts'
import { PAIRED_TAGS } from './paired-tags.ts'
import { SINGLE_TAGS } from './single-tags.ts'
import type { Tag } from './tag-markdown.ts'
import { withoutLiquid } from './without-liquid.ts'

interface Syntax {
  readonly open: string
  readonly close: string
  /** Returns the name of the tag that this one ends. */
  readonly endOf: (name: string) => string | undefined
}

const hugoEnd = (name: string) => (/^\/./.test(name) ? name.slice(1) : undefined)

const SYNTAXES: readonly Syntax[] = [
  { open: '{{<', close: '>}}', endOf: hugoEnd },
  { open: '{{%', close: '%}}', endOf: hugoEnd },
  {
    open: '{%',
    close: '%}',
    endOf: (name) => (/^end./.test(name) ? name.slice(3) : undefined),
  },
]

type Piece = { readonly text: string } | { readonly text: string; readonly inside: string }

const marksOf = ({ open, close }: Pick<Syntax, 'open' | 'close'>) =>
  new RegExp(`${RegExp.escape(open)}|${RegExp.escape(close)}`, 'g')

/**
 * Splits a text at its tags: from the last opening mark before a closing one. What is in code is no
 * mark. Each character is read once, also with many unclosed openings.
 */
const piecesOf = (text: string, { open, close }: Syntax): Piece[] => {
  const isCode = createCodeTest(text)
  const pieces: Piece[] = []
  let [from, opened] = [0, -1]
  for (const { index, 0: mark } of text.matchAll(marksOf({ open, close }))) {
    if (isCode(index)) continue
    // A tag of Hugo without a translation has one brace more.
    if (mark === open) opened = text[index - 1] === '{' ? -1 : index
    else if (opened >= from) {
      const [inside, end] = [text.slice(opened + open.length, index), index + close.length]
      pieces.push({ text: text.slice(from, opened) }, { text: text.slice(opened, end), inside })
      from = end
    }
  }
  return [...pieces, { text: text.slice(from) }]
}

const QUOTED = [
  '"((?:[^"\\\\]|\\\\.){0,2000})"',
  "'([^']{0,2000})'",
  '`([^`]{0,2000})`',
  '(\\S{1,2000})',
].join('|')
/** `name="value"`; plugins of Jekyll write a colon before a quote. */
const ARGUMENT = new RegExp(
  `([\\w-]{1,50})(?:\\s{0,5}=\\s{0,5}|:(?=["']))(?:${QUOTED})|${QUOTED}`,
  'g',
)

type Read = Pick<Tag, 'name' | 'words' | 'named'>

const readTag = (inside: string): Read => {
  const words: string[] = []
  const named = new Map<string, string>()
  for (const match of inside
    .replace(/^-|[-/]$/g, '')
    .replace(/^\s*\/\s+/, '/')
    .matchAll(ARGUMENT)) {
    const [, key, ...values] = match
    const found = values.find((value) => value !== undefined) ?? ''
    const value = found.replaceAll('\\"', '"')
    if (key) named.set(key, value)
    else words.push(value)
  }
  const [first = '', ...rest] = words
  // Some themes write a comma or colons behind the name.
  const name = first.replace(/,$/, '').split('::', 1)[0] ?? ''
  return { name, words: rest, named: Object.fromEntries(named) }
}

/** Hugo writes `{{</* tag *&#47;>}}` to show a tag. */
const shown = (text: string) => text.replace(/\/\*\s?/, '').replace(/\s?\*\//, '')

interface Open {
  readonly tag: Read
  readonly text: string
  source: string
  body: string
}

const made = (tag: Tag, isPaired: boolean): string | undefined => {
  const { name, body } = tag
  const paired = isPaired && Object.hasOwn(PAIRED_TAGS, name) ? PAIRED_TAGS[name]?.(tag) : undefined
  if (paired !== undefined) return paired
  const isEmpty = body.trim() === ''
  const single = Object.hasOwn(SINGLE_TAGS, name) ? SINGLE_TAGS[name]?.(tag) : undefined
  return single === undefined || isEmpty ? single : `${single}\n\n${body.trim()}\n`
}

/** The texts of tags inside of tags. The names of tags that stay are added to `left`. */
const createNesting = (left: Set<string>) => {
  const root: Open = { tag: { name: '', words: [], named: {} }, text: '', source: '', body: '' }
  const stack = [root]
  const add = (source: string, body = source) => {
    const top = stack.at(-1) ?? root
    top.source += source
    top.body += body
  }
  const close = (end: string) => {
    const open = stack.pop()
    if (!open) return
    const { tag, text, source, body } = open
    const written = end === '' ? undefined : made({ ...tag, source, body }, true)
    if (written === undefined) left.add(tag.name)
    add(`${text}${source}${end}`, written ?? `${text}${body}${end}`)
  }
  return {
    add,
    addSingle: (tag: Read, text: string) => {
      const written = made({ ...tag, source: '', body: '' }, false)
      if (written === undefined) left.add(tag.name)
      add(text, written ?? text)
    },
    open: (tag: Read, text: string) => stack.push({ tag, text, source: '', body: '' }),
    isOpen: (name: string) => stack.some(({ tag }) => tag.name === name),
    /** Ends a tag, and the unclosed tags inside of it. */
    close: (name: string, end: string) => {
      while (stack.at(-1)?.tag.name !== name) close('')
      close(end)
    },
    finish: () => {
      while (stack.length > 1) close('')
      return root.body
    },
  }
}

/** Returns the tags that have an end: of two tags without an end between them, only the second. */
const pairedTags = (tags: readonly (Read | undefined)[], { endOf }: Syntax): ReadonlySet<Read> => {
  const open = new Map<string, Read[]>()
  const paired = new Set<Read>()
  for (const tag of tags) {
    if (!tag) continue
    const end = endOf(tag.name)
    const last = end === undefined ? undefined : open.get(end)?.pop()
    if (last) paired.add(last)
    if (end === undefined) open.set(tag.name, [...(open.get(tag.name) ?? []), tag])
  }
  return paired
}

const translateSyntax = (text: string, syntax: Syntax, left: Set<string>): string => {
  if (!text.includes(syntax.open)) return text
  const pieces = piecesOf(text, syntax).map((piece) => ({
    text: piece.text,
    tag: 'inside' in piece ? readTag(piece.inside) : undefined,
  }))
  const paired = pairedTags(
    pieces.map(({ tag }) => tag),
    syntax,
  )
  const nesting = createNesting(left)
  for (const { text: written, tag } of pieces) {
    const end = tag && syntax.endOf(tag.name)
    if (!tag) nesting.add(written)
    else if (tag.name.startsWith('/*')) nesting.add(written, shown(written))
    else if (end !== undefined && nesting.isOpen(end)) nesting.close(end, written)
    else if (paired.has(tag)) nesting.open(tag, written)
    else nesting.addSingle(tag, written)
  }
  return nesting.finish()
}

/** Translates the tags of other programs. Returns the names of tags without a translation. */
export const plainMarkdown = (
  content: string,
): { readonly text: string; readonly left: readonly string[] } => {
  const start = withoutLiquid(content)
  const left = new Set<string>(start.left)
  const text = SYNTAXES.reduce((known, syntax) => translateSyntax(known, syntax, left), start.text)
  return { text, left: [...left] }
}

const headingOf = (line: string) => {
  const heading = line.slice(1).trim()
  const end = heading.search(/\s#+$/)
  if (/^#+$/.test(heading)) return ''
  return end < 0 ? heading : heading.slice(0, end).trim()
}

/** Returns the only heading of level one. Several are parts of a text without a title of its own. */
export const onlyHeading = (content: string): string => {
  const isCode = createCodeTest(content)
  const headings = [...content.matchAll(/^#[ \t][^\n]*/gm)]
    .filter(({ index }) => !isCode(index))
    .map(([line]) => headingOf(line))
  const [first = '', ...others] = headings.filter(Boolean)
  return others.length === 0 ? first : ''
}
