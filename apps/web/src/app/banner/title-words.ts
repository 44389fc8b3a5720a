import { CJK, widthOf } from '../../shared/cjk.ts'

const OPENING = '\\p{Ps}\\p{Pi}'
const CLOSING = '\\p{Pe}\\p{Pf}\\p{Po}\\p{Pd}'

/** Spaces; a Han character with its punctuation, which may not begin or end a line; a word. */
const PARTS = new RegExp(
  `\\s+|[${OPENING}]*(?:[${CJK}][${CLOSING}]*|[^\\s${CJK}${OPENING}]+)|[${OPENING}]+`,
  'gu',
)

/** Returns the parts of a title that do not break, and the spaces between them. */
export const titleWords = (title: string): string[] => title.match(PARTS) ?? []

const LONG_FROM = 48

/** Returns whether the title needs a smaller font. */
export const isLongTitle = (title: string): boolean => widthOf(title) >= LONG_FROM
