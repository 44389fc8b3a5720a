import type { Composition } from './composition.ts'
import type { Ridge } from './ridges.ts'

/** A place on a ridge; `u` in picture heights from the left. */
export interface Summit {
  readonly layer: number
  readonly u: number
}

/** Share of the picture's height. */
export const PAVILION_SIZE = 0.05
const PLACES = 60
/** The text is in the middle, so a pavilion stands at one side. */
const LEFT_SIDE = 0.08
const RIGHT_SIDE = 0.66
const SIDE_WIDTH = 0.26
const SURROUNDINGS = 0.25
const PREFERS_DISTANCE = 0.02

const isOpen = (ridges: readonly Ridge[], { layer, u }: Summit) => {
  const height = ridges[layer]?.(u) ?? 1
  return ridges.slice(layer + 1).every((nearer) => nearer(u) > height + PAVILION_SIZE / 2)
}

/** Returns how far the place rises above the land on both sides of it. */
const prominence = (ridge: Ridge, u: number) =>
  (ridge(u - SURROUNDINGS) + ridge(u + SURROUNDINGS)) / 2 - ridge(u)

/** Returns the most visible place on one of the two nearest ridges, on the weighty side. */
export const findSummit = (
  ridges: readonly Ridge[],
  { width, height, side, layers }: Composition,
): Summit | undefined => {
  const start = side === 'right' ? RIGHT_SIDE : LEFT_SIDE
  const candidates = [layers - 2, layers - 1].flatMap((layer) =>
    Array.from({ length: PLACES }, (_, i) => {
      const u = (start + (SIDE_WIDTH * i) / PLACES) * (width / height)
      const distance = layer === layers - 2 ? PREFERS_DISTANCE : 0
      const ridge = ridges[layer]
      return { layer, u, score: ridge ? prominence(ridge, u) + distance : 0 }
    }),
  )
  return candidates
    .filter((candidate) => isOpen(ridges, candidate))
    .sort((a, b) => b.score - a.score)[0]
}
