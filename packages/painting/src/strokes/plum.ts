import { mix } from '../colour.ts'
import { between, jitter, type Random } from '../random.ts'
import { curve, ellipse, type Point, stroke } from './brush.ts'
import type { Facing, Inks, Shape, Spot } from './shape.ts'

const JOINTS = 6
const PETALS = 5
const STAMENS = 7
const TURN = 2 * Math.PI

interface Wood {
  readonly from: Point
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly forks: number
}

/** Grows one branch and its forks. Collects places for buds. */
const grow = (wood: Wood, random: Random, paths: string[], buds: Point[]): void => {
  const points: Point[] = [wood.from]
  let [x, y] = wood.from
  let angle = wood.angle
  for (let joint = 0; joint < JOINTS; joint++) {
    angle += jitter(random, 0.6) + (wood.angle - angle) * 0.3
    x += (Math.cos(angle) * wood.length) / JOINTS
    y += (Math.sin(angle) * wood.length) / JOINTS
    points.push([x, y])
    if (joint > 1 && random() < 0.55) buds.push([x, y])
    if (wood.forks > 0 && joint > 0 && random() < 0.55) {
      const turn = (random() < 0.5 ? -1 : 1) * between(random, 0.45, 0.9)
      const { length, width, forks } = wood
      const fork = { length: length * 0.46, width: width * 0.45, forks: forks - 1 }
      grow({ from: [x, y], angle: angle + turn, ...fork }, random, paths, buds)
    }
  }
  buds.push([x, y])
  const taper = (t: number) => (1 - 0.9 * t) * Math.min(1, 0.55 + t * 4)
  paths.push(stroke(points, (t) => wood.width * taper(t) * (0.92 + 0.16 * Math.sin(t * 17))))
}

const around = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
]

const closed = (heart: Point, radius: number, inks: Inks): Shape[] => [
  { path: ellipse(...heart, radius * 0.7, radius * 0.75), colour: inks.petal, opacity: 0.75 },
  {
    path: ellipse(heart[0], heart[1] + radius * 0.5, radius * 0.34, radius * 0.3),
    colour: inks.line,
    opacity: 0.8,
  },
]

const open = (heart: Point, radius: number, inks: Inks, random: Random): Shape[] => {
  const start = random() * TURN
  const petals = Array.from({ length: PETALS }, (_, i): Shape => {
    const [x, y] = around(heart, start + (i / PETALS) * TURN + jitter(random, 0.2), radius)
    const path = ellipse(
      x,
      y,
      radius * between(random, 0.7, 0.86),
      radius * between(random, 0.7, 0.86),
    )
    return { path, colour: inks.petal, opacity: between(random, 0.38, 0.6) }
  })
  const stamens = Array.from({ length: STAMENS }, (_, i) => {
    const tip = around(heart, start + (i / STAMENS) * TURN, radius * between(random, 0.55, 0.95))
    return (
      stroke(curve(heart, heart, tip, 2), () => radius * 0.05 + 0.2) +
      ellipse(...tip, radius * 0.09, radius * 0.09)
    )
  })
  const core = ellipse(...heart, radius * 0.2, radius * 0.2)
  return [
    ...petals,
    {
      path: ellipse(...heart, radius * 0.5, radius * 0.5),
      colour: mix(inks.petal, inks.sun, 0.5),
      opacity: 0.45,
    },
    { path: stamens.join('') + core, colour: inks.pistil, opacity: 0.72 },
  ]
}

/** How a branch comes into the picture, as the angle above the horizon. */
const RISE = { level: 0.36, rising: 0.95, hanging: -0.62 } as const
export type Branch = keyof typeof RISE
/** A branch with fewer blossoms would look dead. */
const BUDS_MIN = 11

/** Grows again until there are places for enough blossoms. */
const branchOf = (trunk: Wood, random: Random) => {
  for (let attempt = 1; ; attempt += 1) {
    const paths: string[] = []
    const buds: Point[] = []
    grow(trunk, random, paths, buds)
    if (buds.length >= BUDS_MIN || attempt === 8) return { paths, buds }
  }
}

/** A branch that reaches into the picture, with red blossoms and some closed buds. */
export const plum = (
  spot: Spot,
  inks: Inks,
  random: Random,
  facing: Facing,
  branch: Branch = 'level',
): Shape[] => {
  const rise = RISE[branch]
  const trunk: Wood = {
    from: [spot.x, spot.y],
    angle: facing > 0 ? -rise : Math.PI + rise,
    length: spot.size * 1.2,
    width: spot.size * 0.055,
    forks: 2,
  }
  const { paths, buds } = branchOf(trunk, random)
  const wood = paths.map((path): Shape => ({ path, colour: inks.line, opacity: 0.9 }))
  const flowers = buds.flatMap(([x, y]) => {
    const radius = spot.size * between(random, 0.024, 0.042)
    const heart: Point = [x + jitter(random, radius * 2), y + jitter(random, radius * 2)]
    const fate = random()
    if (fate < 0.2) return []
    return fate < 0.45 ? closed(heart, radius * 0.6, inks) : open(heart, radius, inks, random)
  })
  return [...wood, ...flowers]
}
