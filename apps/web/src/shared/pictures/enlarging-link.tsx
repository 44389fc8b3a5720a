import type { MouseEvent, ReactNode } from 'react'
import { useCopy } from '../language.ts'
import { openViewer, type ViewedPicture } from './viewer-state.ts'

interface Props {
  readonly picture: ViewedPicture
  /** The pictures among which one can turn the pages; left out: this one alone. */
  readonly among?: readonly ViewedPicture[]
  readonly children: ReactNode
}

const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey

/** Of a drawing and its twin for the night, only one is seen. */
const shownIn = (link: Element) =>
  [...link.querySelectorAll('img')].find((image) => image.checkVisibility())?.src

/** Opens the image in the viewer. Without scripts the link opens the image file. */
export const EnlargingLink = ({ picture, among, children }: Props) => {
  const { sidePanel } = useCopy()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (among) openViewer(among, among.indexOf(picture))
    else openViewer([{ ...picture, src: shownIn(event.currentTarget) ?? picture.src }], 0)
  }
  return (
    <a
      className="enlarging"
      href={picture.src}
      target="_blank"
      rel="noopener"
      aria-label={sidePanel.enlarge(picture.alt)}
      onClick={open}
    >
      {children}
    </a>
  )
}
