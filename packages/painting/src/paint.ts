import type { PaintingMotif, PaintingPalette, PaintingSeason } from '@lanting/contract'
import type { DrawSvg } from './ink-layer.ts'
import type { Companion, PictureSpec } from './picture.ts'
import { between, oneOf, type Random, randomFrom } from './random.ts'
import { type RenderedPicture, renderPicture } from './render-picture.ts'

export interface Painting {
  /** The same seed gives the same painting, in every size, by day and by night. */
  readonly seed: string
  readonly motif: PaintingMotif
  readonly palette: PaintingPalette
  readonly season?: PaintingSeason
  readonly size: { readonly width: number; readonly height: number }
  readonly mode: 'light' | 'dark'
  /** Leaves the middle to a title. */
  readonly isBehindTitle?: boolean
}

const WIDE_ASPECT = 2.5

type Plan = Omit<PictureSpec, 'kind' | 'seed' | 'width' | 'height' | 'palette' | 'theme'>
type Compose = (random: Random) => Plan

const land = (random: Random) => ({
  horizon: between(random, 0.44, 0.54),
  ground: between(random, 0.86, 0.96),
})
const shore = (random: Random) => {
  const waterline = between(random, 0.62, 0.74)
  return {
    horizon: waterline - between(random, 0.16, 0.24),
    ground: waterline - 0.05,
    waterline,
    boatY: between(random, waterline + 0.1, 0.9),
    boatX: between(random, 0.2, 0.8),
    relief: between(random, 0.42, 0.66),
  }
}
/** Small and high, low and large, or hidden behind the clouds. */
const sunOf = (random: Random) => ({
  radius: oneOf(random, [0, 0.045, 0.055, 0.065, 0.08, 0.12]),
  x: between(random, 0.16, 0.84),
  y: between(random, 0.16, 0.36),
})

const PLANS: Readonly<Record<PaintingMotif, Compose>> = {
  mountain: (random) => ({
    ...land(random),
    with: oneOf(random, [
      ['pavilion', 'birds'],
      ['pavilion', 'pines'],
      ['pines', 'birds'],
      ['pavilion', 'orchid'],
      ['birds'],
    ]),
    sun: sunOf(random),
    layers: oneOf(random, [4, 5, 6]),
    relief: between(random, 0.8, 1.7),
  }),
  river: (random) => ({
    ...shore(random),
    with: oneOf(random, [
      ['boat', 'birds'],
      ['boat', 'reeds'],
      ['boat', 'reeds', 'birds'],
      ['boat', 'pavilion'],
      ['boat'],
    ]),
    sun: sunOf(random),
    layers: oneOf(random, [3, 4, 5]),
  }),
  bamboo: (random) => ({
    relief: between(random, 0.3, 0.6),
    ...(random() < 0.35 ? shore(random) : { ...land(random), horizon: 0.66 }),
    plantSize: between(random, 0.95, 1.7),
    with: oneOf(random, [['bamboo'], ['bamboo', 'birds'], ['bamboo', 'orchid']]),
    layers: oneOf(random, [3, 4]),
  }),
  plum: (random) => ({
    horizon: between(random, 0.66, 0.76),
    ground: 0.98,
    plantSize: between(random, 1.5, 2.5),
    with: oneOf(random, [['plum'], ['plum', 'birds'], ['plum', 'pavilion']]),
    layers: oneOf(random, [3, 4]),
    relief: between(random, 0.3, 0.55),
  }),
  snow: (random) => ({
    relief: between(random, 0.8, 1.4),
    ...(random() < 0.4 ? shore(random) : land(random)),
    sun: { ...sunOf(random), radius: oneOf(random, [0, 0, 0.045, 0.06]) },
    with: oneOf(random, [
      ['snow', 'pavilion'],
      ['snow', 'pines'],
      ['snow', 'boat'],
      ['snow', 'birds'],
    ]),
    isSnowy: true,
    layers: oneOf(random, [4, 5]),
  }),
  night: (random) => ({
    relief: between(random, 0.5, 0.9),
    ...(random() < 0.5 ? shore(random) : { ...land(random), horizon: 0.6 }),
    with: oneOf(random, [
      ['stars', 'pavilion'],
      ['stars', 'boat'],
      ['stars', 'pines'],
      ['stars', 'boat', 'reeds', 'fireflies'],
      ['stars', 'pavilion', 'fireflies'],
    ]),
    sun: { ...sunOf(random), radius: between(random, 0.06, 0.13) },
    isMoonlit: true,
    layers: oneOf(random, [4, 5]),
  }),
}

/** The things in the air of a season; most paintings have still air. */
const AIR: Readonly<Record<PaintingSeason, Companion>> = {
  spring: 'petals',
  summer: 'rain',
  autumn: 'leaves',
  winter: 'snow',
}
const WINDY = 0.4

const airOf = ({ motif, season }: Painting, random: Random): readonly Companion[] => {
  const isWindy = random() < WINDY
  if (!season || !isWindy || motif === 'snow' || motif === 'night') return []
  return [AIR[season]]
}

/** A title is in the middle: low ridges, the sun at one side, and day where the page is light. */
const behindTitle = (plan: Plan, aspect: number, random: Random): Plan => {
  const isLeft = random() < 0.5
  const isWide = aspect > WIDE_ASPECT
  const low = plan.waterline
    ? { horizon: 0.58, ground: 0.71, waterline: 0.72, boatY: 0.795, boatX: isLeft ? 0.74 : 0.24 }
    : { horizon: 0.58, ground: 0.86 }
  const x = isLeft ? between(random, 0.14, 0.26) : between(random, 0.74, 0.86)
  return {
    ...plan,
    ...low,
    isMoonlit: false,
    relief: 0.6,
    plantSize: 1,
    sun: { x, y: isWide ? 0.36 : 0.28, radius: plan.isMoonlit ? 0.08 : 0.062 },
    birdsX: isWide ? x + (isLeft ? 0.08 : -0.1) : 1 - x,
    birdsY: 0.25,
  }
}

/** Everything that a painting shows, before a brush touches the paper. */
export const planOf = (painting: Painting): PictureSpec => {
  const { seed, motif, palette, size, mode } = painting
  const random = randomFrom(`${seed}|${motif}`)
  const plan = PLANS[motif](random)
  const air = airOf(painting, random)
  const side = random() < 0.5 ? 'left' : 'right'
  return {
    ...(painting.isBehindTitle ? behindTitle(plan, size.width / size.height, random) : plan),
    with: [...(plan.with ?? []), ...air],
    side,
    kind: 'landscape',
    seed: `${seed}|${motif}`,
    palette,
    theme: mode,
    ...size,
  }
}

/** Paints. The caller brings the means to draw SVG. */
export const paint = (painting: Painting, drawSvg: DrawSvg): Promise<RenderedPicture> =>
  renderPicture(planOf(painting), drawSvg)
