/** Chinese, Japanese and Korean characters, for the brackets of an expression with the flag `u`. */
export const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'

const WIDE = new RegExp(`[${CJK}]`, 'gu')

/** The width of a text in Latin letters: a Chinese character is as wide as two. */
export const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0)
