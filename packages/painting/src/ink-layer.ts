import { toHex } from './colour.ts'
import type { Noise } from './noise.ts'
import { lay, type Sheet } from './sheet.ts'
import type { Shape } from './strokes/shape.ts'

/** Draws an SVG picture and returns its pixels as RGBA. */
export type DrawSvg = (svg: string) => Promise<Uint8Array>

const asSvg = (shapes: readonly Shape[], width: number, height: number) => {
  const paths = shapes.map(
    ({ path, colour, opacity }) =>
      `<path d="${path}" fill="${toHex(colour)}" fill-opacity="${opacity.toFixed(3)}"/>`,
  )
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paths.join('')}</svg>`
}

/** Lays the strokes onto the paper, which takes the ink a little unevenly. */
export const paintShapes = async (
  sheet: Sheet,
  shapes: readonly Shape[],
  noise: Noise,
  drawSvg: DrawSvg,
): Promise<void> => {
  if (shapes.length === 0) return
  const { width, height } = sheet
  const bytes = await drawSvg(asSvg(shapes, width, height))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = (bytes[pixel * 4 + 3] ?? 0) / 255
    if (alpha === 0) continue
    const colour = [
      bytes[pixel * 4] ?? 0,
      bytes[pixel * 4 + 1] ?? 0,
      bytes[pixel * 4 + 2] ?? 0,
    ] as const
    const u = (pixel % width) / height
    const v = Math.floor(pixel / width) / height
    lay(sheet, pixel, colour, alpha * (1 - 0.22 * noise.fractal(u * 60, v * 60, 3)))
  }
}
