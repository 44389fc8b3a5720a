import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCopy } from './language.ts'

/** Shows at most three lines of a text, with a button for the rest. */
export const Clamped = ({ children }: { children: ReactNode }) => {
  const { comments } = useCopy()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.dataset.open === 'false') setCut(element.scrollHeight > element.clientHeight + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={box} className="clamped" data-open={isOpen}>
        {children}
      </div>
      {isCut && (
        <button type="button" className="clamp-button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? comments.fold : comments.expand}
        </button>
      )}
    </>
  )
}
