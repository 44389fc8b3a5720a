interface Props {
  /** Empty: a sheet of paper stands in. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Our own drawings have a twin beside them, for the night. */
const isDrawing = (url: string) => /^\/art\/(?!(?:demo\/)?avatars\/)[\w/-]+\.avif$/.test(url)
const nightTwin = (url: string) => url.replace(/\.avif$/, '-dark.avif')

/** A picture that decorates a link: its words stand beside it. What is not shown is not fetched. */
export const Cover = ({ url, width, height }: Props) => {
  const size = { width, height, loading: 'lazy' as const, decoding: 'async' as const }
  if (url === '') return <span className="blank-cover" />
  if (!isDrawing(url)) return <img alt="" src={url} {...size} />
  return (
    <>
      <img alt="" className="by-day" src={url} {...size} />
      <img alt="" className="by-night" src={nightTwin(url)} {...size} />
    </>
  )
}
