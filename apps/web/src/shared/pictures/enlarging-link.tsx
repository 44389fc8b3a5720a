import type { MouseEvent, ReactNode } from 'react'
import { useCopy } from '../language.ts'
import { openViewer, type ViewedPicture } from './viewer-state.ts'

interface Props {
  readonly picture: ViewedPicture
  /** The images of the viewer; only this one if missing. */
  readonly among?: readonly ViewedPicture[]
  readonly children: ReactNode
}

const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey

/** Only one of the light and dark variants is visible. */
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
