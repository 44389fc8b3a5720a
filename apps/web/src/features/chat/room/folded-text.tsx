import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useChatCopy } from '../use-chat-copy.ts'
import { useBlockObserver } from './block-observer.ts'
import { mayBeLong } from './long-text.rules.ts'
import './folded-text.css'

type Fold = 'measured' | 'short' | 'folded' | 'whole'

const ROUNDING_PX = 2

const Folded = ({ children }: { children: ReactNode }) => {
  const chatRoom = useChatCopy()
  const blocks = useBlockObserver()
  const box = useRef<HTMLDivElement>(null)
  const [fold, setFold] = useState<Fold>('measured')
  useEffect(() => {
    const element = box.current
    if (!element || fold !== 'measured') return
    // Its first call is a part of the frame that shows the text.
    const observer = new ResizeObserver(() =>
      setFold(element.scrollHeight > element.clientHeight + ROUNDING_PX ? 'folded' : 'short'),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [fold])
  const toggle = () => {
    const element = box.current
    const topBefore = element?.getBoundingClientRect().top
    flushSync(() => setFold(fold === 'whole' ? 'folded' : 'whole'))
    if (!element || topBefore === undefined) return
    // The list is laid out from its end: without this, the text would grow upwards.
    const top = element.getBoundingClientRect().top - topBefore
    element.closest('.room-scroll')?.scrollBy({ top })
    blocks?.hold()
  }
  return (
    <>
      <div ref={box} className="room-fold" data-fold={fold}>
        {children}
      </div>
      {(fold === 'folded' || fold === 'whole') && (
        <button
          type="button"
          className="room-unfold"
          aria-expanded={fold === 'whole'}
          onClick={toggle}
        >
          {fold === 'whole' ? chatRoom.showLess : chatRoom.showAll}
        </button>
      )}
    </>
  )
}

/** Shows the first lines of a long text, and the rest on demand. */
export const FoldedText = ({ text, children }: { text: string; children: ReactNode }) =>
  mayBeLong(text) ? <Folded>{children}</Folded> : children
