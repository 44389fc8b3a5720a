import { bends, ellipse, type Point, stroke } from './brush.ts'
import { lantern } from './lantern.ts'
import type { Inks, Shape, Spot } from './shape.ts'

const POSTS = [-0.46, -0.16, 0.16, 0.46]

/** Four posts, a rail, and a roof with its corners turned up. */
export const pavilion = ({ x, y, size }: Spot, inks: Inks): Shape[] => {
  const at = (dx: number, dy: number): Point => [x + size * dx, y + size * dy]
  const roof = bends(
    at(-0.74, -0.56),
    [at(-0.37, -0.67), at(0, -0.99)],
    [at(0.37, -0.67), at(0.74, -0.56)],
    [at(0, -0.69), at(-0.74, -0.56)],
  )
  const level = (reach: number, dy: number, width: number) =>
    stroke([at(-reach, dy), at(reach, dy)], () => size * width)
  const post = (dx: number) => stroke([at(dx, -0.62), at(dx, 0)], () => Math.max(0.7, size * 0.05))
  const ink = (path: string, opacity: number): Shape => ({ path, colour: inks.line, opacity })
  return [
    ink(roof, 0.92),
    ...POSTS.map((dx) => ink(post(dx), 0.82)),
    ink(level(0.62, -0.01, 0.075), 0.85),
    ink(ellipse(...at(0, -1.02), size * 0.035, size * 0.06), 0.9),
    ink(level(0.46, -0.2, 0.025), 0.7),
    ...lantern({ x, y: y - size * 0.36, size: size * 0.07 }, inks),
  ]
}
