import { jitter, type Random } from '../random.ts'
import { curve, ellipse, stroke } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const SEEDS = 9

/** Stalks bent by the wind, most of them in ear. */
export const reeds = ({ x, y, size }: Spot, inks: Inks, random: Random, count: number): Shape[] =>
  Array.from({ length: count }, () => {
    const root = x + jitter(random, size * 1.5)
    const length = size * (0.5 + random() * 0.8)
    const tipX = root + length * (0.2 + 0.35 * random())
    const tipY = y - length
    const way = curve([root, y], [root + length * 0.03, y - length * 0.65], [tipX, tipY], 14)
    const stalk: Shape = {
      path: stroke(way, (t) => size * 0.014 * (1 - t) + 0.5),
      colour: inks.line,
      opacity: 0.45 + 0.35 * random(),
    }
    if (random() >= 0.7) return [stalk]
    const ear = Array.from({ length: SEEDS }, (_, i) => {
      const t = i / SEEDS
      const seedX = tipX + (t * 0.12 + jitter(random, 0.04)) * length
      return ellipse(seedX, tipY - (0.06 - t * 0.14) * length, size * 0.012, size * 0.02)
    })
    return [stalk, { path: ear.join(''), colour: inks.line, opacity: 0.45 }]
  }).flat()
