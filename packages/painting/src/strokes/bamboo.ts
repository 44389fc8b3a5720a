import { between, jitter, type Random } from '../random.ts'
import { curve, leaf, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const HEIGHT = 1.6

interface Stem {
  readonly x: number
  readonly lean: number
  readonly width: number
  readonly tone: number
}

/** Leaves hang from the end of a twig like the strokes of a written character. */
const spray = (fork: Point, size: number, facing: Facing, random: Random): string => {
  const count = 3 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, i) => {
    const spread = (i / (count - 1)) * 2 - 1
    const angle = facing * 0.55 + spread * 0.72 + jitter(random, 0.24)
    const length = size * between(random, 0.19, 0.31) * (1 - 0.25 * Math.abs(spread))
    const along: Point = [Math.sin(angle), Math.cos(angle)]
    const bend: Point = [
      fork[0] + along[0] * length * 0.55,
      fork[1] + along[1] * length * 0.4 - length * 0.05,
    ]
    const tip: Point = [fork[0] + along[0] * length, fork[1] + along[1] * length]
    return stroke(curve(fork, bend, tip, 12), leaf(size * between(random, 0.02, 0.034)))
  }).join('')
}

const twig = (
  joint: Point,
  size: number,
  facing: Facing,
  inks: Inks,
  random: Random,
  tone: number,
) => {
  const reach = facing * size * between(random, 0.14, 0.26)
  const end: Point = [joint[0] + reach, joint[1] - size * between(random, 0.02, 0.1)]
  const middle: Point = [joint[0] + reach * 0.5, joint[1] - size * 0.08]
  const way = curve(joint, middle, end, 8)
  const wood: Shape = {
    path: stroke(way, (t) => size * 0.007 * (1 - t * 0.5) + 0.4),
    colour: inks.line,
    opacity: tone,
  }
  const forks = [way[4] ?? end, end]
  return [
    wood,
    ...forks.map((fork): Shape => {
      const opacity = tone * between(random, 0.62, 1)
      return { path: spray(fork, size, facing, random), colour: inks.line, opacity }
    }),
  ]
}

/** A gap and two swollen ends separate the joints. */
const stemShapes = (stem: Stem, y: number, size: number, inks: Inks, random: Random): Shape[] => {
  const shapes: Shape[] = []
  let facing: Facing = random() < 0.5 ? -1 : 1
  let up = 0
  while (up < size * HEIGHT) {
    const length = size * between(random, 0.2, 0.27)
    const x = (height: number) => stem.x + height * stem.lean
    const joint: Point = [x(up + length), y - up - length]
    const way = curve(
      [x(up), y - up],
      [x(up + length / 2), y - up - length / 2],
      [joint[0], joint[1] + size * 0.008],
      12,
    )
    const path = stroke(way, (t) => stem.width * (0.92 + 0.26 * Math.abs(2 * t - 1) ** 8))
    shapes.push({ path, colour: inks.line, opacity: stem.tone * 0.78 })
    if (up > size * 0.15 && random() < 0.8) {
      shapes.push(...twig(joint, size, facing, inks, random, stem.tone))
      facing = facing === 1 ? -1 : 1
    }
    up += length
  }
  return shapes
}

/** The stems of a grove behind the first two: each paler and thinner, on either side. */
const deeper = ({ x, size }: Spot, facing: Facing, count: number, random: Random): Stem[] =>
  Array.from({ length: count }, (_, i) => ({
    x: x + facing * size * (i % 2 ? 0.06 + 0.16 * i : -0.34 - 0.1 * i) + jitter(random, size * 0.1),
    lean: jitter(random, 0.18),
    width: size * between(random, 0.01, 0.022),
    tone: 0.34 - 0.05 * i,
  }))

/**
 * Two stems: a dark one, and a paler and thinner one behind it, on the side that it faces. In a
 * grove there are more.
 */
export const bamboo = (
  spot: Spot,
  inks: Inks,
  random: Random,
  facing: Facing,
  stems = 2,
): Shape[] => {
  const { x, y, size } = spot
  const front: Stem = {
    x: x - facing * size * 0.13 + jitter(random, size * 0.06),
    lean: jitter(random, 0.1),
    width: size * 0.036,
    tone: 0.86,
  }
  const back: Stem = {
    x: x + facing * size * 0.17 + jitter(random, size * 0.06),
    lean: jitter(random, 0.14),
    width: size * 0.026,
    tone: 0.42,
  }
  const others = deeper(spot, facing, stems - 2, random).reverse()
  return [...others, back, front].flatMap((stem) => stemShapes(stem, y, size, inks, random))
}
