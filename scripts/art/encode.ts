import type { Sharp } from 'sharp'

/** As low as the paper stays paper. */
const QUALITY = 68
const EFFORT = 4
/** Eight bits would draw bands into the sky. */
const BIT_DEPTH = 10

export const toAvif = (picture: Sharp): Promise<Buffer> =>
  picture.avif({ quality: QUALITY, effort: EFFORT, bitdepth: BIT_DEPTH }).toBuffer()
