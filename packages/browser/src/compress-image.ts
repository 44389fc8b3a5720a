import { IMAGE_COMPRESSION } from '@lanting/contract'

interface Sized {
  readonly size: number
}

const { thresholdBytes, retries, qualityStep, qualityFloor } = IMAGE_COMPRESSION

/** Steps of 0.2 do not add up exactly in binary. */
const oneDigit = (value: number) => Math.round(value * 10) / 10

/**
 * Encodes a picture above 800 KB again: first with full quality, then up to three times with 0.2
 * less each, while the quality is above 0.2 and the result too large. A result that is larger than
 * the original is not used.
 */
export const compressImage = async <T extends Sized>(
  original: T,
  encode: (quality: number) => Promise<T>,
): Promise<T> => {
  if (original.size <= thresholdBytes) return original
  let quality = 1
  let result = await encode(quality)
  for (let retry = 0; retry < retries && result.size > thresholdBytes; retry += 1) {
    quality = oneDigit(quality - qualityStep)
    if (quality <= qualityFloor) break
    result = await encode(quality)
  }
  return result.size < original.size ? result : original
}
