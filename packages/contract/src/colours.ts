const HEX = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/
const RGB = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?([01]|[01]?\.\d{1,8}))?\)$/

/** `#rgb`, `#rrggbb` or `rgb(r, g, b)`, each also with opacity. */
export const COLOUR_PATTERN = `${HEX.source}|${RGB.source}`

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number]

const readHex = (text: string): Colour => {
  const digits = text.slice(1)
  const width = digits.length > 4 ? 2 : 1
  const part = (place: number) => {
    const [first = 'f', second = first] = digits.slice(place * width, (place + 1) * width)
    return Number.parseInt(first + second, 16)
  }
  return [part(0), part(1), part(2), part(3) / 255]
}

/** Returns undefined for a text that is no colour. */
export const readColour = (text: string): Colour | undefined => {
  if (HEX.test(text)) return readHex(text)
  const [, red, green, blue, opacity = 1] = RGB.exec(text) ?? []
  if (red === undefined) return undefined
  const part = (value?: string) => Math.min(255, Number(value))
  return [part(red), part(green), part(blue), Math.min(1, Number(opacity))]
}

/** Text colours of a board message; the first is the default. */
export const BOARD_TEXT_COLOURS = [
  '#676767',
  '#1C1F23',
  '#17433C',
  '#1D3752',
  '#5E371F',
  '#7C2416',
  '#3D4420',
  '#35344A',
] as const

/** Text colours for any background: one of the last two is readable on it. */
export const BOARD_FALLBACK_INKS = ['#1C1F23', '#FFFFFF', '#000000'] as const

/** The surface below a translucent background: [light, dark]. */
export const BOARD_SURFACES = ['#FFFFFF', '#171C22'] as const

/** Background colours of a board message. Every text colour is readable on each of them. */
export const BOARD_BACKGROUNDS = [
  'transparent',
  '#FFFFFF',
  '#FBF9F4',
  '#F4F1E9',
  '#F6ECDD',
  '#F7EBD0',
  '#FAE9E3',
  '#F7E6E6',
  '#E6F0EB',
  '#E4EFF0',
  '#E6EDF3',
  '#EDEDDA',
  '#EFEFE0',
  '#EBE8F0',
] as const

/** Colours of og images: those of the light theme. */
export const OG_IMAGE_COLOURS = {
  paper: { r: 251, g: 249, b: 244 },
  ink: '#1c1f23',
  quiet: '#3b4047',
  seal: '#b83a26',
} as const

/** Colours of pages outside the apps, such as link targets in mails: [light, dark]. */
export const PLAIN_PAGE_COLOURS = {
  paper: ['#fbf9f4', '#0f1317'],
  sheet: ['#ffffff', '#171c22'],
  line: ['#e7e2d8', '#2a313a'],
  ink: ['#1c1f23', '#ece7dc'],
  leaf: ['#21776a', '#5cc2ae'],
  onLeaf: ['#ffffff', '#0b1613'],
  quiet: ['#656a72', '#9aa1aa'],
  seal: ['#b83a26', '#c4432c'],
  onSeal: ['#fff6ea', '#fff3e4'],
} as const
