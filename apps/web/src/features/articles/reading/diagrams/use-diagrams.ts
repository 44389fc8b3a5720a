import { type RefObject, useEffect } from 'react'
import { useCopy } from '../../../../shared/language.ts'
import { useScheme } from '../../../../shared/theme/color-scheme.ts'

export const hasDiagrams = (html: string): boolean => html.includes('data-diagram="mermaid"')

/** Draws the diagrams of a text in the current scheme. Loads nothing without diagrams. */
export const useDiagrams = (text: RefObject<HTMLElement | null>, isNeeded: boolean): void => {
  const { reading } = useCopy()
  const scheme = useScheme()
  useEffect(() => {
    if (!isNeeded || !text.current) return
    const stop = new AbortController()
    const { current } = text
    import('./draw-diagrams.ts')
      .then(({ drawDiagrams }) =>
        drawDiagrams(current, { scheme, copy: reading, stop: stop.signal }),
      )
      .catch((error) => console.info('The diagrams stay as they were written.', error))
    return () => stop.abort()
  }, [text, isNeeded, scheme, reading])
}
