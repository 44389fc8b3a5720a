const FORMULA = { open: '<span class="katex-mathml">', close: '</math></span>' }
const TAG = { open: '<', close: '>' }

const CHARACTERS: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&#x22;': '"',
  '&#x27;': "'",
}

/** Returns the text after the given end marker, or all of it without one. */
const behind = (piece: string, close: string) => {
  const end = piece.indexOf(close)
  return end < 0 ? piece : piece.slice(end + close.length)
}

const cutOut = (html: string, { open, close }: typeof TAG, between = '') => {
  const [before = '', ...pieces] = html.split(open)
  return [before, ...pieces.map((piece) => behind(piece, close))].join(between)
}

/**
 * Returns the text of rendered HTML, with `between` in the place of each tag. A formula appears
 * twice, for eyes and for screen readers: keeps one.
 */
export const plainText = (html: string, between = ''): string =>
  cutOut(cutOut(html, FORMULA), TAG, between)
    .replace(/&#x(?:26|3C|22|27);/g, (name) => CHARACTERS[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim()
