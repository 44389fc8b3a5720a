import { pictureForms, readPictureUrl } from '@lanting/contract'

/** Our own drawings have a twin beside them, for the night. */
const isDrawing = (url: string) => /^\/art\/(?!(?:demo\/)?avatars\/)[\w/-]+\.avif$/.test(url)
const nightTwin = (url: string) => url.replace(/\.avif$/, '-dark.avif')

/** How wide covers are drawn here, at most. */
const SIZES = '320px'

/** An upload is fetched in the form that fits. */
const formsOf = (url: string) => {
  const picture = readPictureUrl(url)
  if (!picture) return {}
  const srcSet = pictureForms(picture).map((form) => `${form.url} ${form.width}w`)
  return { srcSet: srcSet.join(', '), sizes: SIZES }
}

/** A picture that decorates what stands beside it; a sheet of paper when there is none. */
export const Cover = ({ url }: { url: string }) => {
  if (url === '') return <span className="cover blank-cover" />
  if (!isDrawing(url)) {
    return <img className="cover" alt="" {...formsOf(url)} src={url} loading="lazy" />
  }
  return (
    <>
      <img className="cover by-day" alt="" src={url} loading="lazy" />
      <img className="cover by-night" alt="" src={nightTwin(url)} loading="lazy" />
    </>
  )
}
