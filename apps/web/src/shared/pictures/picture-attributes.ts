import { pictureVariants, readPictureUrl } from '@lanting/contract'
import type { CSSProperties } from 'react'

/** The `srcset` of an uploaded image; undefined for other addresses. */
export const srcSetOf = (url: string): string | undefined => {
  const picture = readPictureUrl(url)
  if (!picture) return undefined
  const forms = pictureVariants(picture)
  return forms.length > 1 ? forms.map((form) => `${form.url} ${form.width}w`).join(', ') : undefined
}

interface PictureAttributes {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly width?: number
  readonly height?: number
  readonly style?: CSSProperties
}

/**
 * Returns the `<img>` attributes from the address: variants, dimensions and a placeholder colour.
 * `sizes` is the displayed width.
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
