import { mix } from '../colour.ts'
import { between, jitter, type Random } from '../random.ts'
import { curve, ellipse, leaf, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const PADS = 7
const FLOWERS = 3
const VEINS = 7
const PETAL_TURNS = [-1.05, 1.05, -0.62, 0.62, -0.22, 0.22, 0]

/** A leaf seen from the side, with its veins. */
const pad = ([x, y]: Point, size: number, inks: Inks, random: Random): Shape[] => {
  const rx = size * between(random, 0.13, 0.22)
  const ry = rx * between(random, 0.26, 0.4)
  const veins = Array.from({ length: VEINS }, (_, i) => {
    const turn = (i / VEINS) * 2 * Math.PI + 0.3
    const end: Point = [x + Math.cos(turn) * rx * 0.86, y + Math.sin(turn) * ry * 0.86]
    return stroke(curve([x, y], [x, y], end, 3), (t) => size * 0.006 * (1 - t) + 0.3)
  }).join('')
  const wash = mix(inks.line, inks.tint, inks.isNight ? 0.2 : 0.35)
  return [
    { path: ellipse(x, y, rx, ry), colour: wash, opacity: between(random, 0.5, 0.78) },
    { path: veins, colour: inks.isNight ? inks.mist : inks.line, opacity: 0.4 },
  ]
}

const stem = (foot: Point, head: Point, size: number, inks: Inks): Shape => {
  const bend: Point = [foot[0] + (head[0] - foot[0]) * 0.2, (foot[1] + head[1]) / 2]
  const path = stroke(curve(foot, bend, head, 12), () => size * 0.009 + 0.3)
  return { path, colour: inks.line, opacity: 0.7 }
}

const flower = ([x, y]: Point, size: number, inks: Inks, random: Random): Shape[] => {
  const length = size * between(random, 0.12, 0.16)
  return PETAL_TURNS.map((turn): Shape => {
    const lean = turn + jitter(random, 0.12)
    const tip: Point = [x + Math.sin(lean) * length, y - Math.cos(lean) * length * 0.92]
    const bend: Point = [x + Math.sin(lean) * length * 0.75, y - Math.cos(lean) * length * 0.35]
    const colour = mix(inks.petal, inks.isNight ? inks.pale : inks.mist, 0.2 + 0.3 * Math.abs(turn))
    return { path: stroke(curve([x, y], bend, tip, 10), leaf(length * 0.42)), colour, opacity: 0.6 }
  })
}

/** Leaves and flowers on their stems, in the water of a corner. */
export const lotus = (
  { x, y, size }: Spot,
  inks: Inks,
  random: Random,
  facing: Facing,
): Shape[] => {
  const place = (rise: number): Point => {
    const out = between(random, -0.1, 0.95)
    return [x + facing * size * out, y - size * rise * (1.05 - 0.55 * out)]
  }
  const grown = (head: Point) =>
    stem([head[0] - facing * jitter(random, size * 0.2), y + size * 0.1], head, size, inks)
  const pads = Array.from({ length: PADS }, (_, i) => {
    const head = place(0.08 + 0.5 * (i / PADS))
    return [grown(head), ...pad(head, size, inks, random)]
  })
  const flowers = Array.from({ length: FLOWERS }, (_, i) => {
    const head = place(0.42 + 0.2 * i)
    return [grown(head), ...flower(head, size, inks, random)]
  })
  return [...pads.reverse(), ...flowers].flat()
}
