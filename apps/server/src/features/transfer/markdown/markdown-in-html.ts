import { cut } from './values.ts'

/** Marks of Markdown that stand in a text of HTML, which our translation escapes. */
const MARKS = [
  /\\\*\\\*[^\s\\]/,
  /\\\[[^\]\n]{0,200}\]\\?\(/,
  /\\`\\`\\`/,
  /\\~\\~\S/,
  /^\\#{1,6} \S/,
  /^\\[-+*] \S/,
  /^\d{1,9}\\[.)] \S/,
  /^\\\|.*\|[-:]{3}/,
]

const NAME_MAX = 60

/**
 * Returns the beginning of the first line that has Markdown in it, of the translation of HTML. Other
 * programs show such marks as text: their HTML ends at the next empty line.
 */
export const markdownInHtml = (translated: string): string | undefined => {
  const line = translated.split('\n').find((text) => MARKS.some((mark) => mark.test(text)))
  const plain = line?.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll(/<([^<>\s]+)>/g, '$1')
  return plain && cut(plain, NAME_MAX)
}
