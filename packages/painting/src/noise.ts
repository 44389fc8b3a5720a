import { randomFrom } from './random.ts'

export interface Noise {
  /** Smooth noise in [0, 1], one bump per unit. */
  at(x: number, y: number): number
  /** The same in several octaves, each twice as fine and half as strong. */
  fractal(x: number, y: number, octaves: number): number
}

const SIDE = 256
const FINER = 2.03

export const noiseFrom = (seed: string): Noise => {
  const random = randomFrom(seed)
  const lattice = Float32Array.from({ length: SIDE * SIDE }, random)
  const knot = (index: number) => lattice[index] ?? 0

  const at = (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    const easeX = dx * dx * (3 - 2 * dx)
    const easeY = dy * dy * (3 - 2 * dy)
    const a = left & 255
    const b = (left + 1) & 255
    const c = (top & 255) << 8
    const d = ((top + 1) & 255) << 8
    const upper = knot(a + c) + (knot(b + c) - knot(a + c)) * easeX
    const lower = knot(a + d) + (knot(b + d) - knot(a + d)) * easeX
    return upper + (lower - upper) * easeY
  }

  const fractal = (x: number, y: number, octaves: number) => {
    let sum = 0
    let weight = 0.5
    let total = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * at(x, y)
      total += weight
      weight *= 0.5
      x = x * FINER + 17.1
      y = y * FINER + 9.7
    }
    return sum / total
  }

  return { at, fractal }
}

/** Returns 0 before `from`, 1 after `to`, and a soft step between. */
export const step = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
