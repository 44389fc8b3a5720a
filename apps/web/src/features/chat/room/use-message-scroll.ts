import type { ChatMessage } from '@lanting/contract'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lastId } from '../connection/unread.rules.ts'

/** So near the end one wants to see what comes. */
const NEAR_PX = 48
const ROUNDING_PX = 2
/** A scroll this soon after user input counts as a user scroll. */
const BY_HAND_MS = 700
const LONG_AGO = -BY_HAND_MS
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const SCROLLING_KEYS = /^(?:Arrow|Page|Home$|End$)/

/** A pointer that scrolls is on the bar, which belongs to the box itself. */
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

/** Puts a message where it stood before others came above it. */
const putBack = (box: HTMLElement, { id, top }: Anchor) => {
  const moved = box.querySelector(`[data-id="${id}"]`)
  if (moved) box.scrollTop += topIn(box, moved) - top
}

/**
 * Stays at the newest message while the reader is there, and in its place while older ones come.
 * `leftId` is the newest message when the reader went up.
 */
export const useMessageScroll = (
  box: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
) => {
  const [leftId, setLeft] = useState<number>()
  const isPinned = useRef(true)
  const pinnedHeight = useRef(0)
  const movedAt = useRef(LONG_AGO)
  const anchor = useRef<Anchor>(undefined)
  const newest = useRef(0)
  /** Older messages have come: until a hand moves, this one stays where it is. */
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

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    const below = belowIn(element)
    const isByHand = performance.now() - movedAt.current < BY_HAND_MS
    if (held.current && !isByHand) return
    held.current = undefined
    anchor.current = anchorIn(element)
    if (below <= ROUNDING_PX || (below < NEAR_PX && (isByHand || isPinned.current))) {
      isPinned.current = true
      setLeft(undefined)
      return
    }
    if (!isPinned.current) return
    // Rows that find their height push as well; only the reader goes up.
    if (!isByHand && element.scrollHeight !== pinnedHeight.current) return toEnd()
    leave()
  }, [box, toEnd, leave])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = newest.current
    newest.current = lastId(messages)
    const areOlder = before === newest.current
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
  }, [box, messages, toEnd, leave])

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

  return { leftId, onScroll, follow }
}
