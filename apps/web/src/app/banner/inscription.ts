const HAN_ONLY = /^[\p{Script=Han}·・]{1,6}$/u
const NOT_WESTERN = /[^ -\u058f]/g
const BREAKS = /[^!-\u058f]+/

interface Inscription {
  readonly isUpright: boolean
  /** The length of the name on one line, as a multiple of its font size. */
  readonly size: number
  /** The length of its longest word. Chinese breaks at every character. */
  readonly word: number
}

/** The widths of letters in serif fonts, with a little room. */
const LETTERS = [
  [/[mw]/i, 1.1],
  [/[fijlt]/, 0.45],
  [/\p{Lu}/u, 0.83],
] as const
const USUAL_LETTER = 0.68

const widthOf = (word: string) =>
  [...word].reduce((width, letter) => {
    const [, own = USUAL_LETTER] = LETTERS.find(([letters]) => letters.test(letter)) ?? []
    return width + own
  }, 0)

/** A short Chinese name runs vertically, as on a scroll. Other names run horizontally. */
export const inscriptionOf = (name: string): Inscription => ({
  isUpright: HAN_ONLY.test(name),
  // A Chinese character is as wide as two letters.
  size: name.replace(NOT_WESTERN, 'xx').length / 2,
  word: Math.max(1, ...name.split(BREAKS).map(widthOf)),
})
