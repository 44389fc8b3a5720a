import { renderPicture } from '../../art/render-picture.ts'
import type { Piece } from '../piece.ts'

/** Large enough for the disc of the lyric board. */
const SIDE_PIXELS = 480
const QUALITY = 74

/** A picture in the ink of the site, as the JPEG that every tag reader shows. */
export const coverOf = async ({ cover }: Piece): Promise<Buffer> => {
  const wish = { kind: 'cover', ...cover, width: SIDE_PIXELS, height: SIDE_PIXELS } as const
  const picture = await renderPicture(wish)
  return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
}
