/** A part is cut when it is longer, at the next block. */
const PART_CHARACTERS = 2_000

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const CONTAINER = /^ {0,3}(:{3,})/
const FORMULA = /^ {0,3}(?:\$\$|\\\[)\s*$/
const FORMULA_END = /(?:\$\$|\\\])\s*$/
const RAW = /^ {0,3}<(?:!--|pre\b|script\b|style\b|textarea\b)/i
/** A line that begins a block for certain, if a blank line is before it: no list, quote, HTML, definition. */
const BEGINNING = /^(?![-*+>:<[|=~$]|\d{1,9}[.)])\S/

/** Returns a test for the last line of the block that a line opens; undefined if it opens none. */
const openedBy = (line: string): ((line: string) => boolean) | undefined => {
  if (FORMULA.test(line)) return (next) => FORMULA_END.test(next)
  const form = FENCE.test(line) ? FENCE : CONTAINER
  const [, mark] = form.exec(line) ?? []
  if (!mark) return undefined
  return (next) => {
    const [, end = ''] = form.exec(next) ?? []
    return end.startsWith(mark) && next.trim() === end
  }
}

/** Undefined if a block needs the whole text, or is open at the end. */
const cutBlocks = (text: string): string[] | undefined => {
  const parts: string[] = []
  let [start, at] = [0, 0]
  let isAfterBlank = true
  let isEnd: ReturnType<typeof openedBy>
  for (const line of text.split('\n')) {
    const isLong = at - start >= PART_CHARACTERS
    if (!isEnd && isLong && isAfterBlank && BEGINNING.test(line)) {
      parts.push(text.slice(start, at))
      start = at
    }
    if (isEnd) {
      if (isEnd(line)) isEnd = undefined
    } else {
      if (RAW.test(line)) return undefined
      isEnd = openedBy(line)
    }
    isAfterBlank = line.trim() === ''
    at += line.length + 1
  }
  return isEnd ? undefined : [...parts, text.slice(start)].filter(Boolean)
}

const sharedLength = (one: string, other: string, charAt: (text: string, at: number) => number) => {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && charAt(one, length) === charAt(other, length)) length += 1
  return length
}

/** The parts that lie within so many characters. */
const within = (parts: readonly string[], characters: number): string[] => {
  let length = 0
  return parts.filter((part) => {
    length += part.length
    return length <= characters
  })
}

const LAST_LINES = 200
const ENDS_BLANK = /(?:^|\n)[ \t]*\n$/

/**
 * Splits a text into parts that can be read one by one, each with its blank lines; undefined if they
 * need each other. After a change, the parts around it stay as they were.
 */
export const createSplitter = () => {
  let before: { readonly text: string; readonly parts: readonly string[] } | undefined

  const cutAround = (text: string): string[] | undefined => {
    if (!before) return undefined
    const head = within(
      before.parts,
      sharedLength(before.text, text, (one, at) => one.charCodeAt(at)),
    )
    const start = head.join('').length
    const behind = sharedLength(before.text, text, (one, at) => one.charCodeAt(one.length - 1 - at))
    const tail = within(before.parts.toReversed(), Math.min(behind, text.length - start)).reverse()
    let end = text.length - tail.join('').length
    while (tail.length > 0 && !ENDS_BLANK.test(text.slice(Math.max(0, end - LAST_LINES), end))) {
      end += tail.shift()?.length ?? 0
    }
    const middle = cutBlocks(text.slice(start, end))
    return middle && [...head, ...middle, ...tail]
  }

  return (text: string): readonly string[] | undefined => {
    const parts = cutAround(text) ?? cutBlocks(text)
    before = parts && { text, parts }
    return parts
  }
}
