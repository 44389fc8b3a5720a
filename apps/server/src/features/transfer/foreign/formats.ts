import type { ImportKind } from '@lanting/contract'

type ForeignKind = Exclude<ImportKind, 'markdown'>

/** How the beginning of an export looks. */
const BEGINNINGS: readonly (readonly [ForeignKind, RegExp, RegExp])[] = [
  ['wordpress', /\.xml$/i, /<rss[\s\S]*xmlns:wp="http:\/\/wordpress\.org\/export\//],
]

/** The number of bytes that tell the kind of a file. */
export const BEGINNING_BYTES = 8_192

export const isCandidate = (path: string): boolean => BEGINNINGS.some(([, name]) => name.test(path))

/** Returns the program that made a file, or undefined if it is no export. */
export const kindOf = (path: string, beginning: string): ForeignKind | undefined =>
  BEGINNINGS.find(([, name, start]) => name.test(path) && start.test(beginning))?.[0]
