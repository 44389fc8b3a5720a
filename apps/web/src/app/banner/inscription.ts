const LETTERS_AT_MOST = 6
const LONG_FROM = 20
const HAN_ONLY = /^[\p{Script=Han}·・]+$/u

/** A short Chinese name runs vertically, as on a scroll. Other names run horizontally. */
export const isInscription = (name: string): boolean =>
  HAN_ONLY.test(name) && [...name].length <= LETTERS_AT_MOST

/** Returns whether the name needs a smaller font. */
export const isLongName = (name: string): boolean => [...name].length >= LONG_FROM
