import { jitter, type Random } from '../random.ts'
import { curve, stroke } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const bird = (x: number, y: number, span: number, lift: number) =>
  stroke(
    curve([x - span, y - span * lift], [x - span * 0.4, y - span * 0.55], [x, y], 8),
    (t) => span * 0.15 * t + 0.3,
  ) +
  stroke(
    curve([x, y], [x + span * 0.45, y - span * 0.62], [x + span, y - span * (lift + 0.12)], 8),
    (t) => span * 0.15 * (1 - t) + 0.3,
  )

const GEESE = 9

/** Geese in a long line with a bend, as they cross the sky in autumn. */
export const geese = (spot: Spot, inks: Inks, random: Random, facing: 1 | -1): Shape[] =>
  Array.from({ length: GEESE }, (_, i) => {
    const rank = i - 3
    const behind = Math.abs(rank) * spot.size * 1.9
    const x = spot.x - facing * behind + jitter(random, spot.size * 0.4)
    const y = spot.y + rank * spot.size * (rank < 0 ? 0.35 : 0.8) + jitter(random, spot.size * 0.25)
    const span = spot.size * (0.8 + random() * 0.25)
    return { path: bird(x, y, span, 0.1 + random() * 0.35), colour: inks.line, opacity: 0.82 }
  })

/** A loose wedge that flies out of the picture. */
export const birds = (spot: Spot, inks: Inks, random: Random, count: number): Shape[] =>
  Array.from({ length: count }, (_, i) => {
    const rank = Math.ceil(i / 2)
    const x = spot.x + (i % 2 ? 1 : -1) * rank * spot.size * 1.7 + jitter(random, spot.size)
    const y = spot.y + rank * spot.size * 0.75 + jitter(random, spot.size * 0.5)
    const span = spot.size * (0.7 + random() * 0.45)
    return { path: bird(x, y, span, 0.18 + random() * 0.3), colour: inks.line, opacity: 0.8 }
  })
