/** Our own drawings have a twin beside them, for the night. */
const isDrawing = (url: string) => /^\/art\/(?!(?:demo\/)?avatars\/)[\w/-]+\.avif$/.test(url)
const nightTwin = (url: string) => url.replace(/\.avif$/, '-dark.avif')

/** A picture that decorates what stands beside it; a sheet of paper when there is none. */
export const Cover = ({ url }: { url: string }) => {
  if (url === '') return <span className="cover blank-cover" />
  if (!isDrawing(url)) return <img className="cover" alt="" src={url} loading="lazy" />
  return (
    <>
      <img className="cover by-day" alt="" src={url} loading="lazy" />
      <img className="cover by-night" alt="" src={nightTwin(url)} loading="lazy" />
    </>
  )
}
