import { drawDiagrams } from '@lanting/browser/draw-diagrams'
import '@lanting/browser/diagrams.css'
import { openViewer } from '../../../../shared/pictures/viewer-state.ts'

type Options = Omit<Parameters<typeof drawDiagrams>[1], 'onOpen'>

const enlarge = ({ src, alt }: HTMLImageElement) => openViewer([{ src, alt, caption: '' }], 0)

/** Draws diagrams of an article as pictures that open in the viewer. */
export const drawInText = (elements: readonly HTMLElement[], options: Options): void =>
  drawDiagrams(
    elements.map((element) => ({ element, text: element.textContent ?? '' })),
    { ...options, onOpen: enlarge },
  )
