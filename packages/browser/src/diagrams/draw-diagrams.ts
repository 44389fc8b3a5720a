import type { Scheme } from '../color-scheme.ts'
import type { Drawn, DrawRequest, DrawResult } from './messages.ts'

export type { Drawn, DrawRequest, DrawResult } from './messages.ts'

/** The server sends its own policy for this page, because Mermaid writes styles. */
const FRAME_PAGE = '/diagrams/index.html'

interface DiagramSource {
  /** The element that shows the text until the diagram is drawn. */
  readonly element: HTMLElement
  readonly text: string
}

interface Options {
  readonly scheme: Scheme
  readonly copy: { readonly diagram: string; readonly diagramFailed: string }
  readonly stop: AbortSignal
  /** Shows a picture as large as the window. */
  readonly onOpen?: (picture: HTMLImageElement) => void
}

/** A slow connection loads the library in this time, or the sources stay. */
const DRAWN_WITHIN_MS = 60_000

/** A browser that shows no pictures never decodes one. */
const DECODED_WITHIN_MS = 1_000

/** Complete: a picture on paper is whole. */
const asPicture = async ({ svg, width, height }: Drawn, name: string) => {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  image.alt = name
  const decoded = image.decode().catch((error) => console.info('The picture comes later.', error))
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, DECODED_WITHIN_MS))])
  return image
}

const opening = (image: HTMLImageElement, onOpen: Options['onOpen']) => {
  if (!onOpen) return image
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'diagram-open'
  button.append(image)
  button.addEventListener('click', () => onOpen(image))
  return button
}

const notice = (text: string) => {
  const paragraph = document.createElement('p')
  paragraph.className = 'diagram-notice'
  paragraph.textContent = text
  return paragraph
}

/** A sandboxed frame that may only run scripts. */
const openFrame = () => {
  const frame = document.createElement('iframe')
  frame.src = FRAME_PAGE
  frame.className = 'diagram-frame'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  return frame
}

/**
 * Shows the diagram as an image, so that its content cannot run in the page. The box of a text keeps
 * the height that it had.
 */
const place = async (
  source: HTMLElement,
  drawn: Drawn | undefined,
  { copy, stop, onOpen }: Options,
) => {
  const picture = drawn && (await asPicture(drawn, copy.diagram))
  if (stop.aborted) return
  const before = source.parentElement?.querySelector<HTMLElement>(
    `:scope > [data-drawn="${source.dataset.diagramId}"]`,
  )
  const shown = document.createElement('figure')
  shown.className = 'diagram'
  shown.dataset.drawn = source.dataset.diagramId
  shown.append(picture ? opening(picture, onOpen) : notice(copy.diagramFailed))
  if (picture && before?.style.height) shown.style.height = before.style.height
  else if (picture && source.dataset.diagram && source.offsetHeight > 0) {
    shown.style.height = `${source.offsetHeight}px`
  }
  before?.remove()
  source.before(shown)
  source.hidden = picture !== undefined
  source.toggleAttribute('data-failed', !picture)
}

export const drawDiagrams = (sources: readonly DiagramSource[], options: Options): void => {
  const { scheme, stop } = options
  const frame = openFrame()
  const waiting = new Set(sources.map(({ element }) => element))
  sources.forEach(({ element }, index) => {
    element.dataset.diagramId = String(index)
  })
  const request: DrawRequest = { scheme, sources: sources.map(({ text }) => text) }
  const finish = (element: HTMLElement, drawn: Drawn | undefined) => {
    waiting.delete(element)
    void place(element, drawn, options)
    if (waiting.size > 0) return
    frame.remove()
    clearTimeout(timer)
  }
  const timer = setTimeout(() => {
    for (const element of waiting) finish(element, undefined)
  }, DRAWN_WITHIN_MS)
  const receive = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return
    const { index, drawn } = data as DrawResult
    const element = sources[index]?.element
    if (element) finish(element, drawn)
  }
  window.addEventListener('message', receive, { signal: stop })
  stop.addEventListener('abort', () => {
    frame.remove()
    clearTimeout(timer)
  })
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(request, '*'))
  document.body.append(frame)
}
