import { pictureForms, readPictureUrl, UPLOAD } from '@lanting/contract'

/** What the header of a picture says, before anything is decoded. */
export interface PictureHeader {
  readonly format: string
  readonly width: number
  readonly height: number
  /** Frames of a moving picture. */
  readonly pages: number
  /** The bytes of one decoded pixel, in all channels. */
  readonly bytesPerPixel: number
}

/** Decoding AVIF takes 20 bytes of memory a pixel, seven times as much as the others. */
const AVIF = 'heif'
const AVIF_MAX_PIXELS = 12_000_000

export const maxPixelsOf = ({ format }: PictureHeader): number =>
  format === AVIF ? AVIF_MAX_PIXELS : UPLOAD.maxPixels

/**
 * Why a picture is not decoded at all. Its sides count by themselves: a picture one pixel wide and
 * millions high takes far longer than its pixels tell.
 */
export const refusalOf = (
  header: PictureHeader,
): 'tooManyPixels' | 'pictureSideTooLong' | undefined => {
  const { width, height, bytesPerPixel } = header
  const pixels = width * height
  const isTooLarge = pixels > maxPixelsOf(header) || pixels * bytesPerPixel > UPLOAD.maxDecodedBytes
  if (isTooLarge) return 'tooManyPixels'
  return Math.max(width, height) > UPLOAD.maxSide ? 'pictureSideTooLong' : undefined
}

/** Every frame is encoded once for each form, so what moves has to be short or small. */
const MOVING_FORMATS = ['gif', 'webp']
const MOVING_MAX_FRAMES = 200
const MOVING_MAX_PIXELS = 12_000_000

/** Whether a moving picture goes on moving; otherwise its first frame is kept. */
export const keepsMoving = ({ format, width, height, pages }: PictureHeader): boolean =>
  MOVING_FORMATS.includes(format) &&
  pages > 1 &&
  pages <= MOVING_MAX_FRAMES &&
  pages * width * height <= MOVING_MAX_PIXELS

const DAY_MS = 24 * 3_600_000

/** The day by whose end a user's allowance is renewed. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS)

/** So long a picture that nothing uses waits for the form it was chosen in to be sent. */
export const unusedUntil = (uploadedAt: number): number => uploadedAt + DAY_MS

/** An address below our root is also the name of its file. */
export const fileNameOf = (url: string): string => url.slice(1)

/** The files of all forms of a picture. */
export const filesOf = (url: string): string[] => {
  const picture = readPictureUrl(url)
  return picture ? pictureForms(picture).map((form) => fileNameOf(form.url)) : []
}
