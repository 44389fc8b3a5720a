import type { LyricLine, LyricWord } from './lyrics.ts'

const LINE = /^\[(\d{1,9}),\d{1,9}\]/
const WORD = /\((\d{1,9}),\d{1,9},\d{1,9}\)/g

const lengthMs = (fromMs: number, toMs = fromMs) => Math.max(0, toMs - fromMs)

/** `[8820,900](8820,400,0)one (9220,500,0)two`: start and length of a line and of its words. */
export const wordTimes = ({ atMs, endMs, words }: LyricLine): string => {
  const parts = words.map((word, index) => {
    const until = words[index + 1]?.atMs ?? endMs
    return `(${word.atMs},${lengthMs(word.atMs, until)},0)${word.text}`
  })
  return `[${atMs},${lengthMs(atMs, endMs)}]${parts.join('')}`
}

const wordsIn = (line: string): readonly LyricWord[] => {
  const marks = [...line.matchAll(WORD)]
  return marks.map((mark, index) => ({
    atMs: Number(mark[1]),
    text: line.slice(mark.index + mark[0].length, marks[index + 1]?.index),
  }))
}

/** Returns the words of each line by the start of the line. Ignores text of another form. */
export const readWordTimes = (text: string): ReadonlyMap<number, readonly LyricWord[]> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const start = LINE.exec(line)
      return start ? [[Number(start[1]), wordsIn(line)] as const] : []
    }),
  )
