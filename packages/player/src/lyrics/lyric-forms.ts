import { markText } from './time-marks.ts'

/** Lyric files that are read beside a song, the preferred one first. */
export const LYRIC_FORMS = ['lrc', 'yrc', 'krc', 'srt'] as const
export type LyricForm = (typeof LYRIC_FORMS)[number]

interface TimedWord {
  readonly atMs: number
  readonly text: string
}

/** A line of `.lrc`: the mark of its first word is its own. */
const lineText = (atMs: number, words: readonly TimedWord[]) =>
  words
    .map((word, at) => (at > 0 ? `<${markText(word.atMs)}>` : `[${markText(atMs)}]`) + word.text)
    .join('')

const splitLines = (text: string) => text.split(/\r\n|\r|\n/)

const TIMED = /^\s*\[\s*(\d{1,9})\s*,\s*\d{1,9}\s*\](.*)$/

/** Words behind marks of their own; `atOf` reads the time of a mark. */
const wordsOf = (text: string, mark: RegExp, atOf: (start: number) => number) => {
  const marks = [...text.matchAll(mark)]
  return marks.map((found, index) => ({
    atMs: atOf(Number(found[1])),
    text: text.slice(found.index + found[0].length, marks[index + 1]?.index),
  }))
}

const YRC_WORD = /\((\d{1,9}),\d{1,9},\d{1,9}\)/g
const KRC_WORD = /<(\d{1,9}),\d{1,9},\d{1,9}>/g

/** Lines `[start,length]` with marks of words, from the start of the song or of the line. */
const fromWords = (text: string, mark: RegExp, isFromLine: boolean, besides: readonly string[]) => {
  let place = -1
  return splitLines(text).map((line) => {
    const [, start, content = ''] = TIMED.exec(line) ?? []
    if (start === undefined) return line
    place += 1
    const atMs = Number(start)
    const words = wordsOf(content, mark, (at) => (isFromLine ? atMs + at : at))
    const sung = words.length > 0 ? words : [{ atMs, text: content }]
    const beside = besides[place]?.trim()
    return lineText(atMs, sung) + (beside ? `\n[${markText(atMs)}]${beside}` : '')
  })
}

const LANGUAGE = /^\[language:([A-Za-z0-9+/=]+)\]$/m
const TRANSLATION = 1

/** KRC keeps translations in a header of its own. */
const krcTranslation = (text: string): readonly string[] => {
  const [, encoded = ''] = LANGUAGE.exec(text) ?? []
  if (!encoded) return []
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const { content } = JSON.parse(new TextDecoder().decode(bytes)) as {
      content?: readonly { type?: unknown; lyricContent?: readonly (readonly string[])[] }[]
    }
    const lines = content?.find(({ type }) => type === TRANSLATION)?.lyricContent ?? []
    return lines.map((parts) => String([parts].flat().join('')))
  } catch {
    // A broken header costs only the translation.
    return []
  }
}

const SRT_TIME = /(\d{1,3}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})/
const SRT_TIMES = new RegExp(`^\\s*${SRT_TIME.source}\\s*-->\\s*${SRT_TIME.source}`)

const srtMs = ([hours, minutes, seconds, fraction = '']: readonly (string | undefined)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 +
  Number(fraction.padEnd(3, '0'))

interface Subtitle {
  readonly startMs: number
  readonly endMs: number
  readonly lines: readonly string[]
}

const subtitle = (block: string): Subtitle | undefined => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => SRT_TIMES.test(line))
  const times = SRT_TIMES.exec(lines[at] ?? '')
  if (!times) return undefined
  const plain = (line: string) => line.replace(/<[^<>]{0,100}>|\{\\[^{}]{0,200}\}/g, '').trim()
  const words = lines
    .slice(at + 1)
    .map(plain)
    .filter(Boolean)
  return { startMs: srtMs(times.slice(1, 5)), endMs: srtMs(times.slice(5)), lines: words }
}

/** The end of a subtitle is a gap, unless another one begins there. */
const fromSubtitles = (text: string) => {
  const blocks = splitLines(text)
    .map((line) => line.trim())
    .join('\n')
    .split('\n\n')
  const all = blocks.flatMap((block) => subtitle(block) ?? [])
  const starts = new Set(all.map(({ startMs }) => startMs))
  return all.flatMap(({ startMs, endMs, lines }) => [
    ...lines.map((line) => `[${markText(startMs)}]${line}`),
    ...(starts.has(endMs) ? [] : [`[${markText(endMs)}]`]),
  ])
}

/** Returns lyrics of another form as a `.lrc` text, with the times of words. */
export const lrcOf = (text: string, form: LyricForm): string => {
  if (form === 'lrc') return text
  if (form === 'srt') return fromSubtitles(text).join('\n')
  if (form === 'yrc') return fromWords(text, YRC_WORD, false, []).join('\n')
  const lines = fromWords(text, KRC_WORD, true, krcTranslation(text))
  return lines.filter((line) => !LANGUAGE.test(line)).join('\n')
}
