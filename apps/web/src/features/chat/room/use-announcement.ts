import type { ChatState } from '@lanting/chat'
import { useEffect, useRef, useState } from 'react'
import { lastId, messagesSince } from '../connection/unread.rules.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { excerpt, readQuote } from './quote.rules.ts'

/** The screen reader announcement: the newest message of another user, not the history. */
export const useAnnouncement = (
  { messages, history }: Pick<ChatState, 'messages' | 'history'>,
  me: number | undefined,
): string => {
  const chatRoom = useChatCopy()
  const [announcement, setAnnouncement] = useState('')
  const lastAnnounced = useRef<number>(undefined)
  useEffect(() => {
    if (history !== 'loaded') return
    const unseen =
      lastAnnounced.current === undefined ? [] : messagesSince(messages, lastAnnounced.current, me)
    lastAnnounced.current = lastId(messages)
    const last = unseen.at(-1)
    if (!last) return
    const { nick_name, content, content_type } = last
    const text = content_type === 'image' ? chatRoom.picture : excerpt(readQuote(content).text)
    setAnnouncement(chatRoom.saidBy(nick_name, text))
  }, [messages, history, me, chatRoom])
  return announcement
}
