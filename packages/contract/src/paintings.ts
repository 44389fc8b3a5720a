/**
 * The address of a painting names everything that it is made from, and a signature, so that only
 * the site itself can ask for another one.
 *
 *     /paintings/plum-tea-spring-0a1b2c3d-<20 hex digits>.avif            by day, 1280 × 800
 *     /paintings/plum-tea-spring-0a1b2c3d-<20 hex digits>-640-dark.avif   by night, 640 pixels wide
 */
export const PAINTINGS_PATH = '/paintings/'

export const PAINTING_MOTIFS = ['mountain', 'river', 'bamboo', 'plum', 'snow', 'night'] as const
export type PaintingMotif = (typeof PAINTING_MOTIFS)[number]

export const PAINTING_PALETTES = [
  'ink',
  'celadon',
  'indigo',
  'ochre',
  'plum',
  'dusk',
  'tea',
] as const
export type PaintingPalette = (typeof PAINTING_PALETTES)[number]

const PAINTING_SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type PaintingSeason = (typeof PAINTING_SEASONS)[number]

export interface PaintingSubject {
  readonly motif: PaintingMotif
  readonly palette: PaintingPalette
  readonly season: PaintingSeason
  /** Eight hex digits. */
  readonly seed: string
}

/**
 * Covers have the first three forms, lists of songs the fourth, banners the next two, and the whole
 * first screen the last.
 */
export const PAINTING_FORMS = {
  full: { width: 1280, height: 800 },
  640: { width: 640, height: 400 },
  320: { width: 320, height: 200 },
  list: { width: 400, height: 400 },
  wide: { width: 1920, height: 560 },
  tall: { width: 900, height: 720 },
  screen: { width: 1920, height: 1200 },
  phone: { width: 900, height: 1948 },
} as const
type PaintingForm = keyof typeof PAINTING_FORMS

/** The forms without a title over them. */
export const PAINTED_COVERS: readonly string[] = ['full', '640', '320', 'list']

const of = (names: readonly string[]) => `(${names.join('|')})`
const NAME = new RegExp(
  `^${of(PAINTING_MOTIFS)}-${of(PAINTING_PALETTES)}-${of(PAINTING_SEASONS)}-([0-9a-f]{8})` +
    `-([0-9a-f]{20})(?:-(320|640|list|wide|tall|screen|phone))?(-dark)?\\.avif$`,
)

export interface PaintingFile {
  readonly subject: PaintingSubject
  readonly signature: string
  readonly form: PaintingForm
  readonly mode: 'light' | 'dark'
}

/** Reads the name of a file; undefined for every other name. */
export const readPaintingFile = (name: string): PaintingFile | undefined => {
  const [, motif, palette, season, seed, signature, form = 'full', dark] = NAME.exec(name) ?? []
  if (!seed || !signature) return undefined
  return {
    subject: { motif, palette, season, seed } as PaintingSubject,
    signature,
    form: form as PaintingForm,
    mode: dark ? 'dark' : 'light',
  }
}

/** Reads the address that an article or a page has; undefined for every other address. */
export const readPaintingUrl = (url: string): PaintingSubject | undefined => {
  if (!url.startsWith(PAINTINGS_PATH)) return undefined
  const file = readPaintingFile(url.slice(PAINTINGS_PATH.length))
  return file?.form === 'full' && file.mode === 'light' ? file.subject : undefined
}

const FORM = /(?=(?:-dark)?\.avif$)/

/** Returns the address of another form of the same painting. */
export const paintingForm = (url: string, form: PaintingForm): string =>
  url.replace(FORM, `-${form}`)

/** Returns the `srcset` of a cover; undefined for other pictures. */
export const paintingSet = (url: string): string | undefined =>
  url.startsWith(PAINTINGS_PATH)
    ? `${paintingForm(url, 320)} 320w, ${paintingForm(url, 640)} 640w, ${url} 1280w`
    : undefined

export const paintingStem = ({ motif, palette, season, seed }: PaintingSubject): string =>
  `${motif}-${palette}-${season}-${seed}`
