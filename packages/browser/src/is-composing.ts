interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** Safari ends the composition before it tells of the key that ended it, and leaves this number. */
const KEY_OF_COMPOSITION = 229

/** Whether a key belongs to the choice of a Chinese word, and to nothing else. */
export const isOfComposition = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === KEY_OF_COMPOSITION
