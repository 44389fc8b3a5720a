import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { followAnchor } from './follow-anchor.ts'

interface Props {
  /** The button that opened it. */
  readonly anchor: () => HTMLElement | null | undefined
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const GAP_PX = 6

/** Places the box below its button, or above it where more space is. */
const place = (box: HTMLElement, anchor: DOMRect) => {
  const { offsetWidth: width, offsetHeight: height } = box
  const isAbove = anchor.bottom + GAP_PX + height > window.innerHeight && anchor.top > height
  const left = Math.min(anchor.left, window.innerWidth - width - GAP_PX)
  box.style.left = `${Math.max(GAP_PX, left)}px`
  box.style.top = `${isAbove ? anchor.top - GAP_PX - height : anchor.bottom + GAP_PX}px`
}

/**
 * A box above everything, beside its button. Messages clip their content, so it is in the top
 * layer. Escape or a press elsewhere closes it, and so does a reader who scrolls its message away.
 * It follows a message that moves by itself, such as for a new message below.
 */
export const Floating = ({ anchor, label, onClose, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, where its button is.
  useLayoutEffect(() => {
    const element = box.current
    const button = anchor()
    if (!element || !button) return
    element.showPopover()
    place(element, button.getBoundingClientRect())
    ;(element.querySelector<HTMLElement>('button') ?? element).focus()
    const placeAgain = () => place(element, button.getBoundingClientRect())
    const observer = new ResizeObserver(placeAgain)
    observer.observe(element)
    const stopFollowing = followAnchor({
      element,
      button,
      onMoved: placeAgain,
      onScrolled: onClose,
    })
    return () => {
      observer.disconnect()
      stopFollowing()
      if (button.isConnected) button.focus()
      else button.closest<HTMLElement>('[data-id]')?.focus()
    }
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this groups buttons.
    <div
      ref={box}
      role="group"
      aria-label={label}
      popover="auto"
      tabIndex={-1}
      className="room-floating"
      onKeyDown={closeOnEscape}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </div>
  )
}
