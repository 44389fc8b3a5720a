import type { ChatState } from '@lanting/chat'
import { useEffect, useRef, useState } from 'react'
import { lastId, messagesSince } from '../connection/unread.rules.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { announcementOf } from './announcement.rules.ts'

/**
 * The screen reader announcement: the newest message of another user, not the history. It follows an
 * edit, and goes with a message that is recalled or cleared.
 */
export const useAnnouncement = (
  {
    messages,
    newest,
    ownIds,
    history,
  }: Pick<ChatState, 'messages' | 'newest' | 'ownIds' | 'history'>,
  me: number | undefined,
): string => {
  const chatRoom = useChatCopy()
  const [announced, setAnnounced] = useState<number>()
  const lastAnnounced = useRef<number>(undefined)
  useEffect(() => {
    if (history !== 'loaded') return
    const since = lastAnnounced.current
    const unseen = since === undefined ? [] : messagesSince(messages, since, { me, ownIds })
    // A part of the history is not news.
    lastAnnounced.current = Math.max(since ?? 0, lastId(messages))
    const last = unseen.at(-1)
    if (last) setAnnounced(last.id)
  }, [messages, ownIds, history, me])
  return announcementOf(
    newest.find(({ id }) => id === announced),
    chatRoom,
  )
}
