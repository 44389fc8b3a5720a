import { isAttachmentUrl, pictureVariants, readPictureUrl, UPLOAD } from '@lanting/contract'

/** The header of a picture, before decoding. */
export interface PictureHeader {
  readonly format: string
  readonly width: number
  readonly height: number
  /** The frames of an animation. */
  readonly pages: number
  /** The bytes of one decoded pixel, in all channels. */
  readonly bytesPerPixel: number
}

/** Decoding AVIF takes 20 bytes of memory per pixel, seven times as much as the others. */
const AVIF = 'heif'
const AVIF_MAX_PIXELS = 12_000_000

const maxPixelsOf = ({ format }: PictureHeader): number =>
  format === AVIF ? AVIF_MAX_PIXELS : UPLOAD.maxPixels

/**
 * Returns why a picture is not decoded. Sides have their own limit: a picture one pixel wide and
 * millions high takes far longer than its pixel count suggests.
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

/** Every frame is encoded once per variant, so an animation must be short or small. */
const ANIMATED_FORMATS = ['gif', 'webp']
const ANIMATED_MAX_FRAMES = 200
const ANIMATED_MAX_PIXELS = 12_000_000

/** Returns whether an animation is kept; otherwise only its first frame is. */
export const staysAnimated = ({ format, width, height, pages }: PictureHeader): boolean =>
  ANIMATED_FORMATS.includes(format) &&
  pages > 1 &&
  pages <= ANIMATED_MAX_FRAMES &&
  pages * width * height <= ANIMATED_MAX_PIXELS

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The day of a user's allowance. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS)

/** How long the files of a picture may take; what is left of it is deleted then. */
export const writtenUntil = (begunAt: number): number => begunAt + HOUR_MS

/** How long an unused picture is kept: the form it was chosen in may still be sent. */
export const unusedUntil = (uploadedAt: number): number => uploadedAt + DAY_MS

/** The address below the root is also the file name. */
export const fileNameOf = (url: string): string => url.slice(1)

/** Returns the files of all variants of a picture, or the one of an attachment. */
export const filesOf = (url: string): string[] => {
  if (isAttachmentUrl(url)) return [fileNameOf(url)]
  const picture = readPictureUrl(url)
  return picture ? pictureVariants(picture).map((variant) => fileNameOf(variant.url)) : []
}
