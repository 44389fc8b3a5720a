import { createCodeTest } from './code-places.ts'

/** Replaces what is no code. */
const outsideOfCode = (
  text: string,
  expression: RegExp,
  change: (match: readonly string[]) => string,
): string => {
  if (text.search(expression) < 0) return text
  const isCode = createCodeTest(text)
  return text.replaceAll(expression, (...match) => {
    const offset = match.findIndex((part) => typeof part === 'number')
    return isCode(match[offset]) ? match[0] : change(match.slice(0, offset))
  })
}

const SITE = /\{\{-?\s*site\.(?:url|baseurl)\s*-?\}\}/g
const ADDRESS = /\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*(?:_url|site\.(?:base)?url)\s*-?\}\}/g
const OUTPUT = /\{\{-?\s*((?:page|site|post|include|layout)\.[\w.]{1,100})[^{}\n]{0,200}\}\}/g

/** The table of contents of Jekyll's Markdown: a list whose items are replaced. */
const CONTENTS =
  /^[ \t]{0,8}(?:[*+-]|\d{1,3}\.)[ \t][^\n]{0,200}\n[ \t]{0,8}\{:[ \t]{0,4}toc\b[^}\n]{0,200}\}/gm
/** Attributes stand alone in a line, or behind an element. `{:ok, pid}` in a sentence are words. */
const PART =
  '(?:(?:[.#][\\w:-]{1,100}){1,9}|[\\w-]{1,100}=(?:"[^"\\n]{0,300}"|\'[^\'\\n]{0,300}\')|[\\w/-]{1,100})'
const BEFORE = '^[ \\t>]{0,40}(?:[*+-][ \\t]{1,4})?|[)\\]*_`>]'
const ATTRIBUTES = new RegExp(
  `(${BEFORE})\\{:{1,2}[ \\t]{0,4}${PART}(?:[ \\t]{1,4}${PART}){0,20}[ \\t]{0,4}\\}`,
  'gm',
)

/** Removes the expressions of Jekyll that make addresses, and the attributes of its Markdown. */
export const withoutLiquid = (
  content: string,
): { readonly text: string; readonly left: readonly string[] } => {
  const left: string[] = []
  const plain = outsideOfCode(content, /<!--\s*more\s*-->\n?/g, () => '')
  const local = outsideOfCode(plain, SITE, () => '')
  const addressed = outsideOfCode(local, ADDRESS, ([, address = '']) => address)
  const listed = outsideOfCode(addressed, CONTENTS, () => '')
  const text = outsideOfCode(listed, ATTRIBUTES, ([, before = '']) => before)
  outsideOfCode(text, OUTPUT, ([whole = '', name = '']) => {
    left.push(`{{ ${name} }}`)
    return whole
  })
  return { text, left: [...new Set(left)] }
}
