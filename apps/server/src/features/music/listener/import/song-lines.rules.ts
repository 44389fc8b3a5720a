import { displayText } from '../../../../database/search-index/normalize.ts'
import { folded } from '../../song-search.rules.ts'

/** One way to understand a line. Its texts are folded; an empty artist fits every song. */
export interface Reading {
  readonly title: string
  readonly artist: string
  /** Only a blank separates title and artist. */
  readonly isGuess?: boolean
}

export interface SongLine {
  readonly text: string
  /** What a search is asked for. */
  readonly keywords: string
  /** The first one that fits a song is taken. */
  readonly readings: readonly Reading[]
}

const LINE_MAX = 200
const LINE_END = /\r\n|[\n\r\u2028\u2029]/u
const FIELD = '|'

/** Returns the lines that contain something to read. */
export const linesOf = (text: string): string[] =>
  text
    .split(LINE_END)
    .map((line) => displayText(line.slice(0, LINE_MAX).replaceAll('\t', ` ${FIELD} `)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))

/** `1.`, `(1)`, `01 -`, `#1:` or a bullet. A dot before a digit belongs to the title. */
const NUMBERING = /^(?:[#([]?\d{1,3}(?:[.:、)\]](?!\d) ?| ?[-–—|] ?)|[-*•·] )/u

/** The line, and the line without its number. A bare number counts if it is that of the line. */
const variantsOf = (line: string, place: number): string[] => {
  const bare = `${place + 1} `
  const padded = bare.padStart(3, '0')
  const number = NUMBERING.exec(line)?.[0] ?? [bare, padded].find((text) => line.startsWith(text))
  const rest = number === undefined ? '' : line.slice(number.length).trim()
  return rest === '' ? [line] : [line, rest]
}

/** Either of two texts may be the title. */
const bothOrders = (a: string, b: string): Reading[] =>
  a && b
    ? [
        { title: a, artist: b },
        { title: b, artist: a },
      ]
    : []

const SPLITS_MAX = 6
const SEPARATOR = / ?[-–—−~]{1,2} ?| \/ | by /gu
const BLANK = / /gu

const splitsAt = (line: string, separator: RegExp): Reading[] =>
  [...line.matchAll(separator)]
    .slice(0, SPLITS_MAX)
    .flatMap(({ 0: { length }, index }) =>
      bothOrders(line.slice(0, index).trim(), line.slice(index + length).trim()),
    )

const BESIDE = /^[\s:,·\-–—|]{1,8}|[\s:,·\-–—|]{1,8}$/gu

const QUOTED = /《([^《》]{1,200})》/u

/** `周杰伦《晴天》`: the title is quoted, the rest is the artist. */
const quoted = (line: string): Reading[] => {
  const found = QUOTED.exec(line)
  const title = found?.[1]?.trim()
  if (!found || !title) return []
  const end = found.index + found[0].length
  const around = [line.slice(0, found.index), line.slice(end)].map((text) =>
    text.replace(BESIDE, ''),
  )
  return [{ title, artist: around.filter(Boolean).join(' ') }]
}

/** Columns of a table: title and artist are the first two. */
const columns = (line: string): Reading[] => {
  if (!line.includes(FIELD)) return []
  const [first = '', second = ''] = line
    .split(FIELD)
    .map((field) => field.trim())
    .filter(Boolean)
  return second ? bothOrders(first, second) : [{ title: first, artist: '' }]
}

const readingsOf = (line: string): Reading[] => {
  const marked = [...columns(line), ...quoted(line), ...splitsAt(line, SEPARATOR)]
  const guessed = splitsAt(line, BLANK).map((reading) => ({ ...reading, isGuess: true }))
  const named = marked.length > 0 ? marked : guessed
  return [...named, { title: line, artist: '' }]
}

const MARKS = /[-–—−~|/《》]+/gu

/** Reads a line with one song; `place` counts from 0. */
export const readLine = (text: string, place: number): SongLine => {
  const variants = variantsOf(folded(text), place)
  const keywords = displayText((variants.at(-1) ?? '').replace(MARKS, ' '))
  return { text, keywords, readings: variants.flatMap(readingsOf) }
}
