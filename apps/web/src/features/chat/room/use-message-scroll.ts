import type { ChatMessage } from '@lanting/contract'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { lastId } from '../connection/unread.rules.ts'
import { wakeBlock } from './block-observer.ts'
import { type Anchor, anchorIn, centre, movedSince } from './scroll-anchor.ts'

/** Within this distance from the end, new messages scroll into view. */
const NEAR_PX = 48
const ROUNDING_PX = 1

/**
 * Stays at the newest message while the reader is there, and keeps the position otherwise. The box
 * is laid out from its end: its position is zero there and negative above, and older messages never
 * move the reader. Changes below the reader would, and are compensated here. `leftId` is the newest
 * message when the reader scrolled up. `canFollow`: the newest messages are shown.
 */
export const useMessageScroll = (
  box: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
  canFollow: boolean,
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

  /** Scrolls to a message. Returns whether it is here. */
  const show = useCallback(
    (id: number): boolean => {
      const element = box.current
      if (element) wakeBlock(element, id)
      const message = element?.querySelector<HTMLElement>(`[data-id="${id}"]`)
      if (!element || !message) return false
      isPinned.current = false
      setLeft(newestId.current)
      anchor.current = centre(element, message)
      message.focus({ preventScroll: true })
      delete message.dataset.found
      requestAnimationFrame(() => {
        // The rows around it have their height now.
        anchor.current = centre(element, message)
        message.dataset.found = ''
      })
      return true
    },
    [box],
  )

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    const isNear = canFollow && -element.scrollTop < NEAR_PX
    anchor.current = isNear ? undefined : anchorIn(element)
    if (isNear === isPinned.current) return
    isPinned.current = isNear
    setLeft(isNear ? undefined : newestId.current)
  }, [box, canFollow])

  /** Moves the list when something below the reader has changed its height. */
  const keepPlace = useCallback(() => {
    const element = box.current
    if (!element || isPinned.current) return
    const moved = movedSince(element, anchor.current)
    if (Math.abs(moved) >= ROUNDING_PX) element.scrollTop -= moved
    anchor.current = anchorIn(element)
  }, [box])

  // After every render: the line of new messages and pending messages move the list too.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const hasNew = newestId.current !== lastId(messages)
    newestId.current = lastId(messages)
    if (isPinned.current && !canFollow) {
      // The end of a part of the history is not the newest message.
      isPinned.current = false
      setLeft(newestId.current)
    }
    if (isPinned.current) {
      if (hasNew) element.scrollTop = 0
      return
    }
    keepPlace()
  })

  return { leftId, onScroll, follow, show, keepPlace }
}
