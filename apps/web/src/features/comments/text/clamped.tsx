import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCommentCopy } from '../use-comment-copy.ts'

interface Props {
  /** Shows the whole text at the start. */
  readonly isWhole: boolean
  readonly children: ReactNode
}

/** Shows at most three lines of a text, with a button for the rest. */
export const Clamped = ({ isWhole, children }: Props) => {
  const copy = useCommentCopy()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(isWhole)
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
          {isOpen ? copy.fold : copy.expand}
        </button>
      )}
    </>
  )
}
