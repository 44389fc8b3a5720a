const HAN_ONLY = /^[\p{Script=Han}·・]{1,6}$/u
const NOT_WESTERN = /[^ -\u058f]/g

interface Inscription {
  readonly isUpright: boolean
  /** The length of the name on one line, as a multiple of its font size. */
  readonly size: number
}

/** A short Chinese name runs vertically, as on a scroll. Other names run horizontally. */
export const inscriptionOf = (name: string): Inscription => ({
  isUpright: HAN_ONLY.test(name),
  // A Chinese character is as wide as two letters.
  size: name.replace(NOT_WESTERN, 'xx').length / 2,
})
