import type { Random } from '../random.ts'
import { type Point, stroke } from './brush.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const START = 2.1
const HAIRS = 7

/** A circle in one stroke, with the dry hairs of the brush in it; `size` is its radius. */
export const enso = ({ x, y, size }: Spot, inks: Inks, random: Random): Shape[] => {
  const on = (angle: number, rx: number, ry: number): Point => [
    x + Math.cos(angle) * rx,
    y + Math.sin(angle) * ry,
  ]
  const ring = Array.from({ length: 81 }, (_, i) => {
    const angle = START + (i / 80) * 5.95
    return on(angle, size * (1 + 0.015 * Math.sin(angle * 3)), size)
  })
  const pressure = (t: number) => size * (0.26 * (1 - t) ** 0.45 * Math.min(1, t * 9 + 0.3) + 0.02)
  const hairs = Array.from({ length: HAIRS }, (_, hair): Shape => {
    const radius = size * (0.9 + 0.028 * hair)
    const from = 1 + random() * 1.5
    const way = Array.from({ length: 41 }, (_, i) =>
      on(START + from + (i / 40) * (4.9 - from * 0.5), radius, radius),
    )
    return { path: stroke(way, () => size * 0.007), colour: inks.mist, opacity: 0.55 }
  })
  const colour = inks.isNight ? inks.pale : inks.brush
  return [{ path: stroke(ring, pressure), colour, opacity: 0.86 }, ...hairs]
}
