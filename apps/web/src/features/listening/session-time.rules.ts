import type { Language, ListeningSession } from '@lanting/contract'

/** Formats day and time; in the time zone of the reader, unless another one is given. */
export const sessionTime = (ms: number, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ month: 'short', day: 'numeric', weekday: 'short' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  } as const).format(ms)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats the start in the time zone of the site, with its offset: readers may live in another. */
export const siteSessionTime = (
  { startsAt, startsAtMs }: Pick<ListeningSession, 'startsAt' | 'startsAtMs'>,
  language: Language,
): string => {
  const asUtc = Date.parse(`${startsAt.replace(' ', 'T')}Z`)
  const minutes = Math.round((asUtc - startsAtMs) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${twoDigits(rest)}` : ''}`
  return `${sessionTime(asUtc, language, 'UTC')} (${offset})`
}
