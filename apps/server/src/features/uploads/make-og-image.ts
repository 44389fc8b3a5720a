import { CARD, OG_IMAGE_COLOURS, UPLOAD } from '@lanting/contract'
import sharp, { type OverlayOptions, type Raw, type Sharp } from 'sharp'
import type { PictureFailure } from './make-picture.ts'
import { isMostlyBoxes, lettersOf, MISSING, markupText, titleSize } from './og-image-title.rules.ts'

/** Runs in its own process, see `picture-process.ts`. No other file may import this one. */

export interface OgImageJob {
  /** The path of the picture that fills the image. */
  readonly picture?: string
  /** Written over the picture; without it, the image is the picture alone. */
  readonly caption?: { readonly title: string; readonly site: string }
}

const MARGIN = 92
const TEXT_WIDTH = CARD.width - 2 * MARGIN
const TITLE = { top: 120, height: 310 }
const SITE = { top: CARD.height - 126, size: 34 }
const BAR = { width: 8, height: SITE.size + 8 }
const FONTS = 'Noto Serif CJK SC, Source Han Serif SC, Songti SC, serif'
/** The opacity of the paper over the picture. */
const PAPER = { ...OG_IMAGE_COLOURS.paper, alpha: 0.76 }
const JPEG = { quality: 82, mozjpeg: true }

interface Drawing {
  readonly input: Buffer
  readonly raw: Raw
}

/** Raw pixels, because this process may read no files other than pictures. */
const pixelsOf = async (picture: Sharp): Promise<Drawing> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels } }
}

const write = (text: string, size: number, colour: string, weight = '') =>
  pixelsOf(
    sharp({
      text: {
        text: `<span foreground="${colour}">${markupText(text)}</span>`,
        font: `${FONTS} ${weight} ${size}`,
        width: TEXT_WIDTH,
        wrap: 'word-char',
        spacing: Math.round(size / 3),
        dpi: 72,
        rgba: true,
      },
    }),
  )

const sizeOf = async (text: string) => {
  const { raw } = await write(text, SITE.size, OG_IMAGE_COLOURS.ink)
  return `${raw.width}x${raw.height}`
}

/**
 * Returns whether this machine has fonts for the text. An image without text is better than one
 * with boxes.
 */
const canWrite = async (text: string) => {
  const letters = lettersOf(text)
  if (letters.length === 0) return false
  const sizes: string[] = []
  for (const letter of letters) sizes.push(await sizeOf(letter))
  return !isMostlyBoxes(sizes, await sizeOf(MISSING))
}

const fitted = ({ input, raw }: Drawing) =>
  raw.height > TITLE.height
    ? pixelsOf(sharp(input, { raw }).resize({ height: TITLE.height, fit: 'inside' }))
    : { input, raw }

const drawCaption = async ({ title, site }: NonNullable<OgImageJob['caption']>) => {
  const sheet = (size: { width: number; height: number }, background: typeof PAPER | string) =>
    pixelsOf(sharp({ create: { ...size, channels: 4, background } }))
  const caption: OverlayOptions[] = [
    { ...(await sheet(CARD, PAPER)), left: 0, top: 0 },
    {
      ...(await fitted(await write(title, titleSize(title), OG_IMAGE_COLOURS.ink, 'bold'))),
      left: MARGIN,
      top: TITLE.top,
    },
  ]
  if (!(await canWrite(site))) return caption
  const bar = await sheet(BAR, OG_IMAGE_COLOURS.seal)
  const name = await write(site, SITE.size, OG_IMAGE_COLOURS.quiet)
  const middle = SITE.top + Math.round((BAR.height - name.raw.height) / 2)
  return [
    ...caption,
    { ...bar, left: MARGIN, top: SITE.top },
    { ...name, left: MARGIN + 28, top: middle },
  ]
}

const background = (picture: string | undefined) =>
  picture
    ? sharp(picture, { limitInputPixels: UPLOAD.maxPixels, failOn: 'error' })
        .autoOrient()
        .resize({ ...CARD, fit: 'cover' })
        .flatten({ background: OG_IMAGE_COLOURS.paper })
        .toColourspace('srgb')
    : sharp({ create: { ...CARD, channels: 3, background: OG_IMAGE_COLOURS.paper } })

const make = async ({ picture, caption }: OgImageJob): Promise<Uint8Array> => {
  const { input, raw } = await pixelsOf(background(picture))
  const overlays = caption && (await canWrite(caption.title)) ? await drawCaption(caption) : []
  return sharp(input, { raw }).composite(overlays).jpeg(JPEG).toBuffer()
}

/** Any decoding error means that the file is no picture. */
export const makeOgImage = (job: OgImageJob): Promise<Uint8Array | PictureFailure> =>
  make(job).catch(() => 'notAPicture')
