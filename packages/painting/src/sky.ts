import { mix } from './colour.ts'
import { step } from './noise.ts'
import type { Scene } from './scene.ts'
import { lay, type Sheet } from './sheet.ts'

/** The brightness of the paper between the clouds, in steps of 255. */
const BRIGHTEN = 14

/** Paints from the pigment above to mist at the horizon, with thin clouds. */
export const paintSky = (sheet: Sheet, { composition, pigments, noise }: Scene): void => {
  const { width, height, rgb } = sheet
  const strength = pigments.isNight ? 0.34 : -0.55
  const reach = Math.min(1, composition.horizon) + 0.12
  for (let y = 0; y < height; y++) {
    const v = y / height
    const descent = step(0, reach, v)
    const colour = mix(pigments.sky, pigments.mist, descent)
    for (let x = 0; x < width; x++) {
      const cloud = noise.fractal((x / height) * 1.1 + 5, v * 2.6, 4) - 0.5
      const density = cloud * strength * (1 - descent * 0.7)
      const pixel = y * width + x
      lay(sheet, pixel, colour, 1)
      if (density > 0) lay(sheet, pixel, pigments.tint, density * 0.5)
      else if (!pigments.isNight) {
        for (let part = 0; part < 3; part++) {
          const at = pixel * 3 + part
          rgb[at] = Math.min(255, (rgb[at] ?? 0) - density * BRIGHTEN)
        }
      }
    }
  }
}
