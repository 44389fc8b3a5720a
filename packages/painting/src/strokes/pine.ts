import { between, jitter, type Random } from '../random.ts'
import { bends, curve, type Point, stroke } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const BRANCHES = 6
const PADS = 3
const NEEDLES = 11

/** A lens of foliage, flat below. */
const pad = ([x, y]: Point, reach: number) =>
  bends(
    [x - reach, y + reach * 0.16],
    [
      [x - reach * 0.1, y - reach * 0.95],
      [x + reach, y + reach * 0.12],
    ],
    [
      [x, y - reach * 0.04],
      [x - reach, y + reach * 0.16],
    ],
  )

/** Needles that fan out of a pad, short at its ends. */
const needles = ([x, y]: Point, reach: number, random: Random) =>
  Array.from({ length: NEEDLES }, (_, i) => {
    const spread = (i / (NEEDLES - 1)) * 2 - 1
    const angle = spread * 1.25 + jitter(random, 0.25)
    const length = reach * between(random, 0.42, 0.68)
    const foot: Point = [x + spread * reach * 0.85, y - reach * 0.1 * (1 - spread * spread)]
    const tip: Point = [foot[0] + Math.sin(angle) * length, foot[1] - Math.cos(angle) * length]
    return stroke([foot, tip], (t) => reach * 0.07 * (1 - t) + 0.3)
  }).join('')

const bough = (from: Point, reach: number, size: number, inks: Inks, random: Random): Shape[] => {
  const to: Point = [from[0] + reach, from[1] - size * between(random, -0.01, 0.07)]
  const bend: Point = [from[0] + reach * 0.5, from[1] + size * 0.03]
  const way = curve(from, bend, to, 10)
  const wood = stroke(way, (t) => size * 0.026 * (1 - t * 0.7))
  const foliage = Array.from({ length: PADS }, (_, i): Shape[] => {
    const [x, y] = way[4 + i * 3] ?? to
    const centre: Point = [
      x + jitter(random, size * 0.03),
      y - size * between(random, 0.005, 0.035),
    ]
    const width = size * between(random, 0.085, 0.125) * (i === PADS - 1 ? 0.85 : 1)
    return [
      { path: pad(centre, width), colour: inks.line, opacity: 0.5 },
      { path: needles(centre, width, random), colour: inks.line, opacity: 0.72 },
    ]
  })
  return [{ path: wood, colour: inks.line, opacity: 0.88 }, ...foliage.flat()]
}

/** A trunk that has turned in the wind, with level boughs that carry their needles. */
export const pine = ({ x, y, size }: Spot, inks: Inks, random: Random): Shape[] => {
  const lean = jitter(random, 0.42)
  const turn = jitter(random, 0.22)
  const middle: Point = [x + size * (lean * 0.4 + turn), y - size * 0.5]
  const top: Point = [x + size * lean, y - size * 0.96]
  const lower = curve([x, y], [x - size * turn * 0.4, y - size * 0.25], middle, 8)
  const upper = curve(middle, [middle[0] + size * turn, y - size * 0.72], top, 8)
  const way = [...lower, ...upper.slice(1)]
  const trunk = stroke(way, (t) => size * (0.066 - 0.05 * t + 0.04 * Math.max(0, 1 - t * 12)))
  const boughs = Array.from({ length: BRANCHES }, (_, i) => {
    const height = 6 + Math.round((i / BRANCHES) * 10)
    const from = way[height] ?? top
    const reach = (i % 2 ? 1 : -1) * size * (between(random, 0.34, 0.46) - i * 0.045)
    return bough(from, reach, size, inks, random)
  })
  const crown: Point = [top[0], top[1] + size * 0.01]
  return [
    { path: trunk, colour: inks.line, opacity: 0.92 },
    ...boughs.flat(),
    { path: pad(crown, size * 0.13), colour: inks.line, opacity: 0.55 },
    { path: needles(crown, size * 0.12, random), colour: inks.line, opacity: 0.75 },
  ]
}
