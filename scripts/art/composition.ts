import type { Companion, Motif, PictureKind, PictureWish, Sun } from './picture.ts'
import type { PigmentName, Theme } from './pigments.ts'
import { between, oneOf, type Random, randomFrom } from './random.ts'
import { arrange } from './still-life.ts'

/** Where one ridge swells: a main mass and a lesser one, as shares of the width. */
export interface Swell {
  readonly centre: number
  readonly width: number
  readonly secondCentre: number
  readonly secondWidth: number
  readonly secondHeight: number
  /** Moves the ridge along its noise, so that no two have the same outline. */
  readonly offset: number
}

export interface Composition {
  readonly kind: PictureKind
  readonly seed: string
  readonly width: number
  readonly height: number
  readonly theme: Theme
  readonly palette: PigmentName
  readonly companions: ReadonlySet<Companion>
  readonly motif: Motif | undefined
  readonly side: 'left' | 'right'
  readonly layers: number
  readonly horizon: number
  readonly ground: number
  readonly waterline: number | undefined
  readonly relief: number
  readonly sun: Sun
  readonly swells: readonly Swell[]
  readonly birdsX: number | undefined
  readonly birdsY: number | undefined
  readonly boatX: number | undefined
  readonly boatY: number
}

const CHANCE_COMPANIONS = [['birds'], ['pavilion'], ['boat'], ['birds', 'pines']] as const

const companionsOf = (wish: PictureWish): ReadonlySet<Companion> => {
  if (wish.kind !== 'landscape') return new Set()
  return new Set(wish.with ?? oneOf(randomFrom(`${wish.seed}|with`), CHANCE_COMPANIONS))
}

/** Neighbouring ridges swell on opposite sides, so that the eye wanders into the depth. */
const swellOf = (random: Random, isRight: boolean): Swell => ({
  centre: (isRight ? 0.72 : 0.08) + random() * 0.2,
  width: between(random, 0.16, 0.32),
  secondCentre: random(),
  secondWidth: between(random, 0.1, 0.25),
  secondHeight: 0.35 * random(),
  offset: random() * 90,
})

const SHORE = { ground: 0.7, waterline: 0.735 }

/** Everything that chance decides is decided here, once; light and dark share it. */
export const compose = (request: PictureWish): Composition => {
  const wish = arrange(request)
  const random = randomFrom(`${wish.seed}|scene`)
  const companions = companionsOf(wish)
  const side = wish.side ?? (random() < 0.5 ? 'left' : 'right')
  const layers = wish.layers ?? 5
  const horizon = wish.horizon ?? between(random, 0.46, 0.54)
  const shore = companions.has('boat') ? SHORE : undefined
  const relief = wish.relief ?? between(random, 0.85, 1.25)
  const sunX =
    wish.sun?.x ?? (side === 'right' ? between(random, 0.22, 0.34) : between(random, 0.66, 0.8))
  const sunY = wish.sun?.y ?? between(random, 0.2, 0.3)
  const radius = wish.sun?.radius ?? between(random, 0.052, 0.072)
  const swells = Array.from({ length: layers }, (_, layer) =>
    swellOf(random, (layer % 2 === 0) === (side === 'right')),
  )
  return {
    kind: wish.kind,
    seed: wish.seed,
    width: wish.width,
    height: wish.height,
    theme: wish.theme ?? 'light',
    palette: wish.palette,
    companions,
    motif: wish.motif,
    side,
    layers,
    horizon,
    ground: wish.ground ?? shore?.ground ?? 0.92,
    waterline: wish.waterline ?? shore?.waterline,
    relief,
    sun: { x: sunX, y: sunY, radius },
    swells,
    birdsX: wish.birdsX,
    birdsY: wish.birdsY,
    boatX: wish.boatX,
    boatY: wish.boatY ?? 0.86,
  }
}
