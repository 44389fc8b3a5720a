const HAN_ONLY = /^[\p{Script=Han}·・]{1,6}$/u
/** Letters of Western scripts are narrower than Chinese characters. */
const NARROW_UNTIL = '\u0590'
const NARROW = 0.6

interface Inscription {
  readonly isUpright: boolean
  /** The length of the name on one line, as a multiple of its font size. */
  readonly size: number
}

/** A short Chinese name runs vertically, as on a scroll. Other names run horizontally. */
export const inscriptionOf = (name: string): Inscription => {
  const size = [...name].reduce((sum, letter) => sum + (letter < NARROW_UNTIL ? NARROW : 1), 0)
  return { isUpright: HAN_ONLY.test(name), size: Math.ceil(size) || 1 }
}
