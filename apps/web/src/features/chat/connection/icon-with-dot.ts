const SIDE_PX = 64
const DOT_PX = 14

const imageOf = (url: string) =>
  new Promise<HTMLImageElement | undefined>((resolve) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => resolve(image)
    // The icon of the owner may be on another server, or gone: then the dot stands alone.
    image.onerror = () => resolve(undefined)
    image.src = url
  })

/** Returns the icon of the site with a red dot, as the address of a picture. */
export const iconWithDot = async (url: string): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const brush = canvas.getContext('2d')
  const image = await imageOf(url)
  if (!brush) return url
  if (image) brush.drawImage(image, 0, 0, SIDE_PX, SIDE_PX)
  const { documentElement } = document
  brush.fillStyle = getComputedStyle(documentElement).getPropertyValue('--cinnabar').trim()
  brush.arc(SIDE_PX - DOT_PX, SIDE_PX - DOT_PX, DOT_PX, 0, 2 * Math.PI)
  brush.fill()
  return canvas.toDataURL()
}
