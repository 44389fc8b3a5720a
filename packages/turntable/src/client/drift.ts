import {
  BREAK_SEEK_BEYOND_MS,
  CORRECTED_WITHIN_MS,
  RATE_MAX,
  SEEK_BEYOND_MS,
  START_SEEK_BEYOND_MS,
  TOLERATED_MS,
} from '../timing.ts'

type Correction = { readonly kind: 'seek' } | { readonly kind: 'rate'; readonly rate: number }

interface Measured {
  /** Positive: the sound is late. */
  readonly errorMs: number
  readonly keepsPitch: boolean
  readonly isBreak: boolean
  /** Whether the sound has just begun. */
  readonly isStart: boolean
}

const clamped = (value: number, max: number) => Math.max(-max, Math.min(max, value))

/**
 * [LISTEN-22] A small error is corrected by playing up to 2 % faster or slower, a large one by a
 * seek. [LISTEN-23] Where another speed would be heard, only by seeks: between two lines, or at once
 * when the error is large. [LISTEN-29] Right after a
 * start, one small seek brings a listener in step at once.
 */
export const correctionOf = ({ errorMs, keepsPitch, isBreak, isStart }: Measured): Correction => {
  const size = Math.abs(errorMs)
  if (size > (isStart ? START_SEEK_BEYOND_MS : SEEK_BEYOND_MS)) return { kind: 'seek' }
  if (!keepsPitch) {
    return isBreak && size > BREAK_SEEK_BEYOND_MS ? { kind: 'seek' } : { kind: 'rate', rate: 1 }
  }
  if (size <= TOLERATED_MS) return { kind: 'rate', rate: 1 }
  return { kind: 'rate', rate: 1 + clamped(errorMs / CORRECTED_WITHIN_MS, RATE_MAX) }
}
