import { type RefObject, useEffect, useState } from 'react'
import { loadStyle } from '../../../shared/load-style.ts'
import { whenNear } from '../../../shared/when-near.ts'
import { FORMULA_STYLE } from './themes.ts'

/**
 * Loads the style sheet of formulas when one comes near the view. Returns whether it is there:
 * until then, and without script, the browser draws the MathML.
 */
export const useFormulas = (text: RefObject<HTMLElement | null>, html: string): boolean => {
  const [isLoaded, setLoaded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other formulas.
  useEffect(() => {
    const formulas = text.current?.querySelectorAll('.katex') ?? []
    const show = () =>
      loadStyle(FORMULA_STYLE)
        .then(() => setLoaded(true))
        .catch((error) => console.info('The formulas stay plain.', error))
    if (formulas.length > 0) return whenNear(formulas, () => void show())
  }, [text, html])
  return isLoaded
}
