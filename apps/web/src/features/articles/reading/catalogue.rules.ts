import { plainText } from './plain-text.ts'

export interface CatalogueEntry {
  readonly id: string
  readonly text: string
  /** 0 for the highest used level, and one more for each level below. */
  readonly depth: number
}

const HEADING = /<h([1-6]) id="(h-[^"<]+)">/
const DEEPEST = 2

/** Returns the headings of a rendered text, three levels deep from the highest used level. */
export const catalogueOf = (html: string): CatalogueEntry[] => {
  // Two groups, so three pieces for each heading: its level, its id, and the text up to the next.
  const pieces = html.split(HEADING).slice(1)
  const found = Array.from({ length: pieces.length / 3 }, (_, at) => {
    const [level, id = '', text = ''] = pieces.slice(at * 3, at * 3 + 3)
    return { id, level: Number(level), text: plainText(text.split(`</h${level}>`, 1)[0] ?? '') }
  })
  const highest = found.reduce((least, { level }) => Math.min(least, level), 6)
  return found
    .map(({ id, level, text }) => ({ id, text, depth: level - highest }))
    .filter(({ depth }) => depth <= DEEPEST)
}

/** Returns the last heading above the reading line; undefined before the first. */
export const currentEntry = <T extends { readonly top: number }>(
  headings: readonly T[],
  line: number,
): T | undefined => headings.findLast(({ top }) => top <= line)
