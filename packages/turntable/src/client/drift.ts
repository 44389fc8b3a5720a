import {
  BREAK_SEEK_BEYOND_MS,
  CORRECTED_WITHIN_MS,
  RATE_MAX,
  SEEK_BEYOND_MS,
  TOLERATED_MS,
} from '../timing.ts'

type Correction = { readonly kind: 'seek' } | { readonly kind: 'rate'; readonly rate: number }

interface Measured {
  /** Positive: the sound is late. */
  readonly errorMs: number
  readonly keepsPitch: boolean
  readonly isBreak: boolean
}

const clamped = (value: number, max: number) => Math.max(-max, Math.min(max, value))

/**
 * [LISTEN-22] A small error is corrected by playing up to 2 % faster or slower, a large one by a
 * seek. [LISTEN-23] Where another speed would be heard, only by seeks: between two lines, or at once
 * when the error is large.
 */
export const correctionOf = ({ errorMs, keepsPitch, isBreak }: Measured): Correction => {
  const size = Math.abs(errorMs)
  if (size > SEEK_BEYOND_MS) return { kind: 'seek' }
  if (!keepsPitch) {
    return isBreak && size > BREAK_SEEK_BEYOND_MS ? { kind: 'seek' } : { kind: 'rate', rate: 1 }
  }
  if (size <= TOLERATED_MS) return { kind: 'rate', rate: 1 }
  return { kind: 'rate', rate: 1 + clamped(errorMs / CORRECTED_WITHIN_MS, RATE_MAX) }
}
