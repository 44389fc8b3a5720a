import { useEffect, useRef } from 'react'
import { scrollBehavior } from '../../shared/reduced-motion.ts'

/** Scrolls an element into view after the page has settled at its top. */
export const useScrollIntoView = <E extends HTMLElement>(isWanted: boolean) => {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!isWanted) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        element.current?.focus({ preventScroll: true })
        element.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted])
  return element
}
