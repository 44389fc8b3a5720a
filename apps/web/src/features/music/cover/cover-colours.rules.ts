/** Hue, saturation and lightness, each from 0 to 1. */
interface Hsl {
  readonly h: number
  readonly s: number
  readonly l: number
}

/** Four dark colours of a cover: a background and three lights. */
export interface CoverColours {
  readonly ground: string
  readonly lights: readonly [string, string, string]
}

const BYTE = 255
const BINS = 12
/** The maximum luminance with a contrast of 4.5 to 1 to light text, also to its dimmest lines. */
const LUMINANCE_MAX = 0.065
/** A second hue needs at least this share of the first. */
const NOTABLE = 0.08
/** The colour for a cover without hues. */
const INK: Hsl = { h: 0.57, s: 0.2, l: 0.3 }

const hslOf = (red: number, green: number, blue: number): Hsl => {
  const [r, g, b] = [red / BYTE, green / BYTE, blue / BYTE]
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const l = (max + min) / 2
  const range = max - min
  if (range === 0) return { h: 0, s: 0, l }
  const s = range / (1 - Math.abs(2 * l - 1))
  const sixth =
    max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { h: sixth / 6, s, l }
}

const channelsOf = ({ h, s, l }: Hsl): [number, number, number] => {
  const reach = s * Math.min(l, 1 - l)
  const channel = (n: number) => {
    const k = (n + h * 12) % 12
    return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** As defined by WCAG. */
export const luminanceOf = (channels: readonly [number, number, number]): number =>
  0.2126 * linear(channels[0]) + 0.7152 * linear(channels[1]) + 0.0722 * linear(channels[2])

const hexOf = (colour: Hsl): string => {
  let dimmed = colour
  while (luminanceOf(channelsOf(dimmed)) > LUMINANCE_MAX) dimmed = { ...dimmed, l: dimmed.l - 0.02 }
  const digits = channelsOf(dimmed).map((channel) =>
    Math.round(channel * BYTE)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

interface Bin {
  weight: number
  h: number
  s: number
}

/** Weighs the hues. Pale and very dark pixels count little. */
const hueBins = (pixels: Uint8ClampedArray): readonly Bin[] => {
  const bins: Bin[] = Array.from({ length: BINS }, () => ({ weight: 0, h: 0, s: 0 }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const { h, s, l } = hslOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const bin = bins[Math.min(BINS - 1, Math.floor(h * BINS))]
    const weight = s * (1 - Math.abs(2 * l - 1))
    if (!bin || weight === 0) continue
    bin.weight += weight
    bin.h += h * weight
    bin.s += s * weight
  }
  return bins
    .filter(({ weight }) => weight > 0)
    .map(({ weight, h, s }) => ({ weight, h: h / weight, s: s / weight }))
    .sort((a, b) => b.weight - a.weight)
}

const hueDistance = (a: number, b: number) => Math.min(Math.abs(a - b), 1 - Math.abs(a - b))

const atLightness = ({ h, s }: { h: number; s: number }, l: number, sMax: number): Hsl => ({
  h,
  s: Math.min(s, sMax),
  l,
})

/** Takes RGBA pixels. The main hue is the light, and the most different hue is the accent. */
export const coverColours = (pixels: Uint8ClampedArray): CoverColours => {
  const bins = hueBins(pixels)
  const pixelCount = pixels.length / 4
  const first = bins[0] && bins[0].weight > pixelCount * 0.004 ? bins[0] : { ...INK, weight: 1 }
  const others = bins.filter(({ weight }) => weight >= first.weight * NOTABLE)
  const second =
    others.toSorted((a, b) => hueDistance(b.h, first.h) - hueDistance(a.h, first.h))[0] ?? first
  return {
    ground: hexOf(atLightness(first, 0.1, 0.45)),
    lights: [
      hexOf(atLightness(first, 0.38, 0.42)),
      hexOf(atLightness(second, 0.36, 0.5)),
      hexOf(atLightness(first, 0.22, 0.48)),
    ],
  }
}
