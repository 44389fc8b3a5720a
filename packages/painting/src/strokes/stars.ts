import type { Random } from '../random.ts'
import { ellipse } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const STARS = 110
/** The brightest have a glow. */
const GLOWING = 0.8

/** Fewer towards the horizon; a few are bright. */
export const stars = (width: number, depth: number, inks: Inks, random: Random): Shape[] =>
  Array.from({ length: STARS }, () => {
    const y = depth * random() ** 1.6
    const brightness = random() ** 3
    const radius = depth * (0.002 + 0.0042 * brightness)
    const opacity = (0.42 + 0.55 * brightness) * (1 - (0.7 * y) / depth)
    const x = random() * width
    const star = { path: ellipse(x, y, radius, radius), colour: inks.sun, opacity }
    const glow = { ...star, path: ellipse(x, y, radius * 3, radius * 3), opacity: opacity * 0.2 }
    return brightness > GLOWING ? [glow, star] : [star]
  }).flat()
