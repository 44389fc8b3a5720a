import { findVerbatim } from './verbatim-tags.ts'

interface Range {
  readonly start: number
  readonly end: number
}

interface Run {
  readonly at: number
  readonly length: number
  readonly isEscaped: boolean
}

const MARKER = /^(?:[-*+]|\d{1,9}[.)])(?=\s|$)/
const FENCE = /^(?:(`{3,})[^`]*$|(~{3,}))/
const HEADING = /^#{1,6}(?:\s|$)/

/**
 * Code in a line ends at the next marks of the same length, in the same paragraph. Outside of code, a
 * mark behind a backslash is a letter.
 */
const spansOf = (runs: readonly Run[]): Range[] => {
  const last = new Map(runs.map(({ at, length }) => [length, at]))
  const spans: Range[] = []
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index] as Run
    const skipped = run.isEscaped ? 1 : 0
    const [start, length] = [run.at + skipped, run.length - skipped]
    if (length === 0 || (last.get(length) ?? start) <= start) continue
    let close = index + 1
    while (runs[close]?.length !== length) close += 1
    spans.push({ start, end: (runs[close]?.at ?? start) + length })
    index = close
  }
  return spans
}

const runsIn = (part: string, start: number): Run[] =>
  [...part.matchAll(/`+/g)].map(({ index, 0: { length } }) => {
    let slashes = 0
    while (part[index - slashes - 1] === '\\') slashes += 1
    return { at: start + index, length, isEscaped: slashes % 2 === 1 }
  })

const columnsOf = (blanks: string) => {
  let columns = 0
  for (const blank of blanks) columns = blank === '\t' ? columns + 4 - (columns % 4) : columns + 1
  return columns
}

/** How deep a line stands, inside of quotes and lists. Lists inside of quotes are not followed. */
const readLine = (line: string, items: readonly number[]) => {
  const [blanks = ''] = /^\s*/.exec(line) ?? []
  let rest = line.slice(blanks.length)
  let indent = columnsOf(blanks)
  const open = items.filter((content) => content <= indent)
  const isDeep = indent - (open.at(-1) ?? 0) >= 4
  if (rest.startsWith('>') && !isDeep) {
    return { rest: rest.replace(/^[> \t]*/, ''), indent: 0, isQuote: true, isDeep, items: open }
  }
  while (!isDeep) {
    const [marker] = MARKER.exec(rest) ?? []
    if (marker === undefined) break
    const [gap = ''] = /^\s*/.exec(rest.slice(marker.length)) ?? []
    indent += marker.length + Math.min(Math.max(gap.length, 1), 4)
    rest = rest.slice(marker.length + gap.length)
    open.push(indent)
  }
  return { rest, indent, isQuote: false, isDeep, items: open }
}

/** Finds the ranges of code: blocks, indented text, code in lines, and the content of code tags. */
const codeRanges = (text: string): Range[] => {
  const ranges: Range[] = []
  const verbatimIn = findVerbatim(text)
  let runs: Run[] = []
  let items: readonly number[] = []
  let fence:
    | {
        readonly mark: string
        readonly start: number
        readonly indent: number
        readonly isQuote: boolean
      }
    | undefined
  let isText = false
  const endParagraph = () => {
    ranges.push(...spansOf(runs))
    runs = []
    isText = false
  }
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const line = text.slice(start, end)
    const { rest, indent, isQuote, isDeep, items: open } = readLine(line, items)
    const [, ticks, waves] = FENCE.exec(rest) ?? []
    const mark = ticks ?? waves
    if (fence?.isQuote && !isQuote) {
      ranges.push({ start: fence.start, end: start })
      fence = undefined
    }
    if (fence) {
      const closing = line.replaceAll(/[\s>]/g, '')
      const isEnd = closing.startsWith(fence.mark) && /^(?:`+|~+)$/.test(closing)
      // A deeper mark belongs to the code.
      if (isEnd && indent < fence.indent + 4) {
        ranges.push({ start: fence.start, end })
        fence = undefined
      }
    } else if (rest.trim() === '') endParagraph()
    else if (isDeep && !isText) ranges.push({ start, end })
    else {
      items = isText && open.length < items.length && !mark ? items : open
      if (mark) {
        endParagraph()
        fence = { mark, start, indent, isQuote }
      } else {
        const verbatim = verbatimIn(start, end)
        const partEnd = verbatim?.start ?? end
        runs.push(...runsIn(text.slice(start, partEnd), start))
        isText = true
        if (verbatim) {
          ranges.push(verbatim)
          // The rest of the line behind the end of the tag is read next.
          start = verbatim.end
          continue
        }
        if (HEADING.test(rest)) endParagraph()
      }
    }
    start = end + 1
  }
  endParagraph()
  if (fence) ranges.push({ start: fence.start, end: text.length })
  return ranges.sort((a, b) => a.start - b.start)
}

/** Returns a test for positions in the text: whether they are in code. */
export const createCodeTest = (text: string): ((offset: number) => boolean) => {
  const ranges = codeRanges(text)
  return (offset) => {
    let [low, high] = [0, ranges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return (ranges[low]?.start ?? Number.POSITIVE_INFINITY) <= offset
  }
}
