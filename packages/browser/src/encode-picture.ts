import { PICTURE_FULL } from '@lanting/contract'

const BEST = 'image/webp'
/** For browsers that read WebP but do not write it. */
const SECOND_BEST = 'image/jpeg'

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be encoded'))),
      type,
      quality,
    )
  })

/** JPEG has no transparency, so the background is white. */
const layOnWhite = (context: CanvasRenderingContext2D) => {
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

/** Draws a picture upright, and not larger than the server stores it. */
const draw = async (file: Blob) => {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, PICTURE_FULL.width / bitmap.width, PICTURE_FULL.height / bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { canvas, context }
}

/** Returns a function that encodes this picture with a quality from 0 to 1. */
export const pictureEncoder = (file: Blob): ((quality: number) => Promise<Blob>) => {
  let drawn: ReturnType<typeof draw> | undefined
  return async (quality) => {
    drawn ??= draw(file)
    const { canvas, context } = await drawn
    const blob = await toBlob(canvas, BEST, quality)
    if (blob.type === BEST) return blob
    layOnWhite(context)
    return toBlob(canvas, SECOND_BEST, quality)
  }
}
