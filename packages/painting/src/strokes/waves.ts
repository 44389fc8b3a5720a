import type { Random } from '../random.ts'
import { type Point, stroke } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const LINES = 9
const PARTS = 60

/** Lines of water from `top` to the lower edge, closer and paler with distance. */
export const waves = (
  width: number,
  height: number,
  top: number,
  inks: Inks,
  random: Random,
): Shape[] =>
  Array.from({ length: LINES }, (_, line) => {
    const nearness = line / LINES
    const y = top + (height - top) * nearness ** 0.95
    const swing = height * (0.01 + 0.012 * nearness)
    const turns = (3 + random() * 2) * 2 * Math.PI
    const phase = random() * 9
    const points = Array.from({ length: PARTS + 1 }, (_, i): Point => {
      const x = width * (1.04 * (i / PARTS) - 0.02)
      const swell = Math.sin((x / width) * turns + phase)
      return [x, y + swing * (swell + 0.25 * Math.sin((x / width) * 23 + phase * 2))]
    })
    const weight = height * (0.0035 + 0.006 * nearness)
    return {
      path: stroke(points, (t) => weight * (0.4 + Math.abs(Math.sin(t * 9 + phase)))),
      colour: inks.isNight ? inks.pale : inks.near,
      opacity: (inks.isNight ? 0.14 : 0.22) + 0.05 * line,
    }
  })
