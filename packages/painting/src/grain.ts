import { noiseFrom } from './noise.ts'
import { randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import type { Sheet } from './sheet.ts'

/** Bumps per pixel. The encoder would remove a finer texture. */
const TOOTH = 0.42
const FIBRE = { along: 0.05, across: 0.3 }

/** In steps of 255. */
const DAY = { tooth: 5, fibre: 3, speck: 2 }
const NIGHT = { tooth: 3, fibre: 1.6, speck: 1.6 }

/** Adds the texture of the paper. It is the last step, and also prevents bands in the sky. */
export const toBytes = (sheet: Sheet, { composition, pigments }: Scene): Uint8ClampedArray => {
  const random = randomFrom(`${composition.seed}grain`)
  const paper = noiseFrom(`${composition.seed}paper`)
  const strength = pigments.isNight ? NIGHT : DAY
  const { width, height, rgb } = sheet
  const bytes = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = pixel % width
    const y = Math.floor(pixel / width)
    const relief =
      (paper.at(x * TOOTH, y * TOOTH) - 0.5) * strength.tooth +
      (paper.at(x * FIBRE.along + y * 0.02, y * FIBRE.across) - 0.5) * strength.fibre +
      (random() - 0.5) * strength.speck
    for (let part = 0; part < 3; part++) {
      bytes[pixel * 3 + part] = (rgb[pixel * 3 + part] ?? 0) + relief
    }
  }
  return bytes
}
