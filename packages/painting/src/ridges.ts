import type { Composition, Swell } from './composition.ts'
import { type Noise, step } from './noise.ts'

/** The height of a ridge, from the top, at a place along it; both in picture heights. */
export type Ridge = (u: number) => number

/** Prevents summits as sharp as needles. */
const ROUNDNESS = 0.05

const bell = (distance: number, width: number) =>
  Math.exp(-(distance * distance) / (2 * width * width))

const outline = (noise: Noise, layer: number, u: number, offset: number) => {
  const along = u * 1.15 + offset
  const bulk = noise.fractal(along * 1.2, layer * 7.3, 4)
  const fold = 2 * noise.fractal(along * 2.1 + 31, layer * 3.1, 5) - 1
  const crest = 1 - Math.hypot(fold, ROUNDNESS) + ROUNDNESS * 0.5
  const roughness = noise.fractal(u * 26, layer * 5, 3) - 0.5
  return 0.42 * bulk + 0.62 * crest ** 2.1 + 0.05 * roughness
}

const mass = (swell: Swell, x: number) =>
  0.16 +
  0.9 * bell(x - swell.centre, swell.width) +
  swell.secondHeight * bell(x - swell.secondCentre, swell.secondWidth)

/** From the furthest to the nearest. */
export const ridgesOf = (composition: Composition, noise: Noise): readonly Ridge[] => {
  const { horizon, ground, relief, layers } = composition
  const aspect = composition.width / composition.height
  return composition.swells.map((swell, layer) => {
    const nearness = layer / (layers - 1)
    const base = horizon + (ground - horizon) * nearness ** 0.95
    const rise = (0.4 - 0.2 * nearness) * relief
    const rolling = (u: number) => noise.fractal(u * 1.9 + swell.offset, layer * 11 + 5, 2) - 0.5
    return (u) =>
      base -
      0.09 * relief * rolling(u) -
      rise * mass(swell, u / aspect) * outline(noise, layer, u, swell.offset)
  })
}

/** Returns the ridge with a round knoll at `centre`, as ground for a building. */
export const withKnoll = (ridge: Ridge, centre: number, reach: number): Ridge => {
  const top = ridge(centre) + reach * 0.12
  return (u) => {
    const height = ridge(u)
    const away = Math.abs(u - centre) / reach
    if (away >= 2) return height
    const share = 1 - step(0.75, 2, away)
    return height + (top + reach * 0.22 * away * away - height) * share
  }
}
