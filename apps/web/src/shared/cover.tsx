import { isDrawing, nightTwin } from './pictures/drawings.ts'
import { pictureAttributes } from './pictures/picture-attributes.ts'

interface Props {
  /** Empty for a placeholder. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A decorative image of a link. Hidden variants are not loaded. */
export const Cover = ({ url, width, height }: Props) => {
  const size = { width, height, loading: 'lazy' as const, decoding: 'async' as const }
  if (url === '') return <span className="blank-cover" />
  if (!isDrawing(url)) return <img alt="" {...pictureAttributes(url, `${width}px`)} {...size} />
  return (
    <>
      <img alt="" className="by-day" src={url} {...size} />
      <img alt="" className="by-night" src={nightTwin(url)} {...size} />
    </>
  )
}
