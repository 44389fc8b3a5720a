interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/** Safari ends the composition before the key event that ended it, and sets this key code. */
const KEY_OF_COMPOSITION = 229

/** Returns whether a key belongs to an input method, for example to choose a Chinese word. */
export const isComposing = ({ isComposing, keyCode }: Key): boolean =>
  isComposing || keyCode === KEY_OF_COMPOSITION
