/** The signs of one line of ABC music. */
export type Token =
  | { readonly kind: 'note'; readonly letters: readonly Letter[]; readonly units: number }
  | { readonly kind: 'rest'; readonly units: number }
  | { readonly kind: 'chord'; readonly name: string }
  | { readonly kind: 'bar' | 'tie' | 'triplet' | 'longer' | 'shorter' }

export interface Letter {
  readonly name: string
  /** Semitones up or down; undefined when the signature and the bar decide. */
  readonly accidental: number | undefined
  readonly octave: number
}

const ACCIDENTALS: Readonly<Record<string, number>> = { '^': 1, _: -1, '=': 0 }
const MIDDLE_OCTAVE = 5

const NOTE = "[_^=]?[A-Ga-g][,']*"
const SIGN = new RegExp(
  [
    '"(?<chord>[^"]*)"',
    '(?<bar>[|:\\]]*\\|[|:\\]]*)',
    '(?<triplet>\\(3)',
    `(?:(?<rest>z)|(?<note>${NOTE})|\\[(?<stack>(?:${NOTE})+)\\])(?<length>\\d*/*\\d*)`,
    '(?<tie>-)',
    '(?<longer>>)',
    '(?<shorter><)',
    '\\s+|\\((?!3)|\\)',
  ].join('|'),
  'y',
)

const letterOf = (text: string): Letter => {
  const [, sign = '', name = '', marks = ''] = /([_^=]?)([A-Ga-g])([,']*)/.exec(text) ?? []
  const shift = [...marks].reduce((sum, mark) => sum + (mark === "'" ? 1 : -1), 0)
  const isLow = name === name.toUpperCase()
  return {
    name: name.toUpperCase(),
    accidental: ACCIDENTALS[sign],
    octave: MIDDLE_OCTAVE + (isLow ? 0 : 1) + shift,
  }
}

const lettersOf = (text: string) =>
  [...text.matchAll(new RegExp(NOTE, 'g'))].map(([one]) => letterOf(one))

/** Parses `3`, `/2`, `3/2`, `/` and `//` by the rules of ABC. */
const unitsOf = (text: string) => {
  const [, above, slashes = '', below] = /(\d*)(\/*)(\d*)/.exec(text) ?? []
  const divisor = below ? Number(below) : 2 ** slashes.length
  return Number(above || 1) / divisor
}

const tokenOf = (found: Readonly<Record<string, string | undefined>>): Token | undefined => {
  const { chord, bar, triplet, rest, note, stack, length = '', tie, longer, shorter } = found
  if (chord !== undefined) return { kind: 'chord', name: chord }
  if (bar) return { kind: 'bar' }
  if (triplet) return { kind: 'triplet' }
  if (rest) return { kind: 'rest', units: unitsOf(length) }
  const letters = note ?? stack
  if (letters) return { kind: 'note', letters: lettersOf(letters), units: unitsOf(length) }
  if (tie) return { kind: 'tie' }
  if (longer) return { kind: 'longer' }
  return shorter ? { kind: 'shorter' } : undefined
}

export const tokensOf = (line: string): Token[] => {
  const tokens: Token[] = []
  SIGN.lastIndex = 0
  while (SIGN.lastIndex < line.length) {
    const from = SIGN.lastIndex
    const found = SIGN.exec(line)
    if (!found?.groups) throw new Error(`no ABC at '${line.slice(from)}'`)
    const token = tokenOf(found.groups)
    if (token) tokens.push(token)
  }
  return tokens
}
