import { LISTENING_PATH } from '@lanting/contract'
import { type StoredSession, timesOf } from './sessions.rules.ts'

const WEEKS = 8
const LINE_BYTES = 75
const encoder = new TextEncoder()

/** Texts of RFC 5545 have no control characters; line breaks, commas and semicolons are escaped. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replaceAll(/[\u0000-\u001f\u007f]/g, '')

/** Continues a long line on the next one, between two characters. */
const foldLine = (line: string): string => {
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** `20261120T130000Z` */
const utcTime = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

interface Site {
  readonly name: string
  readonly publicUrl: string
  readonly timeZone: string
}

const eventsOf = (session: StoredSession, { publicUrl, timeZone }: Site): readonly string[] =>
  timesOf(session, timeZone)
    .take(WEEKS)
    .flatMap(({ starts_at, ends_at }) => [
      'BEGIN:VEVENT',
      `UID:listening-${session.id}-${utcTime(starts_at)}@${new URL(publicUrl).host}`,
      `DTSTAMP:${utcTime(session.updated_at)}`,
      `DTSTART:${utcTime(starts_at)}`,
      `DTEND:${utcTime(ends_at)}`,
      `SUMMARY:${escapeText(session.title)}`,
      `DESCRIPTION:${escapeText(session.playlist_name)}`,
      `URL:${publicUrl}${LISTENING_PATH}`,
      'END:VEVENT',
    ])
    .toArray()

/** The sessions of the next weeks as iCalendar. Each time is an event in UTC, without rules. */
export const calendarOf = (sessions: readonly StoredSession[], site: Site): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lanting//Listening together//EN',
    `X-WR-CALNAME:${escapeText(site.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...sessions.flatMap((session) => eventsOf(session, site)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
