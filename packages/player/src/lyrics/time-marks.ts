const MS = 1_000
const MINUTE_MS = 60 * MS
const NUMBERS = String.raw`(\d{1,4}):(\d{1,2})(?::(\d{1,3}))?(?:[.,](\d{1,6}))?`
const LEADING = new RegExp(String.raw`^\s*\[\s*${NUMBERS}\s*\]`)
/** `<mm:ss>`, or `[mm:ss]` as some programs write it. */
const INLINE = new RegExp(String.raw`(?:<${NUMBERS}>|\[${NUMBERS}\])`, 'g')
const GROUPS = 4

/** `5`, `50` and `500` after the point are the same half second. */
const fractionMs = (digits = '') => Math.round(Number(`0.${digits || '0'}`) * MS)

/**
 * `mm:ss`, `mm:ss.fff`, and two meanings of three numbers: with a fraction they begin with hours;
 * without one the third is hundredths, as in old files.
 */
const timeMs = ([, first = '', second = '', third, fraction]: readonly (string | undefined)[]) => {
  const seconds = Number(first) * 60 + Number(second)
  if (third === undefined) return seconds * MS + fractionMs(fraction)
  if (fraction === undefined) return seconds * MS + fractionMs(third)
  return (seconds * 60 + Number(third)) * MS + fractionMs(fraction)
}

/** Either form of a word mark has its own groups. */
const wordMs = (mark: readonly (string | undefined)[]) =>
  timeMs(mark[1] === undefined ? mark.slice(GROUPS) : mark)

/** `01:02.35`, with thousandths only if needed. */
export const markText = (ms: number): string => {
  const minutes = String(Math.floor(ms / MINUTE_MS)).padStart(2, '0')
  const [whole = '', fraction] = ((ms % MINUTE_MS) / MS).toFixed(ms % 10 === 0 ? 2 : 3).split('.')
  return `${minutes}:${whole.padStart(2, '0')}.${fraction}`
}

/** Returns the text with shifted word marks. */
export const withWordMarks = (text: string, move: (atMs: number) => number): string =>
  text.replace(INLINE, (...mark: string[]) => {
    const [found = ''] = mark
    return `${found[0]}${markText(move(wordMs(mark)))}${found.at(-1)}`
  })

/** The marks before a line's text, and the whole text, with any brackets in it. */
export const leadingMarks = (line: string): { marks: readonly number[]; text: string } => {
  const marks: number[] = []
  let text = line
  for (let found = LEADING.exec(text); found; found = LEADING.exec(text)) {
    marks.push(timeMs(found))
    text = text.slice(found[0].length)
  }
  return { marks, text }
}

export interface MarkedPart {
  /** undefined: before the first mark. */
  readonly atMs: number | undefined
  readonly text: string
}

/** The text between the word marks. */
export const wordParts = (text: string): readonly MarkedPart[] => {
  const marks = [...text.matchAll(INLINE)]
  const parts = marks.map((mark, index) => ({
    atMs: wordMs(mark),
    text: text.slice(mark.index + mark[0].length, marks[index + 1]?.index),
  }))
  return [{ atMs: undefined, text: text.slice(0, marks[0]?.index) }, ...parts]
}
