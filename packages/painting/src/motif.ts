import { mix } from './colour.ts'
import type { Motif } from './picture.ts'
import { type Random, randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { bamboo } from './strokes/bamboo.ts'
import { birds } from './strokes/birds.ts'
import { boat } from './strokes/boat.ts'
import { cup } from './strokes/cup.ts'
import { enso } from './strokes/enso.ts'
import { koi } from './strokes/koi.ts'
import { orchid } from './strokes/orchid.ts'
import { pavilion } from './strokes/pavilion.ts'
import { persimmon } from './strokes/persimmon.ts'
import { pine } from './strokes/pine.ts'
import { plum } from './strokes/plum.ts'
import { rain } from './strokes/rain.ts'
import { reeds } from './strokes/reeds.ts'
import type { Inks, Shape, Spot } from './strokes/shape.ts'
import { waves } from './strokes/waves.ts'

interface Hand {
  readonly scene: Scene
  readonly inks: Inks
  readonly random: Random
  /** Shares of the sheet. */
  at(x: number, y: number, size: number): Spot
}

/** The height of the last ridge but one in the middle of the sheet, where things can stand. */
const hilltop = ({ composition: { width, height }, ridges }: Scene) =>
  ridges.at(-2)?.((0.5 * width) / height) ?? 1

const DRAW: Record<Motif, (hand: Hand) => Shape[]> = {
  orchid: ({ at, inks, random }) => orchid(at(0.45, 0.96, 0.74), inks, random, 1),
  bamboo: ({ at, inks, random }) => bamboo(at(0.5, 1.05, 0.8), inks, random, 1),
  plum: ({ at, inks, random }) => plum(at(0.02, 0.72, 0.8), inks, random, 1),
  koi: ({ at, inks, scene }) => [
    ...koi(at(0.46, 0.46, 0.5), inks, 1),
    ...(scene.composition.kind === 'cover' ? koi(at(0.62, 0.8, 0.2), inks, -1) : []),
  ],
  persimmon: ({ at, inks }) => persimmon(at(0.42, 0.55, 0.55), inks),
  cup: ({ at, inks }) => cup(at(0.5, 0.58, 0.62), inks),
  enso: ({ at, inks, random }) => enso(at(0.5, 0.5, 0.31), inks, random),
  reeds: ({ at, inks, random }) => reeds(at(0.5, 1.02, 0.72), inks, random, 14),
  waves: ({ scene: { composition }, inks, random }) =>
    waves(composition.width, composition.height, composition.height * 0.5, inks, random),
  boat: ({ at, inks, random }) => [
    ...boat(at(0.42, 0.76, 0.15), inks, random),
    ...birds(at(0.62, 0.3, 0.03), inks, random, 5),
  ],
  rain: ({ at, scene, inks, random }) => [
    ...pavilion(at(0.5, hilltop(scene) + 0.012, 0.2), inks),
    ...rain(scene.composition.width, scene.composition.height, inks, random),
  ],
  pine: ({ at, scene, inks, random }) => pine(at(0.46, hilltop(scene) + 0.02, 0.6), inks, random),
  birds: ({ at, inks, random }) => birds(at(0.48, 0.3, 0.05), inks, random, 7),
  pavilion: ({ at, scene, inks }) => pavilion(at(0.5, hilltop(scene) + 0.012, 0.28), inks),
}

/** The subject of a cover or an avatar. */
export const motifShapes = (scene: Scene): Shape[] => {
  const { composition, pigments } = scene
  const { width, height, motif, seed } = composition
  if (!motif) return []
  const line = pigments.isNight ? mix(pigments.brush, pigments.pale, 0.72) : pigments.brush
  return DRAW[motif]({
    scene,
    inks: { ...pigments, line },
    random: randomFrom(`${seed}|strokes`),
    at: (x, y, size) => ({ x: width * x, y: height * y, size: height * size }),
  })
}
