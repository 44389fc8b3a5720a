import type { ChatMessage } from '@lanting/contract'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { lastId } from '../connection/unread.rules.ts'

/** Within this distance from the end, new messages scroll into view. */
const NEAR_PX = 48
const ROUNDING_PX = 1

/** A message in view, and its distance to the end of the list. Scrolling does not change it. */
interface Anchor {
  readonly message: Element
  readonly fromEnd: number
}

/** Where a message is looked for. There may be a gap, or something above the list. */
const SHARES = [0.5, 0.6, 0.75, 0.9, 0.3] as const

const fromEndIn = (box: HTMLElement, message: Element) => {
  const end = box.firstElementChild?.getBoundingClientRect().bottom ?? 0
  return end - message.getBoundingClientRect().bottom
}

const anchorIn = (box: HTMLElement): Anchor | undefined => {
  const { left, top, width, height } = box.getBoundingClientRect()
  for (const share of SHARES) {
    const found = document.elementFromPoint(left + width / 2, top + height * share)
    const message = found?.closest('[data-id]')
    if (message) return { message, fromEnd: fromEndIn(box, message) }
  }
  return undefined
}

/**
 * Stays at the newest message while the reader is there, and keeps the position otherwise. The box
 * is laid out from its end: its position is zero there and negative above, and older messages never
 * move the reader. Changes below the reader would, and are compensated here. `leftId` is the newest
 * message when the reader scrolled up.
 */
export const useMessageScroll = (
  box: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
) => {
  const [leftId, setLeft] = useState<number>()
  const isPinned = useRef(true)
  const newestId = useRef(0)
  const anchor = useRef<Anchor>(undefined)

  const follow = useCallback(() => {
    isPinned.current = true
    setLeft(undefined)
    if (box.current) box.current.scrollTop = 0
  }, [box])

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    const isNear = -element.scrollTop < NEAR_PX
    anchor.current = isNear ? undefined : anchorIn(element)
    if (isNear === isPinned.current) return
    isPinned.current = isNear
    setLeft(isNear ? undefined : newestId.current)
  }, [box])

  // After every render: the line of new messages and pending messages move the list too.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const hasNew = newestId.current !== lastId(messages)
    newestId.current = lastId(messages)
    if (isPinned.current) {
      if (hasNew) element.scrollTop = 0
      return
    }
    const { message, fromEnd = 0 } = anchor.current ?? {}
    const moved = message?.isConnected ? fromEndIn(element, message) - fromEnd : 0
    if (Math.abs(moved) >= ROUNDING_PX) element.scrollTop -= moved
    anchor.current = anchorIn(element)
  })

  return { leftId, onScroll, follow }
}
