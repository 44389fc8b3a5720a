/** Sharps (positive) or flats (negative) of the keys that the pieces use. */
const SIGNATURES: Readonly<Record<string, number>> = {
  C: 0,
  G: 1,
  D: 2,
  A: 3,
  F: -1,
  Bb: -2,
  Eb: -3,
  Am: 0,
  Em: 1,
  Bm: 2,
  Dm: -1,
  Gm: -2,
  ADor: 1,
}

const SHARPS = 'FCGDAEB'
const FLATS = 'BEADGCF'

/** The change of each letter by the signature, in semitones. */
export type Signature = Readonly<Record<string, number>>

export const signatureOf = (key: string): Signature => {
  const count = SIGNATURES[key]
  if (count === undefined) throw new Error(`the key ${key} is not in score/key.ts`)
  const letters = (count > 0 ? SHARPS : FLATS).slice(0, Math.abs(count))
  return Object.fromEntries([...letters].map((letter) => [letter, Math.sign(count)]))
}

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Semitones above C; the letter in upper case. */
export const semitonesOf = (letter: string): number => {
  const semitones = SEMITONES[letter]
  if (semitones === undefined) throw new Error(`${letter} is not the name of a note`)
  return semitones
}
