import { type CSSProperties, useEffect, useState } from 'react'
import { type CoverColours, coverColours } from './cover-colours.rules.ts'

/** The size at which a cover is read. */
const SIDE_PX = 24

const pixelsOf = async (url: string): Promise<Uint8ClampedArray> => {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(picture, 0, 0, SIDE_PX, SIDE_PX)
  return context.getImageData(0, 0, SIDE_PX, SIDE_PX).data
}

const known = new Map<string, Promise<CoverColours | undefined>>()

/** Reads each cover once. An unreadable cover has no colours, and the tokens are used. */
const coloursOf = (url: string): Promise<CoverColours | undefined> => {
  const read =
    known.get(url) ??
    pixelsOf(url)
      .then(coverColours)
      .catch((error) => {
        console.info('Colours:', error)
        return undefined
      })
  known.set(url, read)
  return read
}

/** Returns the colours of a cover, or those of the previous cover while loading. */
export const useCoverColours = (url: string): CoverColours | undefined => {
  const [colours, setColours] = useState<CoverColours>()
  useEffect(() => {
    if (url === '') return setColours(undefined)
    let isCurrent = true
    coloursOf(url).then((read) => isCurrent && setColours(read))
    return () => {
      isCurrent = false
    }
  }, [url])
  return colours
}

/** Returns CSS variables; undefined without colours. */
export const colourStyle = (colours: CoverColours | undefined): CSSProperties | undefined =>
  colours &&
  ({
    '--c0': colours.ground,
    '--c1': colours.lights[0],
    '--c2': colours.lights[1],
    '--c3': colours.lights[2],
  } as CSSProperties)
