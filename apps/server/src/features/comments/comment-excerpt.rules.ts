import { visibleText } from '@lanting/contract'

/** About two lines of the notification drawer. */
const EXCERPT_LENGTH = 80

/** The signs of a line: quotations, headings, lists and the fences of code. */
const LINE_SIGN = /^ {0,3}(?:> ?|#{1,6} |[-*+] |\d{1,9}[.)] |(?:```|~~~).{0,40}$)/gm
const LINK = /!?\[([^[\]]{0,300})\]\([^()\s]{0,1000}(?: "[^"]{0,300}")?\)/g
/** Signs that touch a word. Those between spaces, and underscores inside words, are text. */
const SIGNS = [
  /`|~~/g,
  /(?<=[^\s*\\])\*{1,3}|(?<!\\)\*{1,3}(?=[^\s*])/g,
  /(?<![\p{L}\p{N}\\])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}])/gu,
]
const ESCAPED = /\\([\\*_[\]()#+\-.!>])/g

const withoutSigns = (text: string) => {
  const words = text.replace(LINE_SIGN, '').replace(LINE_SIGN, '').replace(LINK, '$1')
  return SIGNS.reduce((left, sign) => left.replace(sign, ''), words).replace(ESCAPED, '$1')
}

/** Returns the beginning of a comment as plain text in one line, without the signs of Markdown. */
export const commentExcerpt = (content: string): string => {
  const words = withoutSigns(visibleText(content)).trim().replace(/\s+/g, ' ')
  const characters = Array.from(words)
  if (characters.length <= EXCERPT_LENGTH) return words
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
}
