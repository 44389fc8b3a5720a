import type { ChatMessage } from '@lanting/contract'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { lastId } from '../connection/unread.rules.ts'

/** Within this distance from the end, new messages scroll into view. */
const NEAR_PX = 48

/** The list begins at its end: positions are counted upwards from there, below zero. */
const belowIn = ({ scrollTop }: HTMLElement) => -scrollTop

/** The distance from a message to the end of the list. */
const fromEnd = (box: HTMLElement, id: number): number | undefined => {
  const message = box.querySelector(`[data-id="${id}"]`)
  const end = box.firstElementChild
  if (!message || !end) return undefined
  return end.getBoundingClientRect().bottom - message.getBoundingClientRect().bottom
}

/**
 * Stays at the newest message while the reader is there, and keeps the position otherwise. The box
 * is laid out from its end, so older messages above never move the reader. Only new messages at the
 * end would, and are compensated here. `leftId` is the newest message when the reader scrolled up.
 */
export const useMessageScroll = (
  box: RefObject<HTMLDivElement | null>,
  messages: readonly ChatMessage[],
) => {
  const [leftId, setLeft] = useState<number>()
  const isPinned = useRef(true)
  const newest = useRef({ id: 0, fromEnd: 0 })

  const follow = useCallback(() => {
    isPinned.current = true
    setLeft(undefined)
    if (box.current) box.current.scrollTop = 0
  }, [box])

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    const isNear = belowIn(element) < NEAR_PX
    if (isNear === isPinned.current) return
    isPinned.current = isNear
    setLeft(isNear ? undefined : newest.current.id)
  }, [box])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = newest.current
    const grownTo = isPinned.current ? undefined : fromEnd(element, before.id)
    if (isPinned.current) element.scrollTop = 0
    else if (grownTo !== undefined) element.scrollTop -= grownTo - before.fromEnd
    const id = lastId(messages)
    newest.current = { id, fromEnd: fromEnd(element, id) ?? 0 }
  }, [box, messages])

  return { leftId, onScroll, follow }
}
