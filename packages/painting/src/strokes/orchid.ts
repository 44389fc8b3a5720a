import { mix } from '../colour.ts'
import { between, jitter, type Random } from '../random.ts'
import { curve, ellipse, leaf, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const LEAVES = 13
const FLOWERS = 3
const PETALS = 5

/** A leaf rises, bends under its own weight and ends in a point. None stands straight. */
const blade = ({ x, y, size }: Spot, angle: number, random: Random) => {
  const length = size * between(random, 0.55, 1.15)
  const root = x + jitter(random, size * 0.1)
  const rise = length * (1.02 - 0.28 * Math.abs(angle))
  const reach = Math.sin(angle + Math.sign(angle) * 0.16) * length
  const bend: Point = [root + reach * 0.42, y - rise * 0.98]
  const tip: Point = [root + reach * 1.18, y - rise * (0.86 - 0.44 * Math.abs(angle))]
  return stroke(curve([root, y], bend, tip, 26), leaf(size * between(random, 0.014, 0.03)))
}

const petal = ([x, y]: Point, angle: number, length: number, width: number) => {
  const bend: Point = [x + Math.sin(angle) * length * 0.5, y - Math.cos(angle) * length * 0.75]
  const tip: Point = [x + Math.sin(angle) * length, y - Math.cos(angle) * length * 0.7]
  return stroke(curve([x, y], bend, tip, 8), leaf(width))
}

const flower = (spot: Spot, angle: number, length: number, inks: Inks, random: Random): Shape[] => {
  const { x, y, size } = spot
  const heart: Point = [x + Math.sin(angle) * length, y - Math.cos(angle) * length * 0.9]
  const bend: Point = [x + Math.sin(angle) * length * 0.3, y - length * 0.6]
  const stem = stroke(curve([x, y], bend, heart, 12), () => size * 0.008 + 0.4)
  const petals = Array.from({ length: PETALS }, (_, i): Shape => {
    const turn = -1.9 + i * 0.78 + jitter(random, 0.3)
    return {
      path: petal(heart, turn, size * between(random, 0.09, 0.12), size * 0.028),
      colour: mix(inks.sun, inks.far, inks.isNight ? 0.35 : 0.25),
      opacity: inks.isNight ? 0.85 : 0.75,
    }
  })
  const pistil: Shape = {
    path: ellipse(...heart, size * 0.011, size * 0.011),
    colour: inks.isNight ? inks.pale : inks.brush,
    opacity: 0.9,
  }
  return [{ path: stem, colour: inks.line, opacity: 0.6 }, ...petals, pistil]
}

/** A clump of long leaves that lean one way, with three flowers. */
export const orchid = (spot: Spot, inks: Inks, random: Random, facing: Facing): Shape[] => {
  const leaves = Array.from({ length: LEAVES }, (_, i): Shape => {
    const angle = -1.15 + (i / (LEAVES - 1)) * 2.1 + jitter(random, 0.2) + facing * 0.18
    const path = blade(spot, angle, random)
    return { path, colour: inks.line, opacity: between(random, 0.5, 0.92) }
  })
  const flowers = Array.from({ length: FLOWERS }, (_, i) => {
    const angle = facing * (0.12 + i * 0.28) - 0.06
    return flower(spot, angle, spot.size * (0.56 + 0.1 * i), inks, random)
  })
  return [...leaves, ...flowers.flat()]
}
