/** Red, green, blue from 0 to 255. */
export type Colour = readonly [number, number, number]

const NAMES: Readonly<Record<string, Colour>> = {
  green: [0, 128, 0],
  gold: [255, 215, 0],
  navy: [0, 0, 128],
  purple: [128, 0, 128],
  olive: [128, 128, 0],
  maroon: [128, 0, 0],
}

const BLACK: Colour = [0, 0, 0]
const WHITE: Colour = [255, 255, 255]
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGBA = /^rgba\((\d+), ?(\d+), ?(\d+), ?(\d?\.\d+)\)$/

export const mix = (one: Colour, other: Colour, share: number): Colour => {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share)
  return [part(0), part(1), part(2)]
}

/** Reads a colour of a style sheet; undefined for functions and keywords. */
export const parseColour = (text: string, behind: Colour): Colour | undefined => {
  if (HEX.test(text)) {
    const digits = text.length === 4 ? text.replace(/[\da-f]/gi, '$&$&') : text
    const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
    return [part(1), part(3), part(5)]
  }
  const [, red, green, blue, opacity] = RGBA.exec(text) ?? []
  if (opacity === undefined) return NAMES[text]
  return mix(behind, [Number(red), Number(green), Number(blue)], Number(opacity))
}

export const formatColour = (colour: Colour): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast of WCAG, from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const STEP = 0.04

/** Mixes black or white into a colour until its contrast on each of the papers is enough. */
export const readable = (colour: Colour, papers: readonly Colour[], least: number): Colour => {
  const worst = (shade: Colour) => Math.min(...papers.map((paper) => contrast(shade, paper)))
  const pole = worst(BLACK) > worst(WHITE) ? BLACK : WHITE
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(colour, pole, share)
    if (worst(shade) >= least) return shade
  }
  return pole
}

/** Moves a paper away from the middle greys, on which no text is readable. */
export const paperShade = (paper: Colour, isLight: boolean): Colour => {
  const pole = isLight ? WHITE : BLACK
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(paper, pole, share)
    if (isLight ? luminance(shade) >= 0.6 : luminance(shade) <= 0.06) return shade
  }
  return pole
}
