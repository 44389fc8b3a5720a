import type { Chat } from '@lanting/chat'
import { PAGE_SIZE } from '@lanting/contract'
import { useEffect, useRef } from 'react'
import { useChatCopy } from '../use-chat-copy.ts'

/** At the end of a part of the history: loads what follows when it comes into view. */
export const LoadNewer = ({ chat }: { chat: Pick<Chat, 'loadNewer'> }) => {
  const chatRoom = useChatCopy()
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      // Without a network the next look tries again.
      if (entry?.isIntersecting) chat.loadNewer(PAGE_SIZE.chatScroll).catch(() => undefined)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return (
    <p ref={end} className="room-note">
      {chatRoom.loadingMore}
    </p>
  )
}
