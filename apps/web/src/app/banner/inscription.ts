const LETTERS_AT_MOST = 6
const LONG_FROM = 20
const HAN_ONLY = /^[\p{Script=Han}·・]+$/u

/** A short Chinese name runs from top to bottom, as on a scroll; any other runs across. */
export const isInscription = (name: string): boolean =>
  HAN_ONLY.test(name) && [...name].length <= LETTERS_AT_MOST

/** Whether it is set smaller, so that it does not fill the screen. */
export const isLongName = (name: string): boolean => [...name].length >= LONG_FROM
