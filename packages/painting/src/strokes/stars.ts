import type { Random } from '../random.ts'
import { ellipse } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const STARS = 70

/** Fewer towards the horizon; a few are bright. */
export const stars = (width: number, depth: number, inks: Inks, random: Random): Shape[] =>
  Array.from({ length: STARS }, () => {
    const y = depth * random() ** 1.6
    const brightness = random() ** 3
    const radius = depth * (0.0016 + 0.003 * brightness)
    const opacity = (0.3 + 0.6 * brightness) * (1 - (0.7 * y) / depth)
    return { path: ellipse(random() * width, y, radius, radius), colour: inks.sun, opacity }
  })
