import type { ChatMessage } from '@lanting/contract'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
 * message ever shown when the reader scrolled up. `canFollow`: the newest messages are shown.
 *
 * While the wheel turns, the list must not be measured outside of a frame: Chromium would take what
 * has been added above for a part of the scrolling.
 */
export const useMessageScroll = (
  box: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
  canFollow: boolean,
) => {
  const [leftId, setLeft] = useState<number>()
  const isPinned = useRef(true)
  /** Of the messages that are shown now. */
  const newestId = useRef(0)
  /** In an older part of the history nothing is new. */
  const newestEver = useRef(0)
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
      setLeft((left) => left ?? newestEver.current)
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

  const hold = useCallback(() => {
    anchor.current = box.current && !isPinned.current ? anchorIn(box.current) : undefined
  }, [box])

  /** Moves the list when something below the reader has changed its height. */
  const keepPlace = useCallback(() => {
    const moved = box.current ? movedSince(box.current, anchor.current) : 0
    if (box.current && Math.abs(moved) >= ROUNDING_PX) box.current.scrollTop -= moved
    hold()
  }, [box, hold])

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    const isNear = canFollow && -element.scrollTop < NEAR_PX
    if (isNear !== isPinned.current) {
      isPinned.current = isNear
      setLeft(isNear ? undefined : newestEver.current)
    }
    if (isNear) hold()
    else keepPlace()
  }, [box, canFollow, hold, keepPlace])

  useEffect(() => {
    const content = box.current?.firstElementChild
    if (!content) return
    // Its calls are a part of the frame.
    const observer = new ResizeObserver(keepPlace)
    observer.observe(content)
    return () => observer.disconnect()
  }, [box, keepPlace])

  useLayoutEffect(() => {
    const hasNew = newestId.current !== lastId(messages)
    newestId.current = lastId(messages)
    newestEver.current = Math.max(newestEver.current, newestId.current)
    if (!isPinned.current) return
    if (canFollow) {
      if (hasNew && box.current) box.current.scrollTop = 0
      return
    }
    // The end of a part of the history is not the newest message.
    isPinned.current = false
    setLeft(newestEver.current)
  }, [box, messages, canFollow])

  return { leftId, onScroll, follow, show, hold }
}
