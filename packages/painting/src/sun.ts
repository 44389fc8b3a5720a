import { step } from './noise.ts'
import type { Scene } from './scene.ts'
import { lay, type Sheet } from './sheet.ts'

const HALO_RADII = 6

/** The share of the disc that the shadow of a sickle leaves; the shadow is a disc beside it. */
const sickle = (awayX: number, awayY: number, radius: number) =>
  step(radius * 0.86, radius * 0.98, Math.hypot(awayX - radius * 0.42, awayY + radius * 0.26))

/** A disc with the paper showing through, and its halo: faint by day, wide by night. */
export const paintSun = (sheet: Sheet, { composition, pigments, noise }: Scene): void => {
  const { width, height } = sheet
  const radius = composition.sun.radius * height
  if (radius < 1) return
  const centreX = composition.sun.x * width
  const centreY = composition.sun.y * height
  const reach = radius * HALO_RADII
  const glow = pigments.isNight ? 0.34 : 0.1
  const body = pigments.isNight ? 0.97 : 0.9
  const isSickle = pigments.isNight && composition.isCrescent
  const last = Math.min(height - 1, Math.ceil(centreY + reach))
  for (let y = Math.max(0, Math.floor(centreY - reach)); y <= last; y++) {
    for (
      let x = Math.max(0, Math.floor(centreX - reach));
      x < Math.min(width, centreX + reach);
      x++
    ) {
      const away = Math.hypot(x - centreX, y - centreY)
      if (away > reach) continue
      const fade = 1 - step(radius * 3, reach, away)
      const halo =
        Math.exp(-Math.max(0, away - radius) / (radius * 1.5)) * glow * fade * (isSickle ? 0.7 : 1)
      const shadow = isSickle ? sickle(x - centreX, y - centreY, radius) : 1
      const disc = (1 - step(radius * 0.93, radius * 1.05, away)) * shadow
      const texture =
        disc > 0 ? 0.84 + 0.2 * noise.fractal((x / height) * 16, (y / height) * 16, 3) : 0
      lay(sheet, y * width + x, pigments.sun, Math.max(disc * texture * body, halo))
    }
  }
}
