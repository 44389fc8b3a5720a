export interface CatalogueEntry {
  readonly id: string
  readonly text: string
  /** 0 for the highest level in use, and one more for each below. */
  readonly depth: number
}

const HEADING = /<h([1-6]) id="(h-[^"]+)">(.*?)<\/h\1>/gs
const DEEPEST = 2

const CHARACTERS: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&#x22;': '"',
  '&#x27;': "'",
}

/** Formulas are written twice, once for eyes and once for screen readers: one is enough. */
const plain = (html: string) =>
  html
    .replace(/<span class="katex-mathml">.*?<\/math><\/span>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x(?:26|3C|22|27);/g, (name) => CHARACTERS[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim()

/** The headings of a rendered text, three levels deep, counted from the highest that it uses. */
export const catalogueOf = (html: string): CatalogueEntry[] => {
  const found = [...html.matchAll(HEADING)].map(([, level, id = '', words = '']) => ({
    id,
    level: Number(level),
    text: plain(words),
  }))
  const highest = Math.min(...found.map(({ level }) => level))
  return found
    .map(({ id, level, text }) => ({ id, text, depth: level - highest }))
    .filter(({ depth }) => depth <= DEEPEST)
}

/** The last heading above the line of reading; none before the first. */
export const currentEntry = <T extends { readonly top: number }>(
  headings: readonly T[],
  line: number,
): T | undefined => headings.findLast(({ top }) => top <= line)
