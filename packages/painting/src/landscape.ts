import { mix } from './colour.ts'
import type { Companion } from './picture.ts'
import { type Random, randomFrom } from './random.ts'
import type { Scene } from './scene.ts'
import { bamboo } from './strokes/bamboo.ts'
import { birds, geese } from './strokes/birds.ts'
import { boat } from './strokes/boat.ts'
import { bridge } from './strokes/bridge.ts'
import { fireflies } from './strokes/fireflies.ts'
import { forest } from './strokes/forest.ts'
import { grove } from './strokes/grove.ts'
import { leaves } from './strokes/leaves.ts'
import { lotus } from './strokes/lotus.ts'
import { orchid } from './strokes/orchid.ts'
import { pavilion } from './strokes/pavilion.ts'
import { petals } from './strokes/petals.ts'
import { plum } from './strokes/plum.ts'
import { rain } from './strokes/rain.ts'
import { reeds } from './strokes/reeds.ts'
import type { Inks, Shape, Spot } from './strokes/shape.ts'
import { snow } from './strokes/snow.ts'
import { stars } from './strokes/stars.ts'
import { willow } from './strokes/willow.ts'
import { PAVILION_SIZE } from './summit.ts'

/** A picture this many times as wide as high is a banner: a branch enters low and reaches far. */
const BANNER_ASPECT = 3

type Draw = (scene: Scene, inks: Inks, random: Random) => Shape[]

const spotIn = (
  { composition: { width, height } }: Scene,
  x: number,
  y: number,
  size: number,
): Spot => ({
  x: width * x,
  y: height * y,
  size: height * size,
})

/** Plants in front stand opposite to the weight of the mountains. */
const opposite = ({ composition }: Scene, inset: number) =>
  composition.side === 'right' ? inset : 1 - inset
const inwards = ({ composition }: Scene) => (composition.side === 'right' ? 1 : -1)

/** A hanging branch comes from above, a rising one from below. */
const BRANCH_ROOT = { level: undefined, rising: 0.98, hanging: 0.06 } as const

const inAir = (inks: Inks): Inks =>
  inks.isNight ? { ...inks, line: mix(inks.pale, inks.mist, 0.25) } : inks

const flight = (scene: Scene, random: Random, size: number) => {
  const { birdsX, birdsY, side } = scene.composition
  const x = (birdsX ?? (side === 'right' ? 0.36 : 0.56)) + 0.05 * random()
  return spotIn(scene, x, (birdsY ?? 0.2) + 0.06 * random(), size)
}

/** From the back to the front. */
const DRAW: Record<Companion, Draw> = {
  stars: ({ composition: { width, height, horizon } }, inks, random) =>
    inks.isNight ? stars(width, height * Math.min(0.7, horizon), inks, random) : [],
  birds: (scene, inks, random) =>
    birds(flight(scene, random, 0.015), inAir(inks), random, 5 + Math.floor(random() * 3)),
  geese: (scene, inks, random) =>
    geese(flight(scene, random, 0.013), inAir(inks), random, inwards(scene)),
  pavilion: (scene, inks) => {
    const { composition, ridges, pavilion: summit } = scene
    if (!summit) return []
    const x = (summit.u * composition.height) / composition.width
    const y = (ridges[summit.layer]?.(summit.u) ?? 0) + 0.004
    return pavilion(spotIn(scene, x, y, PAVILION_SIZE), inks)
  },
  bridge: (scene, inks, random) => {
    const { waterline, bridgeX } = scene.composition
    if (waterline === undefined) return []
    const x = bridgeX ?? opposite(scene, 0.3)
    const spot = spotIn(scene, x, waterline + 0.08, 0.1)
    return bridge(spot, inks, random, x < 0.5 ? 1 : -1)
  },
  boat: (scene, inks, random) => {
    const { boatX, boatY, boatSize, side } = scene.composition
    const x = boatX ?? (side === 'right' ? 0.26 : 0.7)
    return boat(spotIn(scene, x, boatY, boatSize), inks, random)
  },
  pines: grove,
  reeds: (scene, inks, random) =>
    reeds(spotIn(scene, opposite(scene, 0.1), 1.01, 0.2), inks, random, 12),
  orchid: (scene, inks, random) =>
    orchid(spotIn(scene, opposite(scene, 0.07), 1, 0.34), inks, random, inwards(scene)),
  plum: (scene, inks, random) => {
    const { width, height, plantSize, branch } = scene.composition
    const isBanner = width / height > BANNER_ASPECT
    const [y, size] = isBanner ? [0.7, 0.62] : [0.5, 0.34 * plantSize]
    const root = BRANCH_ROOT[isBanner ? 'level' : branch] ?? y + 0.16 * (plantSize - 1)
    const spot = spotIn(scene, opposite(scene, -0.01), root, size)
    return plum(spot, inks, random, inwards(scene), isBanner ? 'level' : branch)
  },
  bamboo: (scene, inks, random) => {
    const outwards = inwards(scene) === 1 ? -1 : 1
    const { plantSize, stems } = scene.composition
    const spot = spotIn(scene, opposite(scene, 0.06 * plantSize), 1.05, 0.62 * plantSize)
    return bamboo(spot, inks, random, outwards, stems)
  },
  willow: (scene, inks, random) =>
    willow(spotIn(scene, opposite(scene, -0.02), -0.015, 0.66), inks, random, inwards(scene)),
  lotus: (scene, inks, random) =>
    lotus(spotIn(scene, opposite(scene, 0.02), 1, 0.4), inks, random, inwards(scene)),
  leaves: ({ composition: { width, height } }, inks, random) => leaves(width, height, inks, random),
  rain: ({ composition: { width, height } }, inks, random) => rain(width, height, inks, random),
  petals: ({ composition: { width, height } }, inks, random) => petals(width, height, inks, random),
  fireflies: ({ composition: { width, height } }, inks, random) =>
    fireflies(width, height, inks, random),
  snow: ({ composition: { width, height } }, inks, random) => snow(width, height, inks, random),
}

/** Every element has its own random numbers, so that a boat does not move the pines. */
export const landscapeShapes = (scene: Scene): Shape[] => {
  const { composition, pigments, ridges } = scene
  const chance = (name: string) => randomFrom(`${composition.seed}|${name}`)
  const inks: Inks = { ...pigments, line: pigments.brush }
  const names = Object.keys(DRAW) as Companion[]
  return [
    ...forest(scene, ridges.length - 2, chance('far forest'), 0.5),
    ...forest(scene, ridges.length - 1, chance('near forest'), 0.85),
    ...names
      .filter((name) => composition.companions.has(name))
      .flatMap((name) => DRAW[name](scene, inks, chance(name))),
  ]
}
