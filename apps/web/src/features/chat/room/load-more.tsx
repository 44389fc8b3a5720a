import type { Chat, ChatState } from '@lanting/chat'
import { type RefObject, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useChatCopy } from '../use-chat-copy.ts'

interface Props {
  readonly chat: Pick<Chat, 'loadMore' | 'getState'>
  readonly state: Pick<ChatState, 'hasMore'>
  /** Receives the focus when the button is removed. */
  readonly box: RefObject<HTMLElement | null>
}

/** Older messages, ten at a time, while there are more. */
export const LoadMore = ({ chat, state: { hasMore }, box }: Props) => {
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  const [isLoading, setLoading] = useState(false)
  if (!hasMore) return null
  const load = async () => {
    setLoading(true)
    try {
      await chat.loadMore()
      if (!chat.getState().hasMore) box.current?.focus({ preventScroll: true })
    } catch {
      const { title, noAnswer } = messages
      showToast({ level: 'error', title: title.error, text: noAnswer, durationMs: TOAST_MS })
    } finally {
      setLoading(false)
    }
  }
  return (
    <button
      type="button"
      className="room-more"
      aria-busy={isLoading}
      onClick={() => isLoading || void load()}
    >
      {isLoading ? chatRoom.loadingMore : chatRoom.loadMore}
    </button>
  )
}

/** Shown at the start of the history: a welcome, an empty state or a loading state. */
export const HistoryNote = ({ state }: { state: ChatState }) => {
  const chatRoom = useChatCopy()
  const { history, messages, pending, hasMore } = state
  if (history === 'failed') {
    return (
      <p className="room-note" role="alert">
        {chatRoom.failed}
      </p>
    )
  }
  if (history === 'loading' && messages.length === 0) {
    return (
      <div className="room-skeleton" aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <span key={row} className="skeleton" />
        ))}
      </div>
    )
  }
  if (hasMore) return null
  const isEmpty = messages.length === 0 && pending.length === 0
  return (
    <p className="room-note" data-kind={isEmpty ? 'empty' : 'welcome'}>
      {isEmpty ? chatRoom.empty : chatRoom.welcome}
    </p>
  )
}
