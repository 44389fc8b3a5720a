import type { ChatState } from '@lanting/chat'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePageVisible } from '../../../shared/use-page-visible.ts'
import { markSeen, useSeen } from '../connection/seen.ts'
import { hasAnswered, lastId, messagesSince } from '../connection/unread.rules.ts'

type Needs = Pick<ChatState, 'messages' | 'newest' | 'history' | 'ownIds'> & {
  readonly me: number | undefined
  /** The newest message ever shown when the reader scrolled up; undefined while it is visible. */
  readonly leftId: number | undefined
}

/** Returns the first unread message. Marks messages of an open room as seen. */
export const useUnreadLine = ({
  messages,
  newest,
  history,
  ownIds,
  me,
  leftId,
}: Needs): number | undefined => {
  const [firstNewId, setFirstNew] = useState<number>()
  const isVisible = usePageVisible()
  const reader = useMemo(() => ({ me, ownIds }), [me, ownIds])
  const wasLooking = useRef(false)

  useEffect(() => {
    if (!isVisible || history !== 'loaded') {
      wasLooking.current = isVisible && wasLooking.current
      return
    }
    const { seenId } = useSeen.getState()
    const [first] = seenId === undefined ? [] : messagesSince(messages, seenId, reader)
    if (first && !wasLooking.current) setFirstNew(first.id)
    wasLooking.current = true
    markSeen(lastId(messages))
  }, [messages, history, reader, isVisible])

  useEffect(() => {
    if (leftId === undefined) return
    const [first] = messagesSince(newest, leftId, reader)
    if (first) setFirstNew((before) => (before && before > leftId ? before : first.id))
  }, [newest, reader, leftId])

  const isAnswered = firstNewId !== undefined && hasAnswered(messages, firstNewId, reader)
  return isAnswered ? undefined : firstNewId
}
