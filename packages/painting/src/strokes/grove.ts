import { between, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { pine } from './pine.ts'
import type { Inks, Shape } from './shape.ts'

const PINES = 4
/** The height of the tallest pine, as a share of the picture, unless the picture is narrow. */
const SHARE_OF_HEIGHT = 0.14
const SHARE_OF_WIDTH = 0.2

/** Pines side by side on the nearest ridge, tall and small in turn. */
export const grove = (scene: Scene, inks: Inks, random: Random): Shape[] => {
  const { width, height, side } = scene.composition
  const ground = scene.ridges.at(-1)
  if (!ground) return []
  const tallest = Math.min(height * SHARE_OF_HEIGHT, width * SHARE_OF_WIDTH)
  return Array.from({ length: PINES }, (_, i) => {
    const inward = tallest * (0.75 + i * 0.62 + 0.2 * random())
    const x = side === 'right' ? width - inward : inward
    const y = (ground(x / height) + 0.006) * height
    const size = tallest * (i % 2 ? between(random, 0.6, 0.75) : between(random, 0.85, 1))
    return pine({ x, y, size }, inks, random)
  }).flat()
}
