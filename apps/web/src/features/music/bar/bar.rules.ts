import type { Song } from '@lanting/contract'

const MINUTE_S = 60
const MS = 1_000

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats as mm:ss; 00:00 for an unknown time. */
export const clockTime = (seconds: number): string => {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  return `${twoDigits(Math.floor(whole / MINUTE_S))}:${twoDigits(whole % MINUTE_S)}`
}

/** The length of a song in a list; empty if it is unknown. */
export const lengthText = ({ dt = 0 }: Pick<Song, 'dt'>): string =>
  dt > 0 ? clockTime(dt / MS) : ''

type Loudness = 'silent' | 'low' | 'high'

/** Returns the icon level of a volume. */
export const loudness = (volume: number, isMuted: boolean): Loudness => {
  if (isMuted || volume === 0) return 'silent'
  return volume < 0.5 ? 'low' : 'high'
}

/** Returns the volume after a step. The first step up from mute only unmutes. */
export const volumeAfter = (volume: number, isMuted: boolean, step: number): number =>
  isMuted && step > 0 ? volume : volume + step
