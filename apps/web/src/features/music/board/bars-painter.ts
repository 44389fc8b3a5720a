import { barsOf } from './spectrum.rules.ts'

/** The room that one bar has, and how much of it is left free. */
const ROOM_PX = 26
const GAP_PX = 14
const LOWEST = 0.02

export interface BarsRoom {
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** Draws bars of light in a room that may change. */
export interface BarsPainter {
  fit(room: BarsRoom): void
  draw(bands: Uint8Array): void
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Bright above, gone below; every bar is the same light, stretched. */
const lightOf = (pen: Pen, { height, colour }: BarsRoom) => {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, colour)
  light.addColorStop(1, 'transparent')
  return light
}

export const barsPainter = (pen: Pen): BarsPainter => ({
  fit: (room) => {
    pen.canvas.width = room.width
    pen.canvas.height = room.height
    pen.fillStyle = lightOf(pen, room)
  },
  draw: (bands) => {
    const { width, height } = pen.canvas
    const count = Math.floor(width / ROOM_PX)
    const start = (width - count * ROOM_PX + GAP_PX) / 2
    pen.resetTransform()
    pen.clearRect(0, 0, width, height)
    for (const [place, loud] of barsOf(bands, count).entries()) {
      const share = Math.max(LOWEST, loud)
      pen.setTransform(1, 0, 0, share, start + place * ROOM_PX, height * (1 - share))
      pen.fillRect(0, 0, ROOM_PX - GAP_PX, height)
    }
  },
})
