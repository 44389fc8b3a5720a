import type { AlbumSong } from '@lanting/contract'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

interface LengthCopy {
  minutes(count: number): string
  hours(hours: number, minutes: number): string
}

/** The length of many songs in minutes, and in hours from the first one; empty if unknown. */
export const lengthText = (ms: number, copy: LengthCopy): string => {
  if (ms <= 0) return ''
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS))
  return minutes < HOUR_MINUTES
    ? copy.minutes(minutes)
    : copy.hours(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES)
}

/** The songs of each disc in their order. Songs without a disc are on the first. */
export const discsOf = (songs: readonly AlbumSong[]) =>
  [...Map.groupBy(songs, ({ disc }) => disc || 1)].sort(([a], [b]) => a - b)
