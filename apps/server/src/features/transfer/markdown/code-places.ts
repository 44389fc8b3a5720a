interface Range {
  readonly start: number
  readonly end: number
}

interface Run {
  readonly at: number
  readonly length: number
}

const FENCE = /^[\s>]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})/

/** Code in a line ends at the next marks of the same length, in the same paragraph. */
const spansOf = (runs: readonly Run[]): Range[] => {
  const last = new Map(runs.map(({ at, length }) => [length, at]))
  const spans: Range[] = []
  for (let index = 0; index < runs.length; index += 1) {
    const { at, length } = runs[index] as Run
    if ((last.get(length) ?? at) <= at) continue
    let close = index + 1
    while (runs[close]?.length !== length) close += 1
    spans.push({ start: at, end: runs[close]?.at ?? at })
    index = close
  }
  return spans
}

/** Finds fenced blocks and code in lines. Returns a test for positions in the text. */
export const createCodeTest = (text: string): ((offset: number) => boolean) => {
  const ranges: Range[] = []
  let runs: Run[] = []
  let fence: { readonly mark: string; readonly start: number } | undefined
  let start = 0
  const endParagraph = () => {
    ranges.push(...spansOf(runs))
    runs = []
  }
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    const end = start + line.length
    if (fence) {
      if (mark?.startsWith(fence.mark) && line.replaceAll(/[\s>]/g, '') === mark) {
        ranges.push({ start: fence.start, end })
        fence = undefined
      }
    } else if (mark) {
      endParagraph()
      fence = { mark, start }
    } else if (line.trim() === '') endParagraph()
    else {
      for (const { index, 0: ticks } of line.matchAll(/`+/g)) {
        runs.push({ at: start + index, length: ticks.length })
      }
    }
    start = end + 1
  }
  endParagraph()
  if (fence) ranges.push({ start: fence.start, end: text.length })
  ranges.sort((a, b) => a.start - b.start)
  return (offset) => {
    let [low, high] = [0, ranges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ranges[middle]?.end ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return (ranges[low]?.start ?? Number.POSITIVE_INFINITY) < offset
  }
}
