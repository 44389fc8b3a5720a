import { mix, type Rgb } from './colour.ts'
import { type Noise, step } from './noise.ts'
import type { Pigments } from './pigments.ts'
import type { Ridge } from './ridges.ts'
import type { Scene } from './scene.ts'
import { lay, type Sheet } from './sheet.ts'

/** The paint of one ridge: the nearer, the darker, deeper and sharper. */
interface Wash {
  readonly layer: number
  readonly ink: Rgb
  readonly mist: Rgb
  readonly tone: number
  readonly depth: number
  readonly softness: number
  readonly texture: number
}

/** By night the mist is brightest between the middle ridges and dark at the bottom. */
const nightMist = ({ sky, mist }: Pigments, nearness: number) =>
  mix(sky, mist, 0.95 - (nearness < 0.4 ? 0.9 * (0.4 - nearness) : 1.1 * (nearness - 0.4)))

const washOf = (pigments: Pigments, layer: number, layers: number, unit: number): Wash => {
  const nearness = layer / (layers - 1)
  return {
    layer,
    ink: mix(pigments.far, pigments.near, nearness ** 1.15),
    mist: pigments.isNight ? nightMist(pigments, nearness) : pigments.mist,
    tone: pigments.isNight ? 0.76 + 0.22 * nearness : 0.5 + 0.44 * nearness,
    depth: 0.075 + 0.13 * nearness,
    softness: ((4.8 - 3.8 * nearness) * unit) / 520 + 0.5,
    texture: 0.16 + 0.22 * nearness,
  }
}

const crestOf = (ridge: Ridge, { width, height }: Sheet) =>
  Float32Array.from({ length: width }, (_, x) => ridge(x / height) * height)

/** The slope of the ridge at each column. The texture follows it downwards. */
const slopesOf = (crest: Float32Array, unit: number): Float32Array => {
  const reach = Math.max(3, Math.round(unit * 0.1))
  const last = crest.length - 1
  return crest.map((_, x) => {
    const after = crest[Math.min(last, x + reach)] ?? 0
    const before = crest[Math.max(0, x - reach)] ?? 0
    return Math.max(-1, Math.min(1, ((after - before) / (2 * reach)) * 1.3))
  })
}

/**
 * The share of ink that stays where the brush was dry. It is rotated, so that no grid is visible.
 */
const wetness = (noise: Noise, wash: Wash, u: number, v: number, lean: number) => {
  const wander = (noise.fractal(u * 5 + v * 2, v * 7 - u, 2) - 0.5) * 2
  const streak = noise.fractal(
    u * 23 + v * 4 - lean + wander,
    v * 14 - u * 3 + wash.layer * 3 + wander,
    4,
  )
  return 1 - wash.texture * 0.9 * step(0.36, 0.78, streak) - 0.1 * noise.at(u * 120, v * 120)
}

/** By night the snow of far ridges is dim, or every crest would be an outline. */
const snowLight = ({ isNight }: Pigments, layer: number, layers: number) =>
  isNight ? 0.42 + 0.4 * (layer / (layers - 1)) : 1

/** Snow lies on the crest and thins out between the rocks below it. */
const snowAt = (noise: Noise, { layer }: Wash, u: number, v: number, below: number) => {
  const reach = 0.012 + 0.075 * noise.fractal(u * 3 + layer * 5, v * 3, 2)
  const rock = noise.fractal(u * 19 + v * 7 + layer * 7, v * 15 - u * 5, 4)
  const depth = below / reach
  return 0.96 * Math.exp(-depth * depth) * (1 - 0.85 * step(0.4, 0.66, rock) * step(0, 0.5, depth))
}

/** The amount of moonlight or sunlight in the mist, most of it below the disc. */
const lightIn = ({ composition, pigments }: Scene, { width, height }: Sheet) => {
  const { sun } = composition
  const strength = sun.radius === 0 ? 0 : pigments.isNight ? 0.14 : 0.05
  const columns = Float32Array.from({ length: width }, (_, x) =>
    Math.exp(-((Math.abs(x - sun.x * width) / (height * 0.62)) ** 1.3)),
  )
  const rows = Float32Array.from({ length: height }, (_, y) =>
    Math.exp(-Math.abs(y / height - sun.y) / 0.34),
  )
  return (x: number, y: number) => strength * (columns[x] ?? 0) * (rows[y] ?? 0)
}

/** Each ridge is a dark edge that dissolves downwards into the mist before the next one. */
export const paintMountains = (sheet: Sheet, scene: Scene): void => {
  const { width, height } = sheet
  const { pigments, noise } = scene
  const { isSnowy } = scene.composition
  const unit = Math.min(height, width)
  const crests = scene.ridges.map((ridge) => crestOf(ridge, sheet))
  const light = lightIn(scene, sheet)
  const glow = pigments.isNight ? mix(pigments.sun, pigments.tint, 0.45) : pigments.sun

  crests.forEach((crest, layer) => {
    const wash = washOf(pigments, layer, crests.length, unit)
    const slopes = slopesOf(crest, unit)
    // Ridges behind two others are not visible.
    const hidden = crests[layer + 2]
    const snowy = snowLight(pigments, layer, crests.length)
    for (let x = 0; x < width; x++) {
      const top = crest[x] ?? 0
      const u = x / unit
      const bottom = Math.min(height, (hidden?.[x] ?? height) + wash.softness + 2)
      for (let y = Math.max(0, Math.ceil(top - wash.softness)); y < bottom; y++) {
        const v = y / unit
        const pixel = y * width + x
        const below = Math.max(0, y - top) / unit
        const edge = step(-wash.softness, wash.softness, y - top)
        lay(sheet, pixel, wash.mist, edge * 0.96)
        lay(sheet, pixel, glow, edge * light(x, y))
        const bleed = wash.depth * (0.45 + 1.1 * noise.fractal(u * 3 + layer * 9, v * 5, 3))
        const ink = wash.tone * edge * Math.exp(-below / bleed)
        if (ink > 0.02) {
          const stays = wetness(noise, wash, u, v, (slopes[x] ?? 0) * below * 13)
          lay(sheet, pixel, wash.ink, ink * stays)
        }
        if (isSnowy) {
          lay(sheet, pixel, pigments.snow, snowy * edge * snowAt(noise, wash, u, v, below))
        }
        const drift = noise.fractal(u * 1.3 + layer * 13, v * 9 + layer * 4, 3)
        const bank = step(0.52, 0.8, drift) * step(0.03, 0.1, below) * 0.55
        lay(sheet, pixel, wash.mist, bank)
        lay(sheet, pixel, glow, bank * light(x, y))
      }
    }
  })
}
