import type { Random } from '../random.ts'
import { ellipse } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const FLAKES = 150

/** The bare paper in the ink: large flakes near, small flakes far away. */
export const snow = (width: number, height: number, inks: Inks, random: Random): Shape[] => {
  const flakes = Array.from({ length: FLAKES }, () => {
    const nearness = random() ** 2
    const radius = height * (0.0018 + 0.0042 * nearness)
    return ellipse(random() * width, random() * height, radius, radius)
  })
  const colour = inks.isNight ? inks.pale : inks.snow
  return [{ path: flakes.join(''), colour, opacity: inks.isNight ? 0.6 : 0.95 }]
}
