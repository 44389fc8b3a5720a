/**
 * The address of a picture contains its size and its colour. Both ends derive the addresses of its
 * variants from it.
 *
 *     /uploads/<32 hex digits>-1600x1067-8a7f6e.webp        the full picture
 *     /uploads/<32 hex digits>-1600x1067-8a7f6e-640.webp    the variant of 640 pixels
 */
export interface Picture {
  /** Random, so that nobody can guess an address. */
  readonly key: string
  readonly width: number
  readonly height: number
  /** Placeholder colour, six hex digits; undefined for a transparent picture. */
  readonly colour: string | undefined
}

export const PICTURES_PATH = '/uploads/'

/** The types of the files that may be uploaded. */
export const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]

/** Maximum size of the full picture. A smaller upload is not enlarged. */
export const PICTURE_FULL = { width: 2560, height: 7680 } as const

/** The widths of the variants. Only widths below the picture's own width exist. */
const PICTURE_WIDTHS = [320, 640, 1280] as const

const SEE_THROUGH = 'clear'
const NAME =
  /^([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6}|clear)(-[1-9]\d{0,4})?\.webp$/

const stemOf = ({ key, width, height, colour = SEE_THROUGH }: Picture) =>
  `${key}-${width}x${height}-${colour}`

export const pictureUrl = (picture: Picture): string => `${PICTURES_PATH}${stemOf(picture)}.webp`

/** Reads the address of a full picture; undefined for every other address. */
export const readPictureUrl = (url: string): Picture | undefined => {
  if (!url.startsWith(PICTURES_PATH)) return undefined
  const [, key, width, height, colour, form] = NAME.exec(url.slice(PICTURES_PATH.length)) ?? []
  if (!key || form) return undefined
  return {
    key,
    width: Number(width),
    height: Number(height),
    colour: colour === SEE_THROUGH ? undefined : colour,
  }
}

/** Whether a file name can belong to an uploaded picture or one of its variants. */
export const isPictureFile = (name: string): boolean => NAME.test(name)

interface PictureForm {
  readonly url: string
  readonly width: number
}

/** Returns all variants of a picture, smallest first, the full picture last. */
export const pictureVariants = (picture: Picture): PictureForm[] => [
  ...PICTURE_WIDTHS.filter((width) => width < picture.width).map((width) => ({
    url: `${PICTURES_PATH}${stemOf(picture)}-${width}.webp`,
    width,
  })),
  { url: pictureUrl(picture), width: picture.width },
]

const IN_TEXT =
  /\/uploads\/([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}-(?:[0-9a-f]{6}|clear))(?:-[1-9]\d{0,4})?\.webp/g

/** Returns the full address of every uploaded picture in a text, without duplicates. */
export const picturesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_TEXT)].map(([, stem]) => `${PICTURES_PATH}${stem}.webp`)),
]
