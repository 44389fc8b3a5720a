/** The first choice of each is the default, and is not stored. */
export const COMFORT = {
  size: ['medium', 'small', 'large', 'huge'],
  width: ['normal', 'narrow', 'wide'],
  face: ['sans', 'serif'],
} as const

export type Comfort = { readonly [K in keyof typeof COMFORT]: (typeof COMFORT)[K][number] }

const chosen = <T extends string>(choices: readonly [T, ...T[]], words: readonly string[]): T =>
  choices.find((choice) => words.includes(choice)) ?? choices[0]

/** Reads the words that the browser stores, such as `large serif`. */
export const readComfort = (stored: string): Comfort => {
  const words = stored.split(' ')
  return {
    size: chosen(COMFORT.size, words),
    width: chosen(COMFORT.width, words),
    face: chosen(COMFORT.face, words),
  }
}

export const writeComfort = ({ size, width, face }: Comfort): string =>
  [size, width, face]
    .filter((word, place) => word !== [COMFORT.size, COMFORT.width, COMFORT.face][place]?.[0])
    .join(' ')
