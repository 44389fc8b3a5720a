import { barsOf } from './spectrum.rules.ts'

/** The width of a bar, and the gap within it. */
const BAR_PX = 26
const GAP_PX = 14
const LOWEST = 0.02

export interface BarsArea {
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** Draws the spectrum bars on a canvas of variable size. */
export interface BarsPainter {
  fit(area: BarsArea): void
  draw(bands: Uint8Array): void
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A gradient from bright to transparent, scaled for each bar. */
const lightOf = (pen: Pen, { height, colour }: BarsArea) => {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, colour)
  light.addColorStop(1, 'transparent')
  return light
}

export const barsPainter = (pen: Pen): BarsPainter => ({
  fit: (area) => {
    pen.canvas.width = area.width
    pen.canvas.height = area.height
    pen.fillStyle = lightOf(pen, area)
  },
  draw: (bands) => {
    const { width, height } = pen.canvas
    const count = Math.floor(width / BAR_PX)
    const start = (width - count * BAR_PX + GAP_PX) / 2
    pen.resetTransform()
    pen.clearRect(0, 0, width, height)
    for (const [place, loud] of barsOf(bands, count).entries()) {
      const share = Math.max(LOWEST, loud)
      pen.setTransform(1, 0, 0, share, start + place * BAR_PX, height * (1 - share))
      pen.fillRect(0, 0, BAR_PX - GAP_PX, height)
    }
  },
})
