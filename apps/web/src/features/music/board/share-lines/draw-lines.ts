import {
  COVER,
  type LinesPicture,
  layOutLines,
  MARGIN,
  SMALL_TEXT,
  setStyle,
  TEXT,
  type TextStyle,
  token,
  WIDTH,
} from './lay-out-lines.ts'
import { wrapText } from './wrap-text.rules.ts'

const FOOT = 190
const LEAST_HEIGHT = 1_080

const drawGround = (context: CanvasRenderingContext2D, height: number, picture: LinesPicture) => {
  const { ground = token('--board'), lights = [] } = picture.colours ?? {}
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, height)
  const places = [
    [0.2, 0.15],
    [0.95, 0.3],
    [0.6, 0.95],
  ] as const
  for (const [index, [x, y]] of places.entries()) {
    const colour = lights[index]
    if (!colour) continue
    const centre = [WIDTH * x, height * y] as const
    const light = context.createRadialGradient(...centre, 0, ...centre, WIDTH * 0.8)
    light.addColorStop(0, colour)
    light.addColorStop(1, 'transparent')
    context.fillStyle = light
    context.fillRect(0, 0, WIDTH, height)
  }
}

/** A cover of a host that does not let others read it is left out. */
const loadCover = async (url: string): Promise<HTMLImageElement | undefined> => {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  return picture.decode().then(
    () => picture,
    () => undefined,
  )
}

const drawSong = (
  context: CanvasRenderingContext2D,
  { name, artists }: LinesPicture,
  cover: HTMLImageElement | undefined,
) => {
  if (cover) {
    context.save()
    context.beginPath()
    context.roundRect(MARGIN, MARGIN, COVER, COVER, 20)
    context.clip()
    context.drawImage(cover, MARGIN, MARGIN, COVER, COVER)
    context.restore()
  }
  const left = cover ? MARGIN + COVER + 40 : MARGIN
  const draw = (text: string, y: number, style: TextStyle) => {
    setStyle(context, style)
    const [row = ''] = wrapText(text, WIDTH - MARGIN - left, (t) => context.measureText(t).width)
    context.fillText(row === text ? row : `${row.slice(0, -1)}…`, left, y)
  }
  context.fillStyle = token('--on-board')
  draw(name, MARGIN + 72, { ...TEXT, size: 46 })
  draw(artists, MARGIN + 134, { ...SMALL_TEXT, size: 34 })
}

/** Draws chosen lines of a song as a picture to share. */
export const drawLines = async (picture: LinesPicture): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const { rows, bottom } = layOutLines(context, picture)
  const height = Math.max(LEAST_HEIGHT, bottom + FOOT)
  Object.assign(canvas, { width: WIDTH, height })
  drawGround(context, height, picture)
  drawSong(context, picture, picture.cover ? await loadCover(picture.cover) : undefined)
  context.textBaseline = 'top'
  context.fillStyle = token('--on-board')
  for (const { text, style, top } of rows) {
    setStyle(context, style)
    context.fillText(text, MARGIN, top)
  }
  setStyle(context, { ...SMALL_TEXT, size: 32 })
  context.fillText(picture.site, MARGIN, height - MARGIN - 32)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}
