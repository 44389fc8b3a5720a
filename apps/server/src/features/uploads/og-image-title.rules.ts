/** Sizes of a title by its length; wide characters count twice. */
const SIZES = [
  { upTo: 28, size: 76 },
  { upTo: 56, size: 60 },
  { upTo: 110, size: 48 },
] as const
const SMALLEST = 38
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g

export const titleSize = (title: string): number => {
  const length = title.length + (title.match(WIDE)?.length ?? 0)
  return SIZES.find(({ upTo }) => length <= upTo)?.size ?? SMALLEST
}

const ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }),
)

/**
 * Escapes the title, because the text engine reads markup. Removes emoji, which have no font here.
 */
export const markupText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}]+/gu, (found) =>
      found === MISSING ? found : ' ',
    )
    .replace(/[&<>]/g, (character) => ESCAPES.get(character) ?? '')
    .trim()

/** A character that no font has, drawn to learn how a missing character looks. */
export const MISSING = '\uf8fe'

/** Returns each letter of a text once: all must be in a font. */
export const lettersOf = (text: string): string[] => [
  ...new Set(text.match(/[\p{Letter}\p{Number}]/gu) ?? []),
]

export const isMostlyBoxes = (sizes: readonly string[], box: string): boolean =>
  sizes.filter((size) => size === box).length > sizes.length / 2
