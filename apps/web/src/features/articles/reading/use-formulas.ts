import { type RefObject, useEffect, useState } from 'react'
import { whenNear } from '../../../shared/when-near.ts'
import { FORMULA_STYLE } from './themes.ts'

const loadStyle = () =>
  new Promise<void>((resolve) => {
    if (document.querySelector(`link[href="${FORMULA_STYLE}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = FORMULA_STYLE
    link.onload = () => resolve()
    document.head.append(link)
  })

/**
 * Loads the style sheet of formulas when one comes near the view. Returns whether it is there:
 * until then, and without script, the browser draws the MathML.
 */
export const useFormulas = (text: RefObject<HTMLElement | null>, html: string): boolean => {
  const [isLoaded, setLoaded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other formulas.
  useEffect(() => {
    const formula = text.current?.querySelector('.katex')
    if (formula) return whenNear(formula, () => loadStyle().then(() => setLoaded(true)))
  }, [text, html])
  return isLoaded
}
