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
/** Below steep walls: the river of a gorge. */
const gorge = (random: Random) => ({ ...shore(random), relief: between(random, 1.1, 1.7) })
/** A wide water below a high, far shore. */
const lake = (random: Random) => ({
  ...shore(random),
  horizon: between(random, 0.34, 0.42),
  ground: 0.5,
  waterline: between(random, 0.52, 0.58),
  relief: between(random, 0.5, 0.9),
})

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
      ['geese'],
      ['pavilion', 'geese'],
    ]),
    sun: sunOf(random),
    layers: oneOf(random, [4, 5, 6]),
    relief: between(random, 0.8, 1.7),
  }),
  river: (random) => ({
    ...oneOf(random, [shore, gorge, lake])(random),
    boatSize: oneOf(random, [0.045, 0.06, 0.085, 0.12]),
    with: oneOf(random, [
      ['boat', 'birds'],
      ['boat', 'reeds', 'geese'],
      ['boat', 'willow'],
      ['boat', 'lotus'],
      ['bridge', 'boat'],
      ['bridge', 'willow'],
      ['bridge', 'geese'],
      ['boat', 'pavilion'],
      ['lotus', 'birds'],
    ]),
    sun: sunOf(random),
    layers: oneOf(random, [3, 4, 5]),
  }),
  bamboo: (random) => ({
    relief: between(random, 0.3, 0.6),
    ...(random() < 0.35 ? shore(random) : { ...land(random), horizon: 0.66 }),
    plantSize: between(random, 0.95, 1.7),
    stems: oneOf(random, [1, 2, 2, 4, 6, 7]),
    with: oneOf(random, [
      ['bamboo'],
      ['bamboo', 'birds'],
      ['bamboo', 'orchid'],
      ['bamboo', 'geese'],
    ]),
    sun: sunOf(random),
    layers: oneOf(random, [3, 4]),
  }),
  plum: (random) => ({
    horizon: between(random, 0.66, 0.76),
    ground: 0.98,
    plantSize: between(random, 1.5, 2.5),
    branch: oneOf(random, ['level', 'rising', 'hanging']),
    sun: { ...sunOf(random), radius: oneOf(random, [0, 0.05, 0.065, 0.1, 0.17]) },
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
      ['snow', 'plum'],
      ['snow', 'bamboo'],
      ['snow', 'bridge', 'boat'],
      ['snow', 'pavilion', 'geese'],
    ]),
    isSnowy: true,
    plantSize: between(random, 1.1, 1.7),
    branch: oneOf(random, ['level', 'rising', 'hanging']),
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
      ['stars', 'bridge', 'boat'],
      ['stars', 'willow', 'boat'],
      ['stars', 'geese'],
    ]),
    boatSize: oneOf(random, [0.052, 0.075, 0.1]),
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
/** Of ten nights, three have a sickle. */
const CRESCENTS = 0.3

const airOf = ({ motif, season }: Painting, random: Random): readonly Companion[] => {
  const isWindy = random() < WINDY
  if (!season || !isWindy || motif === 'snow' || motif === 'night') return []
  return [AIR[season]]
}

/** A boat leaves the bridge free. */
const besideBoat = (plan: Plan): Plan => {
  if (!plan.with?.includes('bridge')) return plan
  const { boatX = 0.3 } = plan
  return { ...plan, boatX, bridgeX: boatX < 0.5 ? 0.76 : 0.24 }
}

/** Nobody sees the sun while it rains; a clear night has stars. */
const withSky = (plan: Plan, air: readonly Companion[]): Plan => {
  const isRainy = air.includes('rain')
  const stars: readonly Companion[] = isRainy || plan.isSnowy ? [] : ['stars']
  return {
    ...plan,
    ...(isRainy && { sun: { ...plan.sun, radius: 0 } }),
    with: [...new Set([...stars, ...(plan.with ?? []), ...air])],
  }
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
    boatSize: 0.052,
    bridgeX: isLeft ? 0.24 : 0.76,
    sun: { x, y: isWide ? 0.36 : 0.28, radius: plan.isMoonlit ? 0.08 : 0.062 },
    birdsX: isWide ? x + (isLeft ? 0.08 : -0.1) : 1 - x,
    birdsY: 0.25,
  }
}

/** Everything that a painting shows, before a brush touches the paper. */
export const planOf = (painting: Painting): PictureSpec => {
  const { seed, motif, palette, size, mode } = painting
  const random = randomFrom(`${seed}|${motif}`)
  const plan = besideBoat(PLANS[motif](random))
  const air = airOf(painting, random)
  const side = random() < 0.5 ? 'left' : 'right'
  const isCrescent = random() < CRESCENTS
  const aspect = size.width / size.height
  return {
    ...withSky(painting.isBehindTitle ? behindTitle(plan, aspect, random) : plan, air),
    side,
    isCrescent,
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
