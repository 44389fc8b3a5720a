/** Chinese, Japanese and Korean characters, for the brackets of an expression with the flag `u`. */
export const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'
