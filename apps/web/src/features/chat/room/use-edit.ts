import type { ChatMessage } from '@lanting/contract'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { afterEditEvent, isStored, NOT_SENT } from './message-editor.rules.ts'
import { useRoom } from './room-context.ts'

/** Without an answer the connection is looked at, and the writer may try again. */
const ANSWER_WITHIN_MS = 10_000

/** Sends the new text of a message, and follows what becomes of it. */
export const useEdit = ({ id, content }: Pick<ChatMessage, 'id' | 'content'>, text: string) => {
  const { chat } = useRoom()
  const [state, dispatch] = useReducer(afterEditEvent, NOT_SENT)
  const { isSaving, fault } = state
  const isConnected = () => chat.getState().connection.kind === 'open'
  const isOpen = useSyncExternalStore(chat.subscribe, isConnected, isConnected)

  useEffect(
    () =>
      chat.onNotice((notice) => {
        if (notice.kind !== 'refused' || notice.messageId !== id) return
        dispatch({ type: 'failed', fault: notice.code })
      }),
    [chat, id],
  )
  useEffect(() => {
    if (!isSaving) return
    const fail = () => dispatch({ type: 'failed', fault: 'notConnected' })
    if (!isOpen) return fail()
    const timer = setTimeout(() => {
      fail()
      chat.wake()
    }, ANSWER_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [chat, isSaving, isOpen])

  return {
    isSaving,
    fault,
    isStored: isStored(state, { content, text }),
    send: () => {
      dispatch({ type: 'sent', text, from: content })
      const refused = chat.edit(id, text)
      if (refused) dispatch({ type: 'failed', fault: refused })
    },
  }
}
