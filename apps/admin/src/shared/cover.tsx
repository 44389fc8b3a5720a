import {
  attachmentKindOf,
  isAttachmentUrl,
  isDrawing,
  isVectorUrl,
  nightTwin,
  paintingSet,
  pictureVariants,
  readPictureUrl,
} from '@lanting/contract'
import { freeWhenRemoved } from './pictures/free-when-removed.ts'

/** The maximum width of a cover. */
const SIZES = '320px'

/** Loads an upload in a suitable size. */
const formsOf = (url: string) => {
  const picture = readPictureUrl(url)
  if (!picture) return {}
  const srcSet = pictureVariants(picture).map((form) => `${form.url} ${form.width}w`)
  return { srcSet: srcSet.join(', '), sizes: SIZES }
}

/** A decorative picture, or a blank sheet. */
export const Cover = ({ url }: { url: string }) => {
  if (url === '') return <span className="cover blank-cover" />
  if (isAttachmentUrl(url) && !isVectorUrl(url))
    return <span className="cover file-cover">{attachmentKindOf(url)}</span>
  if (!isDrawing(url)) {
    return <img className="cover" alt="" {...formsOf(url)} src={url} loading="lazy" />
  }
  const night = nightTwin(url)
  const drawing = { sizes: SIZES, loading: 'lazy', ref: freeWhenRemoved } as const
  return (
    <>
      <img alt="" className="cover by-day" {...drawing} srcSet={paintingSet(url)} src={url} />
      <img alt="" className="cover by-night" {...drawing} srcSet={paintingSet(night)} src={night} />
    </>
  )
}
