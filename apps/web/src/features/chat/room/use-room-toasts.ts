import type { Chat, Connection } from '@lanting/chat'
import { useEffect } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS, type ToastLevel } from '../../../shared/messages/toasts.ts'
import { expireUser, useUserState } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import './room-toasts.css'

/** Notices that are retried automatically. */
const PASSING: readonly string[] = ['tooOften', 'failed']

/** Whether the current outage was reported. It is reported once. */
let isOutageReported = false

/** Shows notices of the room as toasts. */
export const useRoomToasts = (chat: Chat, { kind }: Connection): void => {
  const { messages } = useCopy()
  const chatRoom = useChatCopy()

  useEffect(() => {
    if (kind === 'open') isOutageReported = false
    if (kind !== 'waiting' || isOutageReported) return
    isOutageReported = true
    const { title } = messages
    showToast({ level: 'error', title: title.error, text: chatRoom.lost, durationMs: TOAST_MS })
  }, [kind, chatRoom, messages])

  useEffect(() => {
    const showMessage = (level: ToastLevel & keyof typeof messages.title, text: string) =>
      showToast({ level, title: messages.title[level], text, durationMs: TOAST_MS })
    return chat.onNotice((notice) => {
      if (notice.kind === 'offline') showMessage('error', notice.content)
      if (notice.kind !== 'refused') return
      if (PASSING.includes(notice.code) && notice.messageId === undefined) return
      // The server treats this user as a visitor: the session has ended.
      if (notice.code === 'loginFirst' && useUserState.getState().token) {
        expireUser()
        showMessage('error', messages.loginExpired)
      } else showMessage('warning', chatRoom.refusals[notice.code])
    })
  }, [chat, chatRoom, messages])
}
