import { parseLyrics, tidyLyrics } from '@lanting/player'

interface SongNames {
  readonly artist: string
  readonly title: string
}

/** The protocol's word for a language that nobody has named. */
const UNKNOWN_LANGUAGE = 'und'

/** Returns the lyrics as lines with times, and their translation as lyrics of its own. */
export const structuredLyrics = (text: string, { artist, title }: SongNames) => {
  const { isTimed, lines } = parseLyrics(tidyLyrics(text))
  if (lines.length === 0) return []
  const lyricsOf = (kind: 'main' | 'translation', values: readonly string[]) => ({
    lang: UNKNOWN_LANGUAGE,
    kind,
    synced: isTimed,
    displayArtist: artist,
    displayTitle: title,
    offset: 0,
    line: lines.flatMap(({ atMs }, index) => {
      const value = values[index] ?? ''
      if (kind === 'translation' && value === '') return []
      return [isTimed ? { start: Math.round(atMs), value } : { value }]
    }),
  })
  const main = lyricsOf(
    'main',
    lines.map((line) => line.text),
  )
  const translation = lyricsOf(
    'translation',
    lines.map((line) => line.translation ?? ''),
  )
  return translation.line.length > 0 ? [main, translation] : [main]
}

/** Returns the lyrics as plain text, for apps that do not know times. */
export const plainLyrics = (text: string) =>
  parseLyrics(tidyLyrics(text))
    .lines.map((line) => line.text)
    .join('\n')
