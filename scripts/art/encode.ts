import type { Sharp } from 'sharp'

/** The lowest quality that keeps the texture of the paper. */
const QUALITY = 68
const EFFORT = 4
/** Eight bits would cause bands in the sky. */
const BIT_DEPTH = 10

export const toAvif = (picture: Sharp): Promise<Buffer> =>
  picture.avif({ quality: QUALITY, effort: EFFORT, bitdepth: BIT_DEPTH }).toBuffer()
