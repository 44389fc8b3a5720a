import { leadingMarks, markText, wordParts } from './time-marks.ts'
import { lineWith, tappedMs } from './write-times.ts'

/** Scripts whose characters are sung one by one. */
const ALONE = ['Han', 'Hiragana', 'Katakana', 'Hangul']
  .map((name) => `\\p{Script=${name}}`)
  .join('')
/** Long and small characters are sung with the one before them. */
const SMALL_HIRAGANA = '\\u3041\\u3043\\u3045\\u3047\\u3049\\u3083\\u3085\\u3087\\u308e\\u3063'
const SMALL_KATAKANA = '\\u30a1\\u30a3\\u30a5\\u30a7\\u30a9\\u30e3\\u30e5\\u30e7\\u30ee\\u30c3'
const LONG_AND_REPEATED = '\\u30fc\\u3005'
const WITH_BEFORE = `[${SMALL_HIRAGANA}${SMALL_KATAKANA}${LONG_AND_REPEATED}]*`
const NO_WORD = '[^\\p{L}\\p{N}]*'
const WORD = new RegExp(
  `${NO_WORD}(?:[${ALONE}]${WITH_BEFORE}|[\\p{L}\\p{N}][^\\s${ALONE}]*)${NO_WORD}`,
  'gu',
)

/** The words of a text with the blanks and signs beside them; together they are the text. */
const wordsIn = (text: string): readonly string[] => {
  const starts = [...text.matchAll(WORD)].map(({ index }) => index)
  return starts.length === 0
    ? [text].filter(Boolean)
    : starts.map((start, place) => text.slice(place === 0 ? 0 : start, starts[place + 1]))
}

interface WordTap {
  readonly line: string
  /** Whether the last word has its time. */
  readonly isWhole: boolean
}

/**
 * [MUSIC-54] Sets the time of the next word of a line. A line whose words all have one, or none,
 * begins with the first, whose time is that of the line.
 */
export const tappedWord = (lines: readonly string[], place: number, songMs: number): WordTap => {
  const mark = `<${markText(tappedMs(lines, songMs))}>`
  const { marks, text } = leadingMarks(lines[place] ?? '')
  const parts = wordParts(text)
  const tail = parts.at(-1)?.text ?? ''
  const [word = '', ...left] = wordsIn(tail)
  if (parts.length > 1 && left.length > 0) {
    const sung = text.slice(0, text.length - tail.length) + word
    return { line: lineWith(marks, sung + mark + left.join('')), isWhole: left.length === 1 }
  }
  const plain = parts
    .map((part) => part.text)
    .join('')
    .trimStart()
  const all = [tappedMs(lines, songMs), ...marks.slice(1)]
  return { line: lineWith(all, mark + plain), isWhole: wordsIn(plain).length <= 1 }
}
