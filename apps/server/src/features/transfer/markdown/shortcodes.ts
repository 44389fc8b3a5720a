import { TAGS, type Tag } from './shortcode-tags.ts'

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

/** Splits a text into lines of code, which stay as they are, and the rest. */
const splitCode = (text: string): { readonly text: string; readonly isCode: boolean }[] => {
  const parts: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }]
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    const isEnd = fence !== undefined && mark?.startsWith(fence) && line.trim() === mark
    if (mark && fence === undefined) {
      fence = mark
      parts.push({ lines: [line], isCode: true })
    } else {
      parts.at(-1)?.lines.push(line)
      if (isEnd) {
        fence = undefined
        parts.push({ lines: [], isCode: false })
      }
    }
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }))
}

/**
 * Splits at every closing mark; the tag starts at the last opening mark before it. Each character is
 * read once, also with many unclosed openings.
 */
const tagsIn = (text: string, { open, close }: Syntax): Piece[] => {
  const parts = text.split(close)
  const last = parts.pop() ?? ''
  const pieces = parts.flatMap((part): Piece[] => {
    const at = part.lastIndexOf(open)
    // A tag of Hugo without a translation has one brace more.
    if (at < 0 || part[at - 1] === '{') return [{ text: `${part}${close}` }]
    const inside = part.slice(at + open.length)
    return [{ text: part.slice(0, at) }, { text: `${open}${inside}${close}`, inside }]
  })
  return [...pieces, { text: last }]
}

const piecesOf = (text: string, syntax: Syntax): Piece[] =>
  splitCode(text).flatMap(({ text: part, isCode }, index) => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...(isCode ? [{ text: part }] : tagsIn(part, syntax)),
  ])

const ARGUMENT =
  /([\w-]{1,50})\s{0,5}=\s{0,5}(?:"([^"]{0,2000})"|'([^']{0,2000})'|`([^`]{0,2000})`|(\S{1,2000}))|"([^"]{0,2000})"|'([^']{0,2000})'|(\S{1,2000})/g

const readTag = (inside: string): Pick<Tag, 'name' | 'words' | 'named'> => {
  const words: string[] = []
  const named: Record<string, string> = {}
  for (const match of inside
    .replace(/^-|[-/]$/g, '')
    .replace(/^\s*\/\s+/, '/')
    .matchAll(ARGUMENT)) {
    const [, key, ...values] = match
    const value = values.find((found) => found !== undefined) ?? ''
    if (key) named[key] = value
    else words.push(value)
  }
  const [name = '', ...rest] = words
  return { name, words: rest, named }
}

/** Hugo writes `{{</* tag *&#47;>}}` to show a tag. */
const shown = (text: string) => text.replace(/\/\*\s?/, '').replace(/\s?\*\//, '')

interface Open {
  readonly tag: Pick<Tag, 'name' | 'words' | 'named'>
  readonly text: string
  source: string
  body: string
}

/** The texts of tags inside of tags. `translate` returns undefined for an unknown tag. */
const createNesting = (translate: (tag: Tag) => string | undefined) => {
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
    const made = end === '' ? undefined : translate({ ...tag, source, body })
    add(`${text}${source}${end}`, made ?? `${text}${body}${end}`)
  }
  return {
    add,
    open: (tag: Open['tag'], text: string) => stack.push({ tag, text, source: '', body: '' }),
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

const translateSyntax = (text: string, syntax: Syntax, left: Set<string>): string => {
  const pieces = piecesOf(text, syntax).map((piece) => ({
    text: piece.text,
    tag: 'inside' in piece ? readTag(piece.inside) : undefined,
  }))
  /** How many ends of each tag are still to come. */
  const ends = new Map<string, number>()
  const addEnds = (name: string, number: number) => ends.set(name, (ends.get(name) ?? 0) + number)
  for (const { tag } of pieces) addEnds((tag && syntax.endOf(tag.name)) ?? '', 1)
  const translate = (tag: Tag): string | undefined => {
    const made = Object.hasOwn(TAGS, tag.name) ? TAGS[tag.name]?.(tag) : undefined
    if (made === undefined) left.add(tag.name)
    return made
  }
  const nesting = createNesting(translate)
  for (const { text: written, tag } of pieces) {
    const end = tag && syntax.endOf(tag.name)
    if (!tag) nesting.add(written)
    else if (tag.name.startsWith('/*')) nesting.add(written, shown(written))
    else if (end !== undefined && nesting.isOpen(end)) {
      addEnds(end, -1)
      nesting.close(end, written)
    } else if (end === undefined && (ends.get(tag.name) ?? 0) > 0) nesting.open(tag, written)
    else nesting.add(written, translate({ ...tag, source: '', body: '' }) ?? written)
  }
  return nesting.finish()
}

const outsideOfCode = (text: string, change: (part: string) => string) =>
  splitCode(text)
    .map(({ text: part, isCode }) => (isCode ? part : change(part)))
    .join('\n')

/** Expressions of Jekyll that make addresses, and the attributes of its Markdown. */
const withoutLiquid = (text: string) =>
  text
    .replaceAll(/\{\{-?\s*site\.(?:url|baseurl)\s*-?\}\}/g, '')
    .replaceAll(/\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*(?:_url|site\.(?:base)?url)\s*-?\}\}/g, '$1')
    .replaceAll(/\{:[^{}\n]*\}/g, '')

/** Translates the tags of other programs. Returns the names of tags without a translation. */
export const plainMarkdown = (
  content: string,
): { readonly text: string; readonly left: readonly string[] } => {
  const left = new Set<string>()
  const start = outsideOfCode(content.replaceAll(/<!--\s*more\s*-->\n?/g, ''), withoutLiquid)
  const text = SYNTAXES.reduce((made, syntax) => translateSyntax(made, syntax, left), start)
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
  const lines = splitCode(content)
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text }) => text.split('\n'))
  const headings = lines.filter((line) => /^#\s/.test(line)).map(headingOf)
  const [first = '', ...others] = headings.filter(Boolean)
  return others.length === 0 ? first : ''
}
