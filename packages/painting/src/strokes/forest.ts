import { mix } from '../colour.ts'
import { between, jitter, type Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { ellipse, triangle } from './brush.ts'
import type { Shape } from './shape.ts'

/** The noise above which there is a wood. */
const WOOD = 0.51
/** Shares of the picture's height. */
const SPACING = 0.0042
const TALLEST = 0.021
const TIERS = [
  { foot: 0, top: 0.55, width: 0.2 },
  { foot: 0.26, top: 0.8, width: 0.15 },
  { foot: 0.55, top: 1, width: 0.09 },
]
const TONES = [0.66, 0.52, 0.4]

/** A fir of three skirts. At this size it is only a touch of the brush. */
const fir = (x: number, y: number, height: number, random: Random) => {
  const lean = jitter(random, height * 0.08)
  return TIERS.map(({ foot, top, width }) => {
    const half = height * width * between(random, 0.8, 1.2)
    const base = y - foot * height
    const tip = [x + lean * top, y - top * height] as const
    return triangle([x + lean * foot - half, base], tip, [x + lean * foot + half, base])
  }).join('')
}

const undergrowth = (x: number, y: number, height: number) =>
  ellipse(x, y - height * 0.08, height * 0.3, height * 0.14)

/** Draws dark woods along a ridge, where no nearer ridge hides them. */
export const forest = (scene: Scene, layer: number, random: Random, density: number): Shape[] => {
  const { composition, pigments, noise, ridges } = scene
  const { width, height } = composition
  const ridge = ridges[layer]
  const nearer = ridges[layer + 1]
  if (!ridge) return []
  const paths = TONES.map(() => '')
  for (let x = 0; x < width; x += height * SPACING) {
    const u = x / height
    const wood = noise.fractal(u * 3 + layer * 31, 2, 2) - WOOD
    const [chance, luck, tone] = [random(), random(), random()]
    if (wood < 0 || chance > density * Math.min(1, wood * 12 + 0.35)) continue
    const foot = ridge(u)
    if (nearer && nearer(u) < foot + 0.002) continue
    if (foot > (composition.waterline ?? 1)) continue
    const crown = 0.35 + 0.75 * noise.at(u * 34, layer * 9) * (0.55 + 0.45 * luck)
    const size = height * TALLEST * crown * Math.min(1, wood * 9 + 0.45)
    const y = (foot + 0.002 + 0.003 * chance) * height
    const at = Math.floor(tone * TONES.length)
    paths[at] += fir(x + jitter(random, height * SPACING), y, size, random)
    paths[0] += undergrowth(x, y, size)
  }
  const colour = pigments.isNight ? pigments.brush : mix(pigments.near, pigments.brush, 0.6)
  const strength = pigments.isNight ? 1.25 : 1
  return paths
    .map((path, tone) => ({ path, colour, opacity: (TONES[tone] ?? 0) * strength }))
    .filter(({ path }) => path !== '')
}
