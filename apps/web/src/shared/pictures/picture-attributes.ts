import { pictureForms, readPictureUrl } from '@lanting/contract'
import type { CSSProperties } from 'react'

/** The forms of an uploaded picture for `srcset`; undefined for any other address. */
export const srcSetOf = (url: string): string | undefined => {
  const picture = readPictureUrl(url)
  if (!picture) return undefined
  const forms = pictureForms(picture)
  return forms.length > 1 ? forms.map((form) => `${form.url} ${form.width}w`).join(', ') : undefined
}

export interface PictureAttributes {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly width?: number
  readonly height?: number
  readonly style?: CSSProperties
}

/**
 * All that an `<img>` can know from the address alone: the right form for its place, room of the
 * right shape before it is there, and a colour until then. `sizes` says how wide it is drawn.
 */
export const pictureAttributes = (url: string, sizes: string): PictureAttributes => {
  const picture = readPictureUrl(url)
  if (!picture) return { src: url }
  const { width, height, colour } = picture
  const srcSet = srcSetOf(url)
  return {
    src: url,
    ...(srcSet && { srcSet, sizes }),
    width,
    height,
    ...(colour && { style: { backgroundColor: `#${colour}` } }),
  }
}
