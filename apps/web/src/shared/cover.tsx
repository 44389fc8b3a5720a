import { isDrawing, nightTwin, paintingSet } from '@lanting/contract'
import { useState } from 'react'
import { pictureAttributes } from './pictures/picture-attributes.ts'

interface Props {
  /** Empty for a placeholder. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A decorative image of a link. Hidden variants are not loaded. A missing one is a placeholder. */
export const Cover = ({ url, width, height }: Props) => {
  const [missing, setMissing] = useState('')
  const image = {
    ...{ width, height, loading: 'lazy' as const, decoding: 'async' as const },
    onError: () => setMissing(url),
    // It may have failed before the page was hydrated.
    ref: (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) setMissing(url)
    },
  }
  if (url === missing) return <span className="blank-cover" />
  if (!isDrawing(url)) return <img alt="" {...pictureAttributes(url, `${width}px`)} {...image} />
  const night = nightTwin(url)
  const drawingOf = (src: string) => {
    const srcSet = paintingSet(src)
    return { ...image, src, ...(srcSet && { srcSet, sizes: `${width}px` }) }
  }
  return (
    <>
      <img alt="" className="by-day" {...drawingOf(url)} />
      <img alt="" className="by-night" {...drawingOf(night)} />
    </>
  )
}
