import type { Chat } from '@lanting/chat'
import type { ChatMessage, OnlineEntry } from '@lanting/contract'
import { useMemo } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { confirm } from '../../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { openViewer } from '../../../shared/pictures/viewer-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { loadRecalledTexts } from './use-recalled.ts'

/** Actions of the room other than sending. A failed call shows its own toast. */
export const useRoomActions = (chat: Chat) => {
  const api = useApi()
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  return useMemo(() => {
    const showInfo = (text: string) =>
      showToast({ level: 'info', title: messages.title.info, text, durationMs: TOAST_MS })
    const ignoreReported = () => undefined
    return {
      /** The socket frame that follows removes the row. */
      recall: async ({ id }: ChatMessage) => {
        const question = { text: chatRoom.confirmRecall, yes: chatRoom.recall }
        const keepsTexts = loadRecalledTexts()
        if (!(await confirm(question))) return
        await keepsTexts
        await api
          .recallChatMessage({ params: { id } })
          .then(() => showInfo(chatRoom.recalled), ignoreReported)
      },
      clear: async () => {
        if (!(await confirm({ text: chatRoom.confirmClear }))) return
        await api.clearChat().then(() => showInfo(chatRoom.cleared), ignoreReported)
      },
      forceOffline: async ({ user_id, nick_name }: OnlineEntry) => {
        if (await confirm({ text: chatRoom.confirmForceOffline(nick_name) })) {
          chat.forceOffline(user_id)
        }
      },
      enlarge: (id: number) => {
        const pictures = chat.getState().messages.filter((one) => one.content_type === 'image')
        openViewer(
          pictures.map(({ content, nick_name }) => ({
            src: content,
            alt: chatRoom.pictureOf(nick_name),
          })),
          Math.max(
            0,
            pictures.findIndex((one) => one.id === id),
          ),
        )
      },
    }
  }, [api, chat, chatRoom, messages])
}
