import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useChatCopy } from '../use-chat-copy.ts'
import { mayBeLong } from './long-text.rules.ts'
import './folded-text.css'

type Fold = 'measured' | 'short' | 'folded' | 'whole'

const ROUNDING_PX = 2

const Folded = ({ children }: { children: ReactNode }) => {
  const chatRoom = useChatCopy()
  const box = useRef<HTMLDivElement>(null)
  const [fold, setFold] = useState<Fold>('measured')
  const keptTop = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (fold === 'measured') {
      const isCut = element.scrollHeight > element.clientHeight + ROUNDING_PX
      return setFold(isCut ? 'folded' : 'short')
    }
    // The list is laid out from its end: without this, the text would grow upwards.
    if (keptTop.current !== undefined) {
      const list = element.closest('.room-scroll')
      list?.scrollBy({ top: element.getBoundingClientRect().top - keptTop.current })
      // At once: the list must not take the growth for something that moves the reader.
      list?.dispatchEvent(new Event('scroll'))
    }
  }, [fold])
  const toggle = () => {
    keptTop.current = box.current?.getBoundingClientRect().top
    setFold(fold === 'whole' ? 'folded' : 'whole')
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
