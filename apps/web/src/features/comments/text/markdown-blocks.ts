import { type Inline, readInline } from './markdown-inline.ts'

export type Block =
  | { readonly tag: 'p'; readonly children: readonly Inline[] }
  | { readonly tag: 'pre'; readonly text: string }
  | { readonly tag: 'blockquote'; readonly children: readonly Block[] }
  | {
      readonly tag: 'ul' | 'ol'
      /** The first number of a numbered list. */
      readonly start: number
      readonly items: readonly (readonly Inline[])[]
    }

/** Quotes inside of more quotes stay text. */
const DEPTH_MAX = 3

const FENCE = /^ {0,3}(`{3,99}|~{3,99})[^`~]{0,99}$/
const FENCE_END = /^\s*(?:`+|~+)\s*$/
const QUOTE = /^ {0,3}> ?/
const BULLET = /^ {0,3}[-*+] +(?=\S)/
const NUMBER = /^ {0,3}(\d{1,3})[.)] +(?=\S)/
const CONTINUED = /^ {2,}(?=\S)/

const isBlockStart = (line: string) =>
  FENCE.test(line) || QUOTE.test(line) || BULLET.test(line) || NUMBER.test(line)

interface Lines {
  /** The current line; undefined after the last one. */
  readonly current: () => string | undefined
  readonly skip: () => void
  /** Takes lines as long as they fit. */
  readonly takeWhile: (fits: (line: string) => boolean) => string[]
}

const linesOf = (text: string): Lines => {
  const lines = text.split('\n')
  let at = 0
  return {
    current: () => lines[at],
    skip: () => {
      at += 1
    },
    takeWhile: (fits) => {
      const start = at
      while (at < lines.length && fits(lines[at] ?? '')) at += 1
      return lines.slice(start, at)
    },
  }
}

/** Without an end, the code goes on to the last line. */
const takeFence = (lines: Lines): Block => {
  const [, marks = ''] = FENCE.exec(lines.current() ?? '') ?? []
  const isEnd = (line: string) => line.trim().startsWith(marks) && FENCE_END.test(line)
  lines.skip()
  const code = lines.takeWhile((line) => !isEnd(line))
  lines.skip()
  return { tag: 'pre', text: code.join('\n') }
}

const takeQuote = (lines: Lines, depth: number): Block => {
  const quoted = lines.takeWhile((line) => QUOTE.test(line))
  const text = quoted.map((line) => line.replace(QUOTE, '')).join('\n')
  return { tag: 'blockquote', children: readBlocks(text, depth + 1) }
}

const takeList = (lines: Lines, tag: 'ul' | 'ol', mark: RegExp): Block => {
  const [, first = '1'] = mark.exec(lines.current() ?? '') ?? []
  const items: string[][] = []
  for (const line of lines.takeWhile((line) => mark.test(line) || CONTINUED.test(line))) {
    if (mark.test(line)) items.push([line.replace(mark, '')])
    else items.at(-1)?.push(line.replace(CONTINUED, ''))
  }
  return { tag, start: Number(first), items: items.map((item) => readInline(item.join('\n'))) }
}

/** Keeps the line breaks of a text, except next to other blocks. */
const takeText = (lines: Lines): Block[] => {
  let isFirst = true
  const taken = lines.takeWhile((line) => {
    const fits = isFirst || !isBlockStart(line)
    isFirst = false
    return fits
  })
  const isEmpty = (line: string | undefined) => line?.trim() === ''
  while (isEmpty(taken[0])) taken.shift()
  while (isEmpty(taken.at(-1))) taken.pop()
  return taken.length === 0 ? [] : [{ tag: 'p', children: readInline(taken.join('\n')) }]
}

const readBlocks = (text: string, depth: number): Block[] => {
  const lines = linesOf(text)
  const blocks: Block[] = []
  for (let line = lines.current(); line !== undefined; line = lines.current()) {
    if (FENCE.test(line)) blocks.push(takeFence(lines))
    else if (QUOTE.test(line) && depth < DEPTH_MAX) blocks.push(takeQuote(lines, depth))
    else if (BULLET.test(line)) blocks.push(takeList(lines, 'ul', BULLET))
    else if (NUMBER.test(line)) blocks.push(takeList(lines, 'ol', NUMBER))
    else blocks.push(...takeText(lines))
  }
  return blocks
}

/**
 * Reads the little Markdown of comments: code, quotes, lists, bold, italic and links. Headings,
 * tables, pictures and tags stay text.
 */
export const readMarkdown = (text: string): Block[] => readBlocks(text, 0)
