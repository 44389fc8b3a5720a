import { PICTURE_FULL, pictureForms, UPLOAD } from '@lanting/contract'
import sharp, { type Raw } from 'sharp'
import { keepsMoving, type PictureHeader, refusalOf } from './uploads.rules.ts'

/** Runs in a process of its own, see `picture-process.ts`: nothing else may import this file. */

export interface MadePicture {
  readonly width: number
  readonly height: number
  readonly colour: string | undefined
  /** The picture in a few pixels, as base64 of a WebP. */
  readonly blur: string
  /** The bytes of every form, the smallest first. */
  readonly forms: readonly Uint8Array[]
}

/** An error of the contract. */
export type MakingFailure =
  | 'notAPicture'
  | 'tooManyPixels'
  | 'pictureSideTooLong'
  | 'pictureTooSlow'
  | 'picturesBusy'
  /** The client went away. */
  | 'fileMissing'

// The process makes one picture at a time and keeps nothing of it.
sharp.cache(false)
sharp.concurrency(1)
// What it does not have to read it cannot be attacked with: no SVG, no PDF, no TIFF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}File`),
})

const STILL = { quality: 80, effort: 4 }
const MOVING = { quality: 70, effort: 2 }
const COLOUR_SAMPLE = { width: 64, height: 64, fit: 'inside', withoutEnlargement: true } as const

/** Samples of more than eight bits; the widest that there are take sixteen bytes. */
const SAMPLE_BYTES: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }
const SAMPLE_MAX_BYTES = 16

const readHeader = async (path: string): Promise<PictureHeader> => {
  // The limit is ours to check: a header alone costs nothing.
  const header = await sharp(path, { limitInputPixels: false }).metadata()
  const { format, width, height, pages = 1, channels, depth } = header
  return {
    format,
    width,
    height,
    pages,
    bytesPerPixel: channels * (SAMPLE_BYTES[depth] ?? SAMPLE_MAX_BYTES),
  }
}

interface Pixels {
  readonly data: Buffer
  readonly raw: Raw
}

/** Upright, in sRGB, no larger than needed; nothing but pixels is left of what was sent. */
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

/** The mean of all pixels; undefined when some can be seen through. */
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

/** So few pixels that they can travel with the list; a browser draws them large, and so blurred. */
const blurOf = async ({ data, raw }: Pixels): Promise<string> =>
  (await sharp(data, { raw }).resize(BLUR).webp(BLURRED).toBuffer()).toString('base64')

const widthsOf = (width: number, height: number) =>
  pictureForms({ key: '', colour: undefined, width, height }).map((form) => form.width)

const makeStill = async (pixels: Pixels): Promise<MadePicture> => {
  const { width, height } = pixels.raw
  const forms: Uint8Array[] = []
  for (const formWidth of widthsOf(width, height)) {
    forms.push(
      await sharp(pixels.data, { raw: pixels.raw }).resize(formWidth).webp(STILL).toBuffer(),
    )
  }
  return { width, height, colour: await colourOf(pixels), blur: await blurOf(pixels), forms }
}

const makeMoving = async (path: string, firstFrame: Pixels): Promise<MadePicture> => {
  const { width, height } = firstFrame.raw
  const forms: Uint8Array[] = []
  for (const formWidth of widthsOf(width, height)) {
    forms.push(
      await sharp(path, {
        animated: true,
        limitInputPixels: UPLOAD.maxPixels,
        failOn: 'error',
      })
        .resize(formWidth)
        .webp(MOVING)
        .toBuffer(),
    )
  }
  const [colour, blur] = [await colourOf(firstFrame), await blurOf(firstFrame)]
  return { width, height, colour, blur, forms }
}

const make = async (path: string) => {
  const header = await readHeader(path)
  const refusal = refusalOf(header)
  if (refusal) return refusal
  const pixels = await decode(path)
  return keepsMoving(header) ? makeMoving(path, pixels) : makeStill(pixels)
}

/** What cannot be decoded is no picture, whatever the reason. */
export const makePicture = (path: string): Promise<MadePicture | MakingFailure> =>
  make(path).catch(() => 'notAPicture')
