import { mix, type Rgb } from './colour.ts'
import { step } from './noise.ts'
import type { Scene } from './scene.ts'
import { lay, type Sheet } from './sheet.ts'

/** Shares of the height: the reach of the mist on the water, and the depth of the reflection. */
const BANK = 0.05
const MIRROR_DEPTH = 0.07
const MIRROR = 0.34

/** Returns the colour of the sheet at a place before the water is painted. */
const mirrorOf = ({ rgb, width }: Sheet) => {
  const dry = rgb.slice()
  return (x: number, y: number): Rgb => {
    const at = (Math.max(0, Math.floor(y)) * width + x) * 3
    return [dry[at] ?? 0, dry[at + 1] ?? 0, dry[at + 2] ?? 0]
  }
}

/** Paints the broken path of light under sun or moon, which widens towards the viewer. */
const gladeOf = ({ composition, pigments }: Scene, { width, height }: Sheet) => {
  const centre = composition.sun.x * width
  const radius = composition.sun.radius * height
  const light = pigments.isNight ? 0.42 : 0.16
  const strength = radius === 0 ? 0 : light
  return (x: number, depth: number, glint: number) => {
    const spread = radius * (0.55 + depth * 3)
    const away = (x - centre) / (spread || 1)
    return strength * Math.exp(-away * away - depth * 4) * step(0.42, 0.68, glint)
  }
}

/** Mist hides the feet of the ridges. Below it, the water reflects them, and the light, faintly. */
export const paintWater = (sheet: Sheet, scene: Scene): void => {
  const { composition, pigments, noise } = scene
  const { waterline } = composition
  if (waterline === undefined) return
  const { width, height } = sheet
  const shore = (waterline + BANK) * height
  const mirror = mirrorOf(sheet)
  const glade = gladeOf(scene, sheet)
  for (let y = Math.floor((waterline - BANK) * height); y < height; y++) {
    const v = y / height
    const depth = Math.max(0, v - waterline - BANK)
    const shade = 0.8 - 0.5 * step(0, 0.25, depth)
    const colour = pigments.isNight ? mix(pigments.sky, pigments.mist, shade) : pigments.mist
    const mirrored = MIRROR * Math.exp(-depth / MIRROR_DEPTH) * step(0, 0.02, depth)
    for (let x = 0; x < width; x++) {
      const u = x / height
      const pixel = y * width + x
      const drift = (noise.fractal(u * 5, v * 14, 3) - 0.5) * 0.07
      lay(sheet, pixel, colour, 0.95 * step(waterline, waterline + 0.1, v + drift))
      if (depth === 0) continue
      const ripple = noise.fractal(u * 9 + v * 2, v * 90, 2)
      const above = shore - (y - shore) * 1.3 - ripple * height * 0.02
      lay(sheet, pixel, mirror(x, above), mirrored * (0.4 + ripple))
      const glint = noise.fractal(u * 13 + v * 3, v * 170, 2)
      lay(sheet, pixel, pigments.sun, glade(x, depth, glint) * step(0, 0.03, depth))
    }
  }
}
