import { readLyricText } from '@lanting/contract'
import { type ILyricsTag, TimestampFormat } from 'music-metadata'

const MINUTE_MS = 60_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

const clock = (ms: number) => {
  const rest = Math.round((ms % MINUTE_MS) / 10)
  return `${twoDigits(Math.floor(ms / MINUTE_MS))}:${twoDigits(Math.floor(rest / 100))}.${twoDigits(rest % 100)}`
}

const clean = (text: string | undefined) =>
  (text ?? '').toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim()

type LyricTag = Pick<ILyricsTag, 'text'> & Partial<Pick<ILyricsTag, 'syncText' | 'timeStampFormat'>>

const isTimed = ({ syncText = [], timeStampFormat }: LyricTag) =>
  timeStampFormat !== TimestampFormat.mpegFrameNumber &&
  syncText.some(({ timestamp }) => timestamp !== undefined)

type Syllable = readonly [ms: number, text: string]

const syllablesOf = ({ syncText = [] }: LyricTag): Syllable[] =>
  syncText.flatMap(({ text = '', timestamp }) => {
    const plain = text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
    return timestamp === undefined ? [] : [[timestamp, plain] as const]
  })

/** In a text of syllables, a line break between two of them begins a line. */
const hasLineBreaks = (syllables: readonly Syllable[]) =>
  syllables.some(
    ([, text], place) =>
      (place > 0 && text.startsWith('\n')) || (place < syllables.length - 1 && text.endsWith('\n')),
  )

const linesOf = (syllables: readonly Syllable[]) => {
  const lines: Syllable[][] = [[]]
  for (const [ms, text] of syllables) {
    for (const [place, part] of text.split('\n').entries()) {
      if (place > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push([ms, part])
    }
  }
  return lines.filter((line) => line.length > 0)
}

const sungLine = (line: readonly Syllable[]) =>
  line.map(([ms, text], place) => (place > 0 ? `<${clock(ms)}>` : `[${clock(ms)}]`) + text).join('')

const timedText = (tag: LyricTag) => {
  const syllables = syllablesOf(tag)
  const lines = hasLineBreaks(syllables)
    ? linesOf(syllables).map(sungLine)
    : syllables.map(([ms, text]) => sungLine([[ms, text.trim()]]))
  return lines.map((line) => line.trimEnd()).join('\n')
}

const plainText = ({ text, syncText = [] }: LyricTag) =>
  clean(text) || clean(syncText.map((line) => line.text).join('\n'))

/** A text that was read as Latin-1, in its own encoding. */
const readAgain = (tag: LyricTag): LyricTag =>
  tag.text && /[\u0080-\u00ff]/.test(tag.text) && !/[^\0-\u00ff]/.test(tag.text)
    ? { ...tag, text: readLyricText(Buffer.from(tag.text, 'latin1')) }
    : tag

/** Returns the lyrics of a file's tags as `.lrc` text, those with times first; empty without any. `isOld`: declared as Latin-1. */
export const embeddedLyric = (tags: readonly LyricTag[] = [], isOld = false): string => {
  if (isOld) return embeddedLyric(tags.map(readAgain))
  const timed = tags.find(isTimed)
  return timed ? timedText(timed) : (tags.map(plainText).find((text) => text !== '') ?? '')
}
