import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { hasStyle, loadStyle } from '../../../shared/load-style.ts'
import { keepPlace } from './keep-place.ts'

interface Themes<T extends string> {
  readonly chosen: T
  /** The theme of the page as the server sends it. */
  readonly initial: T
  /** The style sheets by theme. A theme without one is part of the page. */
  readonly styles: Readonly<Partial<Record<T, string>>>
  readonly text: RefObject<HTMLElement | null>
}

interface Shown<T> {
  readonly theme: T
  readonly settle?: () => void
}

/**
 * Returns the theme to show: the chosen one as soon as its style sheet is there, the one before
 * until then. The reader stays at the same line.
 */
export const useLoadedTheme = <T extends string>(themes: Themes<T>): T => {
  const { chosen, initial, styles, text } = themes
  const [shown, setShown] = useState<Shown<T>>(() => {
    const style = styles[chosen]
    return { theme: style && hasStyle(style) ? chosen : initial }
  })
  useEffect(() => {
    if (chosen === shown.theme) return
    let isLeft = false
    const show = () => {
      if (!isLeft) setShown({ theme: chosen, settle: keepPlace(text.current) })
    }
    const style = styles[chosen]
    const ready = style ? loadStyle(style) : Promise.resolve()
    ready.then(show).catch((error) => console.info('The theme is not there.', error))
    return () => {
      isLeft = true
    }
  }, [chosen, shown.theme, styles, text])
  useLayoutEffect(() => shown.settle?.(), [shown])
  return shown.theme
}
