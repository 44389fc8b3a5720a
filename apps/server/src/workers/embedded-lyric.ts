import { type ILyricsTag, TimestampFormat } from 'music-metadata'

const MINUTE_MS = 60_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

const mark = (ms: number) => {
  const rest = Math.round((ms % MINUTE_MS) / 10)
  return `[${twoDigits(Math.floor(ms / MINUTE_MS))}:${twoDigits(Math.floor(rest / 100))}.${twoDigits(rest % 100)}]`
}

const clean = (text: string | undefined) =>
  (text ?? '').toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim()

type LyricTag = Pick<ILyricsTag, 'text'> & Partial<Pick<ILyricsTag, 'syncText' | 'timeStampFormat'>>

const isTimed = ({ syncText = [], timeStampFormat }: LyricTag) =>
  timeStampFormat !== TimestampFormat.mpegFrameNumber &&
  syncText.some(({ timestamp }) => timestamp !== undefined)

const timedText = ({ syncText = [] }: LyricTag) =>
  syncText
    .flatMap(({ text, timestamp }) =>
      timestamp === undefined ? [] : [mark(timestamp) + clean(text)],
    )
    .join('\n')

const plainText = ({ text, syncText = [] }: LyricTag) =>
  clean(text) || clean(syncText.map((line) => line.text).join('\n'))

/** Returns the lyrics of a file's tags as `.lrc` text, those with times first; empty without any. */
export const embeddedLyric = (tags: readonly LyricTag[] = []): string => {
  const timed = tags.find(isTimed)
  return timed ? timedText(timed) : (tags.map(plainText).find((text) => text !== '') ?? '')
}
