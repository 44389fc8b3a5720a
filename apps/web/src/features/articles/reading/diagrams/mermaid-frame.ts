import type { Drawn, DrawRequest, DrawResult } from '@lanting/browser/draw-diagrams'

/** Runs in its own frame after Mermaid, and imports nothing. */
declare const mermaid: {
  initialize: (options: object) => void
  render: (id: string, source: string) => Promise<{ svg: string }>
}

const SETTINGS = {
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  htmlLabels: false,
  flowchart: { htmlLabels: false },
  fontFamily: 'system-ui, sans-serif',
}

/** Fails without the library too: its script may not have come. */
const draw = async (source: string, index: number, theme: string): Promise<Drawn> => {
  mermaid.initialize({ ...SETTINGS, theme })
  const { svg } = await mermaid.render(`diagram-${index}`, source)
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  drawing.setAttribute('width', String(width))
  drawing.setAttribute('height', String(height))
  return { svg: drawing.outerHTML, width: Math.ceil(width), height: Math.ceil(height) }
}

const sendResult = (result: DrawResult) => window.parent.postMessage(result, '*')

const drawAll = async ({ scheme, sources }: DrawRequest) => {
  const theme = scheme === 'dark' ? 'dark' : 'neutral'
  for (const [index, source] of sources.entries()) {
    const drawn = await draw(source, index, theme).catch((error) => {
      console.info('A diagram cannot be drawn.', error)
      return undefined
    })
    sendResult({ index, drawn })
  }
}

window.addEventListener('message', ({ source, data }: MessageEvent<DrawRequest>) => {
  if (source === window.parent) void drawAll(data)
})
