import type { Rgb } from '../colour.ts'
import type { Pigments } from '../pigments.ts'

/** One filled touch of the brush, as SVG path data. */
export interface Shape {
  readonly path: string
  readonly colour: Rgb
  readonly opacity: number
}

/** In pixels. `size` is roughly the height of the thing. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

export type Facing = 1 | -1

/** The pigments, and the line colour: dark on paper, pale at night. */
export interface Inks extends Pigments {
  readonly line: Rgb
}
