import { drawDiagrams } from '@lanting/browser/draw-diagrams'
import { useCallback, useEffect, useRef } from 'react'
import { useCopy } from '../language.ts'
import { useScheme } from '../use-scheme.ts'

const DRAWN_AFTER_MS = 400

/** The diagrams of a preview: the editor shows them as code. */
const sourcesIn = (preview: Element | null) =>
  [...(preview?.querySelectorAll<HTMLElement>('code.language-mermaid') ?? [])].flatMap((code) => {
    const element = code.closest<HTMLElement>('.md-editor-code')
    const lines = [...code.querySelectorAll('.md-editor-code-line-content')]
    const text =
      lines.length > 0 ? lines.map((line) => line.textContent).join('\n') : code.textContent
    return element ? [{ element, text }] : []
  })

/**
 * Draws the diagrams of a preview as the site does, when the text has rested for a moment. Returns a
 * function to call whenever the preview has new content.
 */
export const useDiagrams = (previewId: string): (() => void) => {
  const { reading } = useCopy()
  const scheme = useScheme()
  const cancel = useRef(() => {})
  const draw = useCallback(() => {
    cancel.current()
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const sources = sourcesIn(document.getElementById(previewId))
      if (sources.length > 0) drawDiagrams(sources, { scheme, copy: reading, stop: stop.signal })
    }, DRAWN_AFTER_MS)
    cancel.current = () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [previewId, scheme, reading])
  useEffect(() => {
    draw()
    return () => cancel.current()
  }, [draw])
  return draw
}
