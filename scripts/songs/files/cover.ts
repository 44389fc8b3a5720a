import { drawPicture } from '../../art/encode.ts'
import type { Piece } from '../piece.ts'

/** Large enough for the disc of the lyric board. */
const SIDE_PIXELS = 480
const QUALITY = 74

/** Returns a picture in the ink of the site, as a JPEG that every tag reader shows. */
export const coverOf = async ({ cover }: Piece): Promise<Buffer> => {
  const spec = { kind: 'cover', ...cover, width: SIDE_PIXELS, height: SIDE_PIXELS } as const
  const picture = await drawPicture(spec)
  return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
}
