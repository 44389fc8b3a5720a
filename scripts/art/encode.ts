import { type PictureSpec, renderPicture } from '@lanting/painting'
import sharp, { type Sharp } from 'sharp'

/** The lowest quality that keeps the texture of the paper. */
const QUALITY = 68
const EFFORT = 4
/** Eight bits would cause bands in the sky. */
const BIT_DEPTH = 10

const drawSvg = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer()

/** Returns the picture in a sharp pipeline. */
export const drawPicture = async (spec: PictureSpec): Promise<Sharp> => {
  const { rgb, width, height } = await renderPicture(spec, drawSvg)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

/** Draws a picture as an AVIF file. */
export const drawAvif = async (spec: PictureSpec): Promise<Buffer> =>
  (await drawPicture(spec))
    .avif({ quality: QUALITY, effort: EFFORT, bitdepth: BIT_DEPTH })
    .toBuffer()
