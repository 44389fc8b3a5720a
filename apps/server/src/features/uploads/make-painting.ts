import { type Painting, paint } from '@lanting/painting'
import sharp from 'sharp'

/** Runs in its own process, see `picture-process.ts`. No other file may import this one. */

/** The lowest quality that keeps the texture of the paper; ten bits prevent bands in the sky. */
const AVIF = { quality: 62, effort: 2, bitdepth: 10 } as const

/** The strokes of our own brush are the only SVG that this process reads. */
const drawSvg = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer()

export const makePainting = async (painting: Painting): Promise<Uint8Array> => {
  const { rgb, width, height } = await paint(painting, drawSvg)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .avif(AVIF)
    .toBuffer()
}
