export interface CatalogueEntry {
  readonly id: string
  readonly text: string
  /** 0 for the highest level in use, and one more for each below. */
  readonly depth: number
}

const HEADING = /<h([1-6]) id="(h-[^"<]+)">/
const FORMULA = { open: '<span class="katex-mathml">', close: '</math></span>' }
const DEEPEST = 2

const CHARACTERS: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&#x22;': '"',
  '&#x27;': "'",
}

/** A piece of a text from what closes its beginning on; all of it, if that does not come. */
const behind = (piece: string, close: string) => {
  const end = piece.indexOf(close)
  return end < 0 ? piece : piece.slice(end + close.length)
}

const cutOut = (html: string, { open, close }: typeof FORMULA) => {
  const [before = '', ...pieces] = html.split(open)
  return before + pieces.map((piece) => behind(piece, close)).join('')
}

/** Formulas are written twice, once for eyes and once for screen readers: one is enough. */
const plain = (html: string) =>
  cutOut(cutOut(html, FORMULA), { open: '<', close: '>' })
    .replace(/&#x(?:26|3C|22|27);/g, (name) => CHARACTERS[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim()

/** The headings of a rendered text, three levels deep, counted from the highest that it uses. */
export const catalogueOf = (html: string): CatalogueEntry[] => {
  // Two groups, so three pieces for each heading: its level, its id, and the text up to the next.
  const pieces = html.split(HEADING).slice(1)
  const found = Array.from({ length: pieces.length / 3 }, (_, at) => {
    const [level, id = '', text = ''] = pieces.slice(at * 3, at * 3 + 3)
    return { id, level: Number(level), text: plain(text.split(`</h${level}>`, 1)[0] ?? '') }
  })
  const highest = found.reduce((least, { level }) => Math.min(least, level), 6)
  return found
    .map(({ id, level, text }) => ({ id, text, depth: level - highest }))
    .filter(({ depth }) => depth <= DEEPEST)
}

/** The last heading above the line of reading; none before the first. */
export const currentEntry = <T extends { readonly top: number }>(
  headings: readonly T[],
  line: number,
): T | undefined => headings.findLast(({ top }) => top <= line)
