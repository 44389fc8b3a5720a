import { clockFor, durationOf, placedSections } from '../perform.ts'
import type { Piece } from '../piece.ts'
import type { Clock } from '../score/tempo.ts'
import type { Phrase } from '../score/tune.ts'
import { type SungLine, sungLine } from '../score/words.ts'

const SECONDS_PER_MINUTE = 60

const markOf = (seconds: number) => {
  const hundredths = Math.round(seconds * 100)
  const minutes = Math.floor(hundredths / (100 * SECONDS_PER_MINUTE))
  const rest = (hundredths / 100 - minutes * SECONDS_PER_MINUTE).toFixed(2)
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(5, '0')}`
}

/** Returns a line with a mark before every syllable and one after the last. */
const markedWords = ({ syllables }: SungLine, at: (beat: number) => string) => {
  const words = syllables.map((one) => `<${at(one.at)}>${one.text}`).join('')
  return `${words.trimEnd()}<${at(syllables.at(-1)?.end ?? 0)}>`
}

const linesOf = (phrase: Phrase, verse: number, at: (beat: number) => string) => {
  const start = `[${at(phrase.at)}]`
  if (phrase.text) {
    const [text = '', translation] = phrase.text.split(' // ')
    return translation ? [`${start}${text}`, `${start}${translation}`] : [`${start}${text}`]
  }
  const line = sungLine(phrase, verse)
  if (!line) return []
  const begin = `[${at(line.at)}]`
  const words = `${begin}${markedWords(line, at)}`
  return line.translation ? [words, `${begin}${line.translation}`] : [words]
}

const sectionLines = (piece: Piece, clock: Clock) =>
  placedSections(piece).flatMap(({ from, tune, verse }) =>
    verse === undefined
      ? []
      : tune.phrases.flatMap((phrase) =>
          linesOf(phrase, verse, (beat) => markOf(clock(from + beat))),
        ),
  )

/** Returns the lyric of a piece as LRC, or nothing if it has no words. */
export const lyricOf = (piece: Piece): string | undefined => {
  const lines = sectionLines(piece, clockFor(piece))
  if (lines.length === 0) return undefined
  const head = [
    `[ti:${piece.title}]`,
    `[ar:${piece.artist}]`,
    `[al:${piece.folder}]`,
    ...(piece.lyricist ? [`[au:${piece.lyricist}]`] : []),
    `[length:${markOf(durationOf(piece))}]`,
  ]
  return `${[...head, ...lines].join('\n')}\n`
}
