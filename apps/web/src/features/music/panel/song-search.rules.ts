import { PAGE_SIZE, type Song } from '@lanting/contract'

/** A page that is not full is the last one. */
export const mayHaveMore = (arrived: number): boolean => arrived >= PAGE_SIZE.songSearch

/** Removes duplicates, because results may shift between pages. */
export const withMore = (found: readonly Song[], more: readonly Song[]): readonly Song[] => {
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...more.filter(({ id }) => !known.has(id))]
}

interface Piece {
  readonly text: string
  readonly isMatch: boolean
  readonly at: number
}

/** Splits a text at the matches, ignoring case. */
export const pieces = (text: string, looked: string): readonly Piece[] => {
  const sought = looked.trim().toLowerCase()
  const lower = text.toLowerCase()
  // Some letters change length with their case; then nothing is marked.
  if (sought === '' || lower.length !== text.length) return [{ text, isMatch: false, at: 0 }]
  const found: Piece[] = []
  let at = 0
  while (at < text.length) {
    const match = lower.indexOf(sought, at)
    const end = match === at ? at + sought.length : match < 0 ? text.length : match
    found.push({ text: text.slice(at, end), isMatch: match === at, at })
    at = end
  }
  return found
}
