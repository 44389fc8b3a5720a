import { jitter, type Random } from '../random.ts'
import { bends, curve, ellipse, type Point, stroke, triangle } from './brush.ts'
import { lantern } from './lantern.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const RIPPLES = 4

/** A fisherman's boat with its awning, and the water that it moves. */
export const boat = ({ x, y, size }: Spot, inks: Inks, random: Random): Shape[] => {
  const at = (dx: number, dy: number): Point => [x + size * dx, y + size * dy]
  const hull = stroke(
    curve(at(-1, -0.16), at(0, 0.3), at(1.15, -0.22), 20),
    (t) => size * 0.17 * Math.sin(Math.PI * Math.min(1, t * 1.05 + 0.02)) + 0.5,
  )
  const awning = bends(at(-0.35, 0), [at(-0.02, -0.52), at(0.34, 0)])
  const fisherman =
    ellipse(...at(0.66, -0.34), size * 0.05, size * 0.065) +
    stroke([at(0.66, -0.27), at(0.63, -0.02)], (t) => size * (0.08 + 0.1 * t)) +
    triangle(at(0.52, -0.36), at(0.66, -0.46), at(0.8, -0.36))
  const rod = stroke(curve(at(0.7, -0.25), at(1.1, -0.5), at(1.55, 0.12), 10), () =>
    Math.max(0.8, size * 0.022),
  )
  const ripples = Array.from({ length: RIPPLES }, (_, i): Shape => {
    const down = 0.22 + i * 0.15
    const half = 0.9 - i * 0.17
    const line = [at(jitter(random, 1) - half, down), at(half * 0.8 + jitter(random, 1), down)]
    const path = stroke(line, (t) => size * 0.028 * Math.sin(Math.PI * t) + 0.3)
    return { path, colour: inks.line, opacity: 0.28 - i * 0.05 }
  })
  const ink = (path: string, opacity: number): Shape => ({ path, colour: inks.line, opacity })
  const [lightX, lightY] = at(-0.42, -0.12)
  return [
    ...[ink(hull, 0.92), ink(awning, 0.72), ink(fisherman, 0.9), ink(rod, 0.75), ...ripples],
    ...lantern({ x: lightX, y: lightY, size: size * 0.05 }, inks),
  ]
}
