import { UPLOAD } from '@lanting/contract'
import { compressImage } from './compress-image.ts'
import { pictureEncoder } from './encode-picture.ts'

const HEAD_BYTES = 21
const GIF = 'GIF8'
/** A WebP with this header says in the next flags what it contains. */
const EXTENDED_WEBP = /^RIFF.{4}WEBPVP8X/s
const FLAGS_AT = 20
const ANIMATION_FLAG = 0b10

/** Whether a picture may have more than one frame: a canvas would keep only the first. */
const isAnimated = async (file: Blob): Promise<boolean> => {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  if (text.startsWith(GIF)) return true
  return EXTENDED_WEBP.test(text) && ((bytes[FLAGS_AT] ?? 0) & ANIMATION_FLAG) > 0
}

/** Compresses a large picture. An animation that may be uploaded stays as it is. */
export const compressPicture = async (file: Blob): Promise<Blob> =>
  file.size <= UPLOAD.maxBytes && (await isAnimated(file))
    ? file
    : compressImage(file, pictureEncoder(file))
