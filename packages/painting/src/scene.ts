import type { Composition } from './composition.ts'
import { type Noise, noiseFrom } from './noise.ts'
import { type Pigments, pigmentsOf } from './pigments.ts'
import { type Ridge, ridgesOf, withKnoll } from './ridges.ts'
import { findSummit, PAVILION_SIZE, type Summit } from './summit.ts'

export interface Scene {
  readonly composition: Composition
  readonly pigments: Pigments
  readonly noise: Noise
  /** From the furthest to the nearest. */
  readonly ridges: readonly Ridge[]
  /** The place of the pavilion, if there is one. */
  readonly pavilion: Summit | undefined
}

export const sceneOf = (composition: Composition): Scene => {
  const noise = noiseFrom(`${composition.seed}|n`)
  const pigments = pigmentsOf(composition)
  const ridges = ridgesOf(composition, noise)
  const pavilion = composition.companions.has('pavilion')
    ? findSummit(ridges, composition)
    : undefined
  const built = ridges.map((ridge, layer) =>
    layer === pavilion?.layer ? withKnoll(ridge, pavilion.u, PAVILION_SIZE * 0.6) : ridge,
  )
  return { composition, pigments, noise, ridges: built, pavilion }
}
