import type { Companion, Motif, PictureKind, PictureSpec, Sun } from './picture.ts'
import type { PigmentName, Theme } from './pigments.ts'
import { between, oneOf, type Random, randomFrom } from './random.ts'
import { arrange } from './still-life.ts'
import type { Branch } from './strokes/plum.ts'

/** Where one ridge swells: a main mass and a lesser one, as shares of the width. */
export interface Swell {
  readonly centre: number
  readonly width: number
  readonly secondCentre: number
  readonly secondWidth: number
  readonly secondHeight: number
  /** Moves the ridge along its noise, so that no two ridges have the same outline. */
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
  readonly boatSize: number
  readonly bridgeX: number | undefined
  readonly stems: number
  readonly branch: Branch
  readonly isCrescent: boolean
  readonly plantSize: number
  readonly isSnowy: boolean
  readonly isMoonlit: boolean
}

const CHANCE_COMPANIONS = [['birds'], ['pavilion'], ['boat'], ['birds', 'pines']] as const

const companionsOf = (spec: PictureSpec): ReadonlySet<Companion> => {
  if (spec.kind !== 'landscape') return new Set()
  return new Set(spec.with ?? oneOf(randomFrom(`${spec.seed}|with`), CHANCE_COMPANIONS))
}

/** Neighbouring ridges swell on opposite sides, which gives the picture depth. */
const swellOf = (random: Random, isRight: boolean): Swell => ({
  centre: (isRight ? 0.72 : 0.08) + random() * 0.2,
  width: between(random, 0.16, 0.32),
  secondCentre: random(),
  secondWidth: between(random, 0.1, 0.25),
  secondHeight: 0.35 * random(),
  offset: random() * 90,
})

const SHORE = { ground: 0.7, waterline: 0.735 }

/** Makes all random decisions once. The light and the dark picture share them. */
export const compose = (request: PictureSpec): Composition => {
  const spec = arrange(request)
  const random = randomFrom(`${spec.seed}|scene`)
  const companions = companionsOf(spec)
  const side = spec.side ?? (random() < 0.5 ? 'left' : 'right')
  const layers = spec.layers ?? 5
  const horizon = spec.horizon ?? between(random, 0.46, 0.54)
  const shore = companions.has('boat') ? SHORE : undefined
  const relief = spec.relief ?? between(random, 0.85, 1.25)
  const sunX =
    spec.sun?.x ?? (side === 'right' ? between(random, 0.22, 0.34) : between(random, 0.66, 0.8))
  const sunY = spec.sun?.y ?? between(random, 0.2, 0.3)
  const radius = spec.sun?.radius ?? between(random, 0.052, 0.072)
  const swells = Array.from({ length: layers }, (_, layer) =>
    swellOf(random, (layer % 2 === 0) === (side === 'right')),
  )
  return {
    kind: spec.kind,
    seed: spec.seed,
    width: spec.width,
    height: spec.height,
    theme: spec.theme ?? 'light',
    palette: spec.palette,
    companions,
    motif: spec.motif,
    side,
    layers,
    horizon,
    ground: spec.ground ?? shore?.ground ?? 0.92,
    waterline: spec.waterline ?? shore?.waterline,
    relief,
    sun: { x: sunX, y: sunY, radius },
    swells,
    birdsX: spec.birdsX,
    birdsY: spec.birdsY,
    boatX: spec.boatX,
    boatY: spec.boatY ?? 0.86,
    boatSize: spec.boatSize ?? 0.052,
    bridgeX: spec.bridgeX,
    stems: spec.stems ?? 2,
    branch: spec.branch ?? 'level',
    isCrescent: spec.isCrescent ?? false,
    plantSize: spec.plantSize ?? 1,
    isSnowy: spec.isSnowy ?? false,
    isMoonlit: spec.isMoonlit ?? false,
  }
}
