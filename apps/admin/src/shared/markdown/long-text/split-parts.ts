/** A part is cut when it is longer, at the next block. */
const PART_CHARACTERS = 2_000

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const CONTAINER = /^ {0,3}(:{3,})/
const FORMULA = /^ {0,3}\$\$/
const RAW = /^ {0,3}<(?:!--|pre\b|script\b|style\b|textarea\b)/i
/** A line that begins a block for certain, if a blank line is before it: no list, quote, HTML, definition. */
const BEGINNING = /^(?![-*+>:<[|=~$]|\d{1,9}[.)])\S/

/** Names that the whole text shares: footnotes, links and abbreviations that are defined elsewhere. */
const SHARED = /\^\[|\[\^|^ {0,3}(?:\[[^\]\n]{1,200}\]:|\*\[)/m

/**
 * Splits a text into parts that can be read one by one, each with its blank lines. Undefined if its
 * parts need each other, or if something is open at the end.
 */
export const splitParts = (text: string): string[] | undefined => {
  if (SHARED.test(text)) return undefined
  const parts: string[] = []
  let [start, at] = [0, 0]
  let isAfterBlank = true
  /** The mark that ends the open block. */
  let open: { readonly mark: string; readonly form: RegExp } | undefined
  for (const line of text.split('\n')) {
    const isLong = at - start >= PART_CHARACTERS
    if (!open && isLong && isAfterBlank && BEGINNING.test(line)) {
      parts.push(text.slice(start, at))
      start = at
    }
    if (open) {
      const [, mark = ''] = open.form.exec(line) ?? []
      if (mark.startsWith(open.mark) && line.trim() === mark) open = undefined
    } else {
      if (RAW.test(line) || FORMULA.test(line)) return undefined
      const form = FENCE.test(line) ? FENCE : CONTAINER
      const [, mark] = form.exec(line) ?? []
      if (mark) open = { mark, form }
    }
    isAfterBlank = line.trim() === ''
    at += line.length + 1
  }
  return open ? undefined : [...parts, text.slice(start)]
}
