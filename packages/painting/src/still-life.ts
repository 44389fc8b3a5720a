import type { Motif, PictureSpec, Sun } from './picture.ts'
import { PIGMENT_NAMES, type PigmentName } from './pigments.ts'
import { between, oneOf, type Random, randomFrom } from './random.ts'

const COVER_MOTIFS = [
  'boat',
  'waves',
  'enso',
  'orchid',
  'bamboo',
  'plum',
  'koi',
  'reeds',
  'rain',
  'birds',
  'pavilion',
  'pine',
] as const satisfies readonly Motif[]

const AVATAR_MOTIFS = [
  'orchid',
  'koi',
  'persimmon',
  'bamboo',
  'cup',
  'plum',
  'enso',
  'waves',
  'pavilion',
  'pine',
] as const satisfies readonly Motif[]

const NEEDS_HILLS = new Set<Motif>(['pavilion', 'pine', 'rain', 'birds'])
const STANDS_IN_WATER = new Set<Motif>(['boat', 'reeds'])
const AVATAR_WITH_HILL = new Set<Motif>(['pavilion', 'pine', 'rain'])
const AVATAR_WITH_SUN = new Set<Motif>(['pavilion', 'pine', 'waves', 'plum', 'bamboo'])
const WITHOUT_SUN = new Set<Motif>(['enso', 'koi', 'cup', 'persimmon'])

interface Setting {
  readonly layers: number
  readonly horizon: number
  readonly ground: number
  readonly relief: number
  readonly waterline?: number
}

/** Below the sheet, ridges are not visible. */
const EMPTY: Setting = { layers: 2, horizon: 1.1, ground: 1.3, relief: 0.2 }
const SHORE: Setting = { layers: 3, horizon: 0.5, ground: 0.6, waterline: 0.62, relief: 0.5 }
const HILLS: Setting = { layers: 4, horizon: 0.56, ground: 0.92, relief: 0.8 }

const coverSetting = (motif: Motif) => {
  if (STANDS_IN_WATER.has(motif)) return SHORE
  return NEEDS_HILLS.has(motif) ? HILLS : EMPTY
}

const coverSunRadius = (motif: Motif, random: Random) => {
  if (WITHOUT_SUN.has(motif)) return 0
  return motif === 'waves' ? 0.2 : between(random, 0.1, 0.17)
}

const coverSun = (motif: Motif, random: Random): Sun => {
  const radius = coverSunRadius(motif, random)
  const x = between(random, 0.3, 0.75)
  return { radius, x, y: motif === 'waves' ? 0.42 : between(random, 0.24, 0.36) }
}

const avatarSetting = (motif: Motif): Setting => ({
  layers: 2,
  horizon: AVATAR_WITH_HILL.has(motif) ? 0.8 : 1.2,
  ground: 1.3,
  relief: 0.3,
})

const avatarSun = (motif: Motif): Sun => ({
  x: 0.68,
  y: 0.32,
  radius: AVATAR_WITH_SUN.has(motif) ? 0.17 : 0,
})

type ArrangedWish = PictureSpec & { readonly palette: PigmentName }

/** Gives a cover or an avatar its motif and the setting of this motif. */
export const arrange = (spec: PictureSpec): ArrangedWish => {
  const random = randomFrom(`${spec.seed}|plan`)
  const palette = spec.palette ?? oneOf(random, PIGMENT_NAMES)
  if (spec.kind === 'cover') {
    const motif = spec.motif ?? oneOf(random, COVER_MOTIFS)
    const sun = { ...coverSun(motif, random), ...spec.sun }
    return { ...coverSetting(motif), ...spec, palette, motif, sun }
  }
  if (spec.kind === 'avatar') {
    const motif = spec.motif ?? oneOf(random, AVATAR_MOTIFS)
    return {
      ...avatarSetting(motif),
      ...spec,
      palette,
      motif,
      sun: { ...avatarSun(motif), ...spec.sun },
    }
  }
  return { ...spec, palette }
}
