/**
 * The rule by which both ends know a picture from its address alone: the name carries its size and
 * its colour, and the names of its smaller forms follow from it.
 *
 *     /uploads/<32 hex digits>-1600x1067-8a7f6e.webp        the full picture
 *     /uploads/<32 hex digits>-1600x1067-8a7f6e-640.webp    the same, 640 pixels wide
 */
export interface Picture {
  /** Drawn at random, so that nobody can guess an address. */
  readonly key: string
  readonly width: number
  readonly height: number
  /** Six hex digits, shown until the picture is there; undefined for one that can be seen through. */
  readonly colour: string | undefined
}

export const PICTURES_PATH = '/uploads/'

/** The full picture is never larger than this, and never larger than what was sent. */
export const PICTURE_FULL = { width: 2560, height: 7680 } as const

/** Smaller forms exist in those of these widths that are below the picture's own. */
const PICTURE_WIDTHS = [320, 640, 1280] as const

const SEE_THROUGH = 'clear'
const NAME =
  /^([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6}|clear)(-[1-9]\d{0,4})?\.webp$/

const stemOf = ({ key, width, height, colour = SEE_THROUGH }: Picture) =>
  `${key}-${width}x${height}-${colour}`

export const pictureUrl = (picture: Picture): string => `${PICTURES_PATH}${stemOf(picture)}.webp`

/** What the address of a full picture tells; undefined for every other address. */
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

/** Whether a file of this name may be a picture of ours, in any form. */
export const isPictureFile = (name: string): boolean => NAME.test(name)

interface PictureForm {
  readonly url: string
  readonly width: number
}

/** Every form of a picture, the smallest first and the full one last. */
export const pictureVariants = (picture: Picture): PictureForm[] => [
  ...PICTURE_WIDTHS.filter((width) => width < picture.width).map((width) => ({
    url: `${PICTURES_PATH}${stemOf(picture)}-${width}.webp`,
    width,
  })),
  { url: pictureUrl(picture), width: picture.width },
]

const IN_TEXT =
  /\/uploads\/([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4}-(?:[0-9a-f]{6}|clear))(?:-[1-9]\d{0,4})?\.webp/g

/** The full addresses of all pictures of ours that a text names, in whatever form, each once. */
export const picturesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_TEXT)].map(([, stem]) => `${PICTURES_PATH}${stem}.webp`)),
]
