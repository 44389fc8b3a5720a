import { PICTURE_FULL, pictureVariants, UPLOAD } from '@lanting/contract'
import sharp, { type Raw } from 'sharp'
import { type PictureHeader, refusalOf, staysAnimated } from './uploads.rules.ts'

/** Runs in its own process, see `picture-process.ts`. No other file may import this one. */

export interface MadePicture {
  readonly width: number
  readonly height: number
  readonly colour: string | undefined
  /** A tiny preview of the picture: base64 of a WebP. */
  readonly blur: string
  /** The bytes of every variant, smallest first. */
  readonly variants: readonly Uint8Array[]
}

/** An error key of the contract. */
export type PictureFailure =
  | 'notAPicture'
  | 'tooManyPixels'
  | 'pictureSideTooLong'
  | 'pictureTooSlow'
  | 'picturesBusy'
  /** The client has disconnected. */
  | 'fileMissing'

// The process makes one picture at a time and caches nothing.
sharp.cache(false)
sharp.concurrency(1)
// Blocks unneeded decoders, which cannot be attacked then: no SVG files, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`),
    // Uploads are files: only the strokes of paintings come from memory.
    'VipsForeignLoadSvgBuffer',
  ],
})

const STILL = { quality: 80, effort: 4 }
const ANIMATED = { quality: 70, effort: 2 }
const COLOUR_SAMPLE = { width: 64, height: 64, fit: 'inside', withoutEnlargement: true } as const

/** More than eight bits per sample; the largest pixel takes sixteen bytes. */
const SAMPLE_BYTES: ReadonlyMap<string, number> = new Map(
  Object.entries({ uchar: 1, char: 1, ushort: 2, short: 2 }),
)
const SAMPLE_MAX_BYTES = 16

const readHeader = async (path: string): Promise<PictureHeader> => {
  // Our own check replaces the limit of the library: reading a header costs nothing.
  const header = await sharp(path, { limitInputPixels: false }).metadata()
  const { format, width, height, pages = 1, channels, depth } = header
  return {
    format,
    width,
    height,
    pages,
    bytesPerPixel: channels * (SAMPLE_BYTES.get(depth) ?? SAMPLE_MAX_BYTES),
  }
}

interface Pixels {
  readonly data: Buffer
  readonly raw: Raw
}

/** Rotates upright, converts to sRGB, scales down, and drops all metadata. */
const decode = async (path: string): Promise<Pixels> => {
  const { data, info } = await sharp(path, {
    limitInputPixels: UPLOAD.maxPixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ ...PICTURE_FULL, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels } }
}

const twoDigits = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Returns the mean colour, or undefined if some pixels are transparent. */
const colourOf = async ({ data, raw }: Pixels): Promise<string | undefined> => {
  const sample = await sharp(data, { raw })
    .resize(COLOUR_SAMPLE)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = sample.info
  const { isOpaque, channels: means } = await sharp(sample.data, {
    raw: { width, height, channels },
  }).stats()
  if (!isOpaque) return undefined
  const [red, green, blue] = channels < 3 ? [means[0], means[0], means[0]] : means
  return [red, green, blue].map((channel) => twoDigits(channel?.mean ?? 0)).join('')
}

const BLUR = { width: 16, height: 16, fit: 'inside' } as const
const BLURRED = { quality: 40, effort: 6, smartSubsample: true }

/** Small enough to travel with a list. A browser scales it up, which blurs it. */
const blurOf = async ({ data, raw }: Pixels): Promise<string> =>
  (await sharp(data, { raw }).resize(BLUR).webp(BLURRED).toBuffer()).toString('base64')

const widthsOf = (width: number, height: number) =>
  pictureVariants({ key: '', colour: undefined, width, height }).map((variant) => variant.width)

const makeStill = async (pixels: Pixels): Promise<MadePicture> => {
  const { width, height } = pixels.raw
  const variants: Uint8Array[] = []
  for (const variantWidth of widthsOf(width, height)) {
    variants.push(
      await sharp(pixels.data, { raw: pixels.raw }).resize(variantWidth).webp(STILL).toBuffer(),
    )
  }
  return { width, height, colour: await colourOf(pixels), blur: await blurOf(pixels), variants }
}

const makeAnimated = async (path: string, firstFrame: Pixels): Promise<MadePicture> => {
  const { width, height } = firstFrame.raw
  const variants: Uint8Array[] = []
  for (const variantWidth of widthsOf(width, height)) {
    variants.push(
      await sharp(path, {
        animated: true,
        limitInputPixels: UPLOAD.maxPixels,
        failOn: 'error',
      })
        .resize(variantWidth)
        .webp(ANIMATED)
        .toBuffer(),
    )
  }
  const [colour, blur] = [await colourOf(firstFrame), await blurOf(firstFrame)]
  return { width, height, colour, blur, variants }
}

const make = async (path: string) => {
  const header = await readHeader(path)
  const refusal = refusalOf(header)
  if (refusal) return refusal
  const pixels = await decode(path)
  return staysAnimated(header) ? makeAnimated(path, pixels) : makeStill(pixels)
}

/** Any decoding error means that the file is no picture. */
export const makePicture = (path: string): Promise<MadePicture | PictureFailure> =>
  make(path).catch(() => 'notAPicture')
