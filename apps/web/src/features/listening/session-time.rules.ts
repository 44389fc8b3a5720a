import type { Language } from '@lanting/contract'

/** Formats day and time; in the time zone of the reader, unless another one is given. */
export const sessionTime = (ms: number, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {
    ...{ month: 'short', day: 'numeric', weekday: 'short' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  } as const).format(ms)
