/** Han, kana, hangul and bopomofo, their punctuation, and full-width forms of other letters. */
const WRITING =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}' +
  '\\u3000-\\u303f\\uff00-\\uffef'

/** A variation selector follows its character. */
const VARIANTS = '\\u{e0100}-\\u{e01ef}'

const ONE = new RegExp(`^[${WRITING}${VARIANTS}]$`, 'u')
/** Quotation marks and dashes between Han characters belong to them. */
const RUNS = new RegExp(`([${WRITING}][${WRITING}${VARIANTS}“”‘’…—·]*)`, 'u')

export function isHan(character: string): boolean {
  return ONE.test(character)
}

/** Splits a text where Han writing begins and ends. Every second part is Han. */
export function hanRuns(text: string): string[] {
  return text.split(RUNS)
}
