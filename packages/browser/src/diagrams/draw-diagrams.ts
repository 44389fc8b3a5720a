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
}

const asPicture = ({ svg, width, height }: Drawn, name: string) => {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  image.alt = name
  return image
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

/** Shows the diagram as an image, so that its content cannot run in the page. */
const place = (source: HTMLElement, drawn: Drawn | undefined, copy: Options['copy']) => {
  source.parentElement
    ?.querySelector(`:scope > [data-drawn="${source.dataset.diagramId}"]`)
    ?.remove()
  const shown = document.createElement('figure')
  shown.className = 'diagram'
  shown.dataset.drawn = source.dataset.diagramId
  shown.append(drawn ? asPicture(drawn, copy.diagram) : notice(copy.diagramFailed))
  source.before(shown)
  source.hidden = drawn !== undefined
}

export const drawDiagrams = (
  sources: readonly DiagramSource[],
  { scheme, copy, stop }: Options,
): void => {
  const frame = openFrame()
  sources.forEach(({ element }, index) => {
    element.dataset.diagramId = String(index)
  })
  const request: DrawRequest = { scheme, sources: sources.map(({ text }) => text) }
  const receive = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow) return
    const { index, drawn } = data as DrawResult
    const element = sources[index]?.element
    if (element) place(element, drawn, copy)
    if (index === sources.length - 1) frame.remove()
  }
  window.addEventListener('message', receive, { signal: stop })
  stop.addEventListener('abort', () => frame.remove())
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(request, '*'))
  document.body.append(frame)
}
