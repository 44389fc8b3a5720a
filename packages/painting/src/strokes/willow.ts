import { mix } from '../colour.ts'
import { between, jitter, type Random } from '../random.ts'
import { curve, leaf, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const TWIGS = 19
const STEPS = 22

const leavesAlong = (way: readonly Point[], size: number, random: Random): string =>
  way
    .slice(2)
    .flatMap((from) => {
      if (random() < 0.25) return []
      const side = random() < 0.5 ? -1 : 1
      const length = size * between(random, 0.03, 0.055)
      const reach = side * length * between(random, 0.25, 0.6)
      const tip: Point = [from[0] + reach, from[1] + length]
      return stroke(
        curve(from, [from[0] + reach, from[1] + length * 0.3], tip, 6),
        leaf(size * 0.009),
      )
    })
    .join('')

/** Twigs that hang from a bough above the picture and lean in the wind, long ones outside. */
export const willow = (spot: Spot, inks: Inks, random: Random, facing: Facing): Shape[] => {
  const { x, y, size } = spot
  const wind = facing * size * between(random, 0.02, 0.14)
  const green = mix(inks.line, inks.tint, inks.isNight ? 0.25 : 0.4)
  const bough = stroke(
    curve(
      [x - facing * size * 0.2, y + size * 0.16],
      [x, y + size * 0.03],
      [x + facing * size * 0.5, y],
      14,
    ),
    (t) => size * 0.03 * (1 - t) + 0.4,
  )
  const twigs = Array.from({ length: TWIGS }, (_, i): Shape[] => {
    // Twigs hang in bundles, with the sky between them.
    const out = (i - (i % 3) * 0.75 + jitter(random, 0.5)) / TWIGS
    const from: Point = [x + facing * size * (out - 0.12), y + jitter(random, size * 0.03)]
    const length = size * between(random, 0.3, 1.15) * (1 - 0.6 * out)
    const tip: Point = [from[0] + wind * (0.5 + length / size), from[1] + length]
    const way = curve(from, [from[0], from[1] + length * 0.55], tip, STEPS)
    const tone = between(random, 0.42, 0.82)
    return [
      { path: stroke(way, () => size * 0.0035 + 0.3), colour: inks.line, opacity: tone * 0.8 },
      { path: leavesAlong(way, size, random), colour: green, opacity: tone },
    ]
  })
  return [{ path: bough, colour: inks.line, opacity: 0.85 }, ...twigs.flat()]
}
