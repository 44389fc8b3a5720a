import { type RefObject, useEffect } from 'react'
import { useCopy } from '../../../../shared/language.ts'
import { useScheme } from '../../../../shared/theme/color-scheme.ts'
import { whenNear } from '../../../../shared/when-near.ts'

const SOURCE = '[data-diagram="mermaid"]'
/** A picture that was drawn, which stands before its source, or a source. */
const DIAGRAM = `.diagram, ${SOURCE}`

/**
 * Draws the diagrams of a text in the current scheme, when one comes near the view or the text is
 * printed. Loads nothing without diagrams.
 */
export const useDiagrams = (text: RefObject<HTMLElement | null>, html: string): void => {
  const { reading } = useCopy()
  const scheme = useScheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other diagrams.
  useEffect(() => {
    const { current } = text
    const diagrams = current?.querySelectorAll(DIAGRAM) ?? []
    if (!current || diagrams.length === 0) return
    const stop = new AbortController()
    const draw = () => {
      cancel()
      const elements = [...current.querySelectorAll<HTMLElement>(SOURCE)]
      import('./draw-in-text.ts')
        .then(({ drawInText }) =>
          drawInText(elements, { scheme, copy: reading, stop: stop.signal }),
        )
        .catch((error) => {
          console.info('The diagrams stay as they were written.', error)
          for (const element of elements) element.dataset.failed = ''
        })
    }
    const stopWaiting = whenNear(diagrams, draw)
    const cancel = () => {
      stopWaiting()
      window.removeEventListener('beforeprint', draw)
    }
    window.addEventListener('beforeprint', draw)
    return () => {
      cancel()
      stop.abort()
    }
  }, [text, html, scheme, reading])
}
