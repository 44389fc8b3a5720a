import type { Chat } from '@lanting/chat'
import { PAGE_SIZE } from '@lanting/contract'
import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Older messages load before the reader reaches the top: about two windows of messages. */
const AHEAD_PX = 1_600
/** A failed page is not requested again at every movement. */
const RETRY_MS = 5_000

const aboveIn = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight + scrollTop

/**
 * Loads older messages when the reader comes near the top. Only a movement of the reader loads: an
 * open room stays as short as it is.
 */
export const useOlderMessages = (
  box: RefObject<HTMLDivElement | null>,
  chat: Pick<Chat, 'loadMore' | 'getState'>,
): (() => void) => {
  const failedAt = useRef(-RETRY_MS)
  const loadWhenNear = useCallback(() => {
    const element = box.current
    if (!element || !chat.getState().hasMore || aboveIn(element) > AHEAD_PX) return
    // The button brings itself into view when it takes the focus, and loads by itself.
    if (element.querySelector('.room-more:focus')) return
    if (performance.now() - failedAt.current < RETRY_MS) return
    chat.loadMore(PAGE_SIZE.chatScroll).catch(() => {
      failedAt.current = performance.now()
    })
  }, [box, chat])

  // A list that fits into the box sends no scroll events.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const onWheel = ({ deltaY }: WheelEvent) => deltaY < 0 && loadWhenNear()
    element.addEventListener('wheel', onWheel, { passive: true })
    element.addEventListener('touchmove', loadWhenNear, { passive: true })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchmove', loadWhenNear)
    }
  }, [box, loadWhenNear])

  return loadWhenNear
}
