import type { LyricLine } from '@lanting/player'
import { CJK } from '../../../shared/cjk.ts'

/** A part of a line that fills from left to right during its time. */
export interface SungUnit {
  readonly text: string
  readonly fromMs: number
  readonly toMs: number
}

/** A line that is shorter than this is not animated. */
const SHORT_MS = 1_000
/** A line without word times is filled this long before it ends. */
const REST_MS = 500
const LAST_WORD_MS = 1_500
const FADE_IN_MS = 800
const FADE_OUT_MS = 400
const SWELL = 0.1

/** One Chinese character with the punctuation behind it, or one word. */
const UNIT = new RegExp(`[${CJK}]\\p{M}*[\\p{P}\\p{S}]*\\s*|[^\\s${CJK}]+\\s*|\\s+`, 'gu')

const marked = ({ words, endMs }: LyricLine): readonly SungUnit[] =>
  words.map(({ atMs, text }, index) => {
    const next = words[index + 1]?.atMs
    const last = Math.min(endMs ?? Number.POSITIVE_INFINITY, atMs + LAST_WORD_MS)
    return { text, fromMs: atMs, toMs: next ?? last }
  })

const evenly = ({ text, atMs, endMs }: LyricLine): readonly SungUnit[] => {
  const gap = (endMs ?? atMs) - atMs
  const filledIn = gap < SHORT_MS ? 0 : gap - REST_MS
  const texts = text.match(UNIT) ?? []
  const length = texts.join('').length
  let passed = 0
  return texts.map((piece) => {
    const fromMs = atMs + (filledIn * passed) / length
    passed += piece.length
    return { text: piece, fromMs, toMs: atMs + (filledIn * passed) / length }
  })
}

/**
 * Uses word times if they exist; otherwise spreads the units evenly until shortly before the next
 * line.
 */
export const unitsOf = (line: LyricLine): readonly SungUnit[] =>
  line.words.length > 0 ? marked(line) : evenly(line)

const share = (nowMs: number, fromMs: number, toMs: number) =>
  toMs <= fromMs
    ? Number(nowMs >= fromMs)
    : Math.min(1, Math.max(0, (nowMs - fromMs) / (toMs - fromMs)))

interface LineLook {
  readonly opacity: number
  readonly scale: number
}

/**
 * Returns the look of a line at a moment, so that it is correct after seeks and pauses and at any
 * rate.
 */
export const lookOf = ({ atMs, endMs }: LyricLine, nowMs: number): LineLook => {
  if (endMs === undefined) return { opacity: 1, scale: 1 }
  if (nowMs >= endMs) return { opacity: 0, scale: 1 + SWELL }
  if (endMs - atMs < SHORT_MS) return { opacity: 1, scale: 1 }
  const fadedIn = 1 - (1 - share(nowMs, atMs, atMs + FADE_IN_MS)) ** 3
  const fadedOut = share(nowMs, endMs - FADE_OUT_MS, endMs)
  return {
    opacity: (0.5 + fadedIn / 2) * (1 - fadedOut),
    scale: 1 + SWELL * (1 - fadedIn) + SWELL * fadedOut,
  }
}

/** Time between key frames, small enough for smooth curves. */
const FRAME_MS = 40

const from = (startMs: number, forMs: number) =>
  Array.from({ length: forMs / FRAME_MS + 1 }, (_, place) => startMs + place * FRAME_MS)

/** Returns the key frames of a line; empty if it does not move. */
export const lookFrames = (line: LyricLine): readonly (LineLook & { readonly atMs: number })[] => {
  const { atMs, endMs } = line
  if (endMs === undefined || endMs - atMs < SHORT_MS) return []
  return [...from(atMs, FADE_IN_MS), ...from(endMs - FADE_OUT_MS, FADE_OUT_MS)]
    .toSorted((one, other) => one - other)
    .map((nowMs) => ({ atMs: nowMs, ...lookOf(line, nowMs) }))
}
