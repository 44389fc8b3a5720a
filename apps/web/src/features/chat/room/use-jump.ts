import type { Chat } from '@lanting/chat'
import { useEffect, useState } from 'react'

/** Leads to a message: scrolls to it, and loads older messages until it is there. */
export const useJump = (
  chat: Pick<Chat, 'loadMore' | 'getState'>,
  show: (id: number) => boolean,
): ((id: number) => void) => {
  const [target, setTarget] = useState<number>()
  useEffect(() => {
    if (target === undefined) return
    let isLeft = false
    const go = async () => {
      while (!isLeft && !show(target)) {
        // The list renders the loaded messages before the next look.
        if (!(await chat.loadMore())) break
        await new Promise((rendered) => requestAnimationFrame(rendered))
      }
      if (!isLeft) setTarget(undefined)
    }
    void go().catch(() => setTarget(undefined))
    return () => {
      isLeft = true
    }
  }, [target, chat, show])
  return setTarget
}
