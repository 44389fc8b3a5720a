import type { ChatMessage } from '@lanting/contract'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lastId } from '../connection/unread.rules.ts'

/** Within this distance from the end, new messages scroll into view. */
const NEAR_PX = 48
const ROUNDING_PX = 2
/** A scroll this soon after user input counts as a user scroll. */
const BY_HAND_MS = 700
const LONG_AGO = -BY_HAND_MS
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const SCROLLING_KEYS = /^(?:Arrow|Page|Home$|End$)/

/** A pointer on the box itself is on its scroll bar. */
const isScrolling = (event: Event, box: HTMLElement) => {
  if (event instanceof KeyboardEvent) return SCROLLING_KEYS.test(event.key)
  return event.type !== 'pointerdown' || event.target === box
}

interface Anchor {
  readonly id: string
  readonly top: number
}

const topIn = (box: HTMLElement, element: Element) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top

const anchorIn = (box: HTMLElement): Anchor | undefined => {
  const first = box.querySelector<HTMLElement>('[data-id]')
  return first?.dataset.id ? { id: first.dataset.id, top: topIn(box, first) } : undefined
}

const belowIn = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight

/** Restores the position of a message after older ones were inserted above it. */
const putBack = (box: HTMLElement, { id, top }: Anchor) => {
  const moved = box.querySelector(`[data-id="${id}"]`)
  if (moved) box.scrollTop += topIn(box, moved) - top
}

/**
 * Stays at the newest message while the reader is there, and keeps the position when older messages
 * load. `leftId` is the newest message when the reader scrolled up.
 */
export const useMessageScroll = (
  box: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
  /** Whether the newest message is here, to stay at it. */
  canFollow: boolean,
) => {
  const [leftId, setLeft] = useState<number>()
  const isPinned = useRef(true)
  const pinnedHeight = useRef(0)
  const movedAt = useRef(LONG_AGO)
  const anchor = useRef<Anchor>(undefined)
  const newest = useRef(0)
  /** After older messages load, this message keeps its position until the user scrolls. */
  const held = useRef<Anchor>(undefined)

  const toEnd = useCallback(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    pinnedHeight.current = element.scrollHeight
  }, [box])

  const follow = useCallback(() => {
    held.current = undefined
    isPinned.current = true
    setLeft(undefined)
    toEnd()
  }, [toEnd])

  const leave = useCallback(() => {
    isPinned.current = false
    setLeft(newest.current)
  }, [])

  /** Scrolls to a message, and keeps it there until the user scrolls. Returns whether it is here. */
  const show = useCallback(
    (id: number): boolean => {
      const element = box.current
      const message = element?.querySelector<HTMLElement>(`[data-id="${id}"]`)
      if (!element || !message) return false
      leave()
      const top = Math.max(0, (element.clientHeight - message.offsetHeight) / 2)
      held.current = { id: String(id), top }
      movedAt.current = LONG_AGO
      putBack(element, held.current)
      message.focus({ preventScroll: true })
      delete message.dataset.found
      requestAnimationFrame(() => {
        message.dataset.found = ''
      })
      return true
    },
    [box, leave],
  )

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    const below = belowIn(element)
    const isByHand = performance.now() - movedAt.current < BY_HAND_MS
    if (held.current && !isByHand) return
    held.current = undefined
    anchor.current = anchorIn(element)
    if (
      canFollow &&
      (below <= ROUNDING_PX || (below < NEAR_PX && (isByHand || isPinned.current)))
    ) {
      isPinned.current = true
      setLeft(undefined)
      return
    }
    if (!isPinned.current) return
    // Rows that get their final height also scroll. Only the reader scrolls up.
    if (!isByHand && element.scrollHeight !== pinnedHeight.current) return toEnd()
    leave()
  }, [box, canFollow, toEnd, leave])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = newest.current
    newest.current = lastId(messages)
    const areOlder = before === newest.current
    // The end of a part of the history is not the newest message.
    if (isPinned.current && !canFollow) leave()
    if (isPinned.current && areOlder && belowIn(element) > ROUNDING_PX) leave()
    if (isPinned.current) toEnd()
    else if (anchor.current) {
      putBack(element, anchor.current)
      if (areOlder) {
        held.current = anchor.current
        movedAt.current = LONG_AGO
      }
    }
    anchor.current = held.current ?? anchorIn(element)
  }, [box, messages, canFollow, toEnd, leave])

  useEffect(() => {
    const element = box.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => {
      if (isPinned.current) toEnd()
      else if (held.current) putBack(element, held.current)
    })
    observer.observe(element)
    observer.observe(content)
    const note = (event: Event) => {
      if (isScrolling(event, element)) movedAt.current = performance.now()
    }
    for (const hand of HANDS) element.addEventListener(hand, note, { passive: true })
    return () => {
      observer.disconnect()
      for (const hand of HANDS) element.removeEventListener(hand, note)
    }
  }, [box, toEnd])

  return { leftId, onScroll, follow, show }
}
