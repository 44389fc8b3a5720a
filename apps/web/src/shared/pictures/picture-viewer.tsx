import { openDialog } from '@lanting/browser'
import { PICTURE_FULL } from '@lanting/contract'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useCopy } from '../language.ts'
import { useBackCloses } from '../router/use-back-closes.ts'
import { useScheme } from '../theme/color-scheme.ts'
import './picture-viewer.css'
import { drawnFor } from './drawings.ts'
import { pictureAttributes } from './picture-attributes.ts'
import { useView } from './use-view.ts'
import { closeViewer, neighboursOf, turnViewer, type Viewed } from './viewer-state.ts'

const ICON = { 'aria-hidden': true, size: 22, stroke: 1.6 } as const
/** Image width: fit to window or full size. */
const FITTING = '100vw'
const WHOLE = `${PICTURE_FULL.width}px`

/** Keys and steps; `first` and `last` jump to the ends. */
const KEYS: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
  Home: 'first',
  End: 'last',
}

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, 0: 0 }

/** Preloads the variant that will be shown. */
const fetchAhead = (url: string) => {
  const { src, srcSet = '', sizes = '' } = pictureAttributes(url, FITTING)
  Object.assign(new Image(), { sizes, srcset: srcSet, src })
}

/** Shows one image at a time, fit to the window or larger. */
export const PictureViewer = ({ pictures, index }: Viewed) => {
  const { viewer } = useCopy()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const scheme = useScheme()
  const { src = '', alt = '', caption, facts, blur } = pictures[index] ?? {}
  const shown = drawnFor(src, scheme)

  useLayoutEffect(() => {
    if (dialog.current) return openDialog(dialog.current, { onClose: closeViewer })
  }, [])
  useBackCloses(closeViewer)
  useEffect(() => {
    for (const { src: near } of neighboursOf(pictures, index)) {
      fetchAhead(drawnFor(near, scheme))
    }
  }, [pictures, index, scheme])
  const view = useView({ stage, image }, (steps) => turn(steps))
  const turn = (steps: number) => {
    view.fit()
    turnViewer(steps)
  }
  const { isZoomed } = view
  const byKey = (event: KeyboardEvent) => {
    const factor = ZOOM_KEYS[event.key]
    if (factor !== undefined) return view.zoomBy(factor)
    const way = KEYS[event.key]
    if (way === undefined) return
    event.preventDefault()
    if (way === 'first') turn(-index)
    else if (way === 'last') turn(pictures.length - 1 - index)
    else turn(way)
  }

  return (
    <dialog ref={dialog} className="picture-viewer" aria-label={viewer.title} onKeyDown={byKey}>
      <div ref={stage} className="stage" data-zoomed={isZoomed} {...view.handlers}>
        <button
          type="button"
          className="picture"
          aria-label={isZoomed ? viewer.unzoom : viewer.zoom}
          onClick={view.toggle}
        >
          <img
            ref={image}
            key={shown}
            draggable={false}
            {...pictureAttributes(shown, isZoomed ? WHOLE : FITTING)}
            style={blur ? { backgroundImage: `url("data:image/webp;base64,${blur}")` } : undefined}
            alt={alt}
          />
        </button>
      </div>
      <p aria-live="polite">
        {caption || alt}
        {facts && <small>{facts}</small>}
        {pictures.length > 1 && <span>{viewer.place(index + 1, pictures.length)}</span>}
      </p>
      <div className="tools">
        <button type="button" aria-label={viewer.close} onClick={closeViewer}>
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
