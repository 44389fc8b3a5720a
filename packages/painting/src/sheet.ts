import type { Rgb } from './colour.ts'

/** The paper during painting. It is converted to bytes only at the end. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly rgb: Float32Array
}

export const blankSheet = (width: number, height: number): Sheet => ({
  width,
  height,
  rgb: new Float32Array(width * height * 3),
})

/** Covers one pixel with a colour; `amount` 0 leaves it, 1 replaces it. */
export const lay = ({ rgb }: Sheet, pixel: number, colour: Rgb, amount: number): void => {
  const at = pixel * 3
  const red = rgb[at] ?? 0
  const green = rgb[at + 1] ?? 0
  const blue = rgb[at + 2] ?? 0
  rgb[at] = red + (colour[0] - red) * amount
  rgb[at + 1] = green + (colour[1] - green) * amount
  rgb[at + 2] = blue + (colour[2] - blue) * amount
}
