import type { Lyrics } from '@lanting/player'

/** The texts beside the lines that a listener can show and hide. */
const WORD_KINDS = ['translation', 'romanisation'] as const
export type WordKind = (typeof WORD_KINDS)[number]

export type WordSettings = Readonly<Record<WordKind, boolean>>

/** Shown, until the listener hides them. */
export const savedWords = (stored: unknown): WordSettings => {
  const { translation, romanisation } = (stored ?? {}) as Partial<Record<WordKind, unknown>>
  return { translation: translation !== false, romanisation: romanisation !== false }
}

/** Returns the kinds that these lyrics have. */
export const kindsIn = ({ lines }: Lyrics): readonly WordKind[] =>
  WORD_KINDS.filter((kind) => lines.some((line) => line[kind]))
