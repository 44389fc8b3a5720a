import type { ChatState } from '@lanting/chat'
import { useEffect, useRef, useState } from 'react'
import { lastId, messagesSince } from '../connection/unread.rules.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { excerpt, readQuote } from './quote.rules.ts'

/** The screen reader announcement: the newest message of another user, not the history. */
export const useAnnouncement = (
  { messages, ownIds, history }: Pick<ChatState, 'messages' | 'ownIds' | 'history'>,
  me: number | undefined,
): string => {
  const chatRoom = useChatCopy()
  const [announcement, setAnnouncement] = useState('')
  const lastAnnounced = useRef<number>(undefined)
  useEffect(() => {
    if (history !== 'loaded') return
    const since = lastAnnounced.current
    const unseen = since === undefined ? [] : messagesSince(messages, since, { me, ownIds })
    // A part of the history is not news.
    lastAnnounced.current = Math.max(since ?? 0, lastId(messages))
    const last = unseen.at(-1)
    if (!last) return
    const { nick_name, content, content_type } = last
    const text = content_type === 'image' ? chatRoom.picture : excerpt(readQuote(content).text)
    setAnnouncement(chatRoom.saidBy(nick_name, text))
  }, [messages, ownIds, history, me, chatRoom])
  return announcement
}
