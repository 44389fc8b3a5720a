import { createCodeTest } from './code-places.ts'

/** The table of contents of Jekyll's Markdown: a list whose items are replaced. */
const CONTENTS =
  /^[ \t]{0,8}(?:[*+-]|\d{1,3}\.)[ \t][^\n]{0,200}\n[ \t]{0,8}\{:[ \t]{0,4}toc\b[^}\n]{0,200}\}/gm
/** The marks of other programs for a table of contents, which every article has here. */
const CONTENTS_MARK =
  /^[ \t]{0,3}(?:\[TOC\]|\[\[_?toc_?\]\]|@\[toc\](?:\([^)\n]{0,200}\))?|\$\{toc\})[ \t]*$/gim

const VALUE = '[\\w-]{1,100}=(?:"[^"\\n]{0,300}"|\'[^\'\\n]{0,300}\'|[^\\s"\'{}]{1,300})'
const NAMES = '(?:[.#][\\w:-]{1,100}){1,9}'
const gapped = (part: string) => `[ \\t]{0,4}${part}(?:[ \\t]{1,4}${part}){0,20}[ \\t]{0,4}`

/** Jekyll's stand alone in a line, or behind an element. `{:ok, pid}` in a sentence are words. */
const JEKYLL = new RegExp(
  `(^[ \\t>]{0,40}(?:[*+-][ \\t]{1,4})?|[)\\]*_\`>])\\{:{1,2}${gapped(`(?:${NAMES}|${VALUE}|[\\w/-]{1,100})`)}\\}`,
  'gm',
)
/** Hugo's and those of others stand alone in a line. */
const ALONE = new RegExp(`^([ \\t>]{0,40})\\{${gapped(`(?:${NAMES}|${VALUE})`)}\\}[ \\t]*$`, 'gm')
const HEADING = new RegExp(
  `^(#{1,6}[ \\t][^\\n]{0,500}?)[ \\t]{0,4}\\{${gapped(`(?:${NAMES}|${VALUE})`)}\\}[ \\t]*$`,
  'gm',
)
/** The line below the head of a table, with a plus between the columns. */
const TABLE_LINE = /^[ \t>]{0,40}\|[-:| \t]{1,2000}\+[-:|+ \t]{1,2000}$/gm
/** The id of a heading, by which links find it. */
const ID = /#([\w:-]{1,100})/

/** Replaces what is no code. */
export const outsideOfCode = (
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

/** Links to the id of a heading become links to its words, from which its id here is made. */
const withHeadings = (text: string): string => {
  const words = new Map<string, string>()
  const plain = outsideOfCode(text, HEADING, ([whole = '', heading = '']) => {
    const [, id] = ID.exec(whole.slice(heading.length)) ?? []
    if (id) words.set(id, heading.replace(/^#+[ \t]+/, ''))
    return heading
  })
  if (words.size === 0) return plain
  return outsideOfCode(plain, /\]\(#([\w:%-]{1,100})\)/g, ([whole = '', id = '']) => {
    const heading = words.get(id)
    return heading === undefined
      ? whole
      : `](#${encodeURIComponent(heading).replaceAll(')', '%29')})`
  })
}

/** Removes marks about the looks of elements, and for a table of contents, and reads tables of Jekyll. */
export const withoutAttributes = (text: string): string => {
  const listed = outsideOfCode(text, CONTENTS, () => '')
  const unmarked = outsideOfCode(listed, CONTENTS_MARK, () => '')
  const tables = outsideOfCode(unmarked, TABLE_LINE, ([line = '']) => line.replaceAll('+', '|'))
  const jekyll = outsideOfCode(tables, JEKYLL, ([, before = '']) => before)
  return withHeadings(outsideOfCode(jekyll, ALONE, ([, before = '']) => before))
}
