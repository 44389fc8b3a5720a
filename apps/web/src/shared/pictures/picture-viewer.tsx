import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useCopy } from '../language.ts'
import '../../styles/picture-viewer.css'
import { closeViewer, turnViewer, type Viewed } from './viewer-state.ts'

const ICON = { 'aria-hidden': true, size: 22, stroke: 1.6 } as const
const SWIPE_PX = 60

/** A finger that goes sideways turns the page; one that zooms or scrolls does not. */
const useSwipe = (isIdle: boolean) => {
  const from = useRef<number | undefined>(undefined)
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX }: PointerEvent) => {
      from.current = isIdle && isPrimary && pointerType === 'touch' ? clientX : undefined
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (from.current === undefined) return
      const moved = clientX - from.current
      from.current = undefined
      if (Math.abs(moved) >= SWIPE_PX) turnViewer(moved < 0 ? 1 : -1)
    },
  }
}

/** Pictures, one at a time, as large as the window or as they are. */
export const PictureViewer = ({ pictures, index }: Viewed) => {
  const { viewer } = useCopy()
  const dialog = useRef<HTMLDialogElement>(null)
  const [zoomed, setZoomed] = useState(false)
  const swipe = useSwipe(!zoomed)
  const { src = '', alt = '' } = pictures[index] ?? {}

  useEffect(() => dialog.current?.showModal(), [])
  const turn = (steps: number) => {
    setZoomed(false)
    turnViewer(steps)
  }
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  return (
    <dialog
      ref={dialog}
      className="picture-viewer"
      aria-label={viewer.title}
      onClose={closeViewer}
      onKeyDown={turnByKey}
    >
      <div className="stage" data-zoomed={zoomed} {...swipe}>
        <button
          type="button"
          className="picture"
          aria-label={zoomed ? viewer.unzoom : viewer.zoom}
          onClick={() => setZoomed(!zoomed)}
        >
          <img key={src} src={src} alt={alt} />
        </button>
      </div>
      <p aria-live="polite">
        {alt}
        {pictures.length > 1 && <span>{viewer.place(index + 1, pictures.length)}</span>}
      </p>
      <div className="tools">
        <button type="button" aria-label={viewer.close} onClick={() => dialog.current?.close()}>
          <IconX {...ICON} />
        </button>
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className="turn"
            data-side="left"
            aria-label={viewer.previous}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft {...ICON} />
          </button>
          <button
            type="button"
            className="turn"
            data-side="right"
            aria-label={viewer.next}
            onClick={() => turn(1)}
          >
            <IconChevronRight {...ICON} />
          </button>
        </>
      )}
    </dialog>
  )
}
