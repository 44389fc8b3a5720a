import { between, jitter, type Random } from '../random.ts'
import { bends, curve, ellipse, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const POSTS = 9
const TREES = 5
const TOUCHES = 9
/** The dyke reaches this many sizes beyond the bridge, on the side of the frame and in the water. */
const DYKE = { shore: 6, water: 2.6 }

/** A tree of loose touches on the dyke, and its trunk. */
const tree = (x: number, y: number, size: number, random: Random) => {
  const height = size * between(random, 0.34, 0.7)
  const crown = Array.from({ length: TOUCHES }, () => {
    const out = jitter(random, 1)
    const rx = height * between(random, 0.1, 0.19)
    return ellipse(
      x + out * height * 0.52,
      y - height * (0.72 - out * out * 0.7 + jitter(random, 0.22)),
      rx,
      rx * between(random, 0.6, 0.95),
    )
  })
  const top: Point = [x + jitter(random, size * 0.06), y - height * 0.6]
  return stroke([[x, y], top], (t) => size * (0.034 - 0.014 * t)) + crown.join('')
}

/** A stone bridge with one arch, in a dyke with trees that comes from the side of the picture. */
export const bridge = (spot: Spot, inks: Inks, random: Random, facing: Facing): Shape[] => {
  const { x, y, size } = spot
  const at = (dx: number, dy: number): Point => [x + size * dx * facing, y + size * dy]
  const body = bends(
    at(-1.4, 0.05),
    [at(-0.9, 0), at(-0.75, -0.16)],
    [at(0, -0.72), at(0.75, -0.16)],
    [at(0.9, 0), at(1.4, 0.05)],
    [at(0.9, 0.05), at(0.4, 0.05)],
    [at(0.38, -0.3), at(0, -0.31)],
    [at(-0.38, -0.3), at(-0.4, 0.05)],
  )
  const deck = curve(at(-0.95, -0.16), at(0, -0.86), at(0.95, -0.16), 2 * (POSTS - 1))
  const posts = deck
    .filter((_, i) => i % 2 === 0)
    .map(([px, py]) =>
      stroke(
        [
          [px, py - size * 0.02],
          [px, py + size * 0.1],
        ],
        () => size * 0.026,
      ),
    )
  const dyke = (from: number, to: number) =>
    stroke(curve(at(from, 0.03), at((from + to) / 2, 0.02), at(to, 0.06), 16), (t) =>
      Math.max(0.5, size * 0.085 * (1 - t) ** 0.4),
    )
  const trees = Array.from({ length: TREES }, (_, i) => {
    const away = i === 0 ? between(random, 1.5, 2) : -between(random, 1.3, 4.2)
    return tree(...at(away, 0.02), size, random)
  })
  const ink = (path: string, opacity: number): Shape => ({ path, colour: inks.line, opacity })
  return [
    ink(dyke(-1.2, -DYKE.shore), 0.62),
    ink(dyke(1.2, DYKE.water), 0.62),
    ...trees.map((path) => ink(path, between(random, 0.4, 0.62))),
    ink(body, 0.7),
    ink(
      stroke(deck, () => size * 0.024),
      0.75,
    ),
    ink(posts.join(''), 0.75),
  ]
}
