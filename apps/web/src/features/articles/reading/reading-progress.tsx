import { useCallback, useRef } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { useScroll } from '../../../shared/use-scroll.ts'

const WHOLE = 100

/** The reading progress at the top of the window. */
export const ReadingProgress = () => {
  const { reading } = useCopy()
  const line = useRef<HTMLDivElement>(null)
  useScroll(
    useCallback((y) => {
      const text = document.querySelector('.article-text')?.getBoundingClientRect()
      const toRead = y + (text?.bottom ?? 0) - window.innerHeight
      const read = toRead > 0 ? Math.min(1, Math.max(0, y / toRead)) : 0
      line.current?.style.setProperty('--read', String(read))
      line.current?.setAttribute('aria-valuenow', String(Math.round(read * WHOLE)))
    }, []),
  )
  return (
    <div
      ref={line}
      className="reading-progress"
      role="progressbar"
      aria-label={reading.progress}
      aria-valuenow={0}
    />
  )
}
