import type { ChangeFault, Chat } from '@lanting/chat'
import { useMemo } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useChatCopy } from '../use-chat-copy.ts'

/** Changes of a message. The frame that follows shows them; a refusal shows its own toast. */
export const useMessageActions = (chat: Chat) => {
  const api = useApi()
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  const whenLoggedIn = useWhenLoggedIn()
  return useMemo(() => {
    const warn = (fault: ChangeFault) => {
      const text = fault === 'notConnected' ? chatRoom.notConnected : chatRoom.refusals[fault]
      showToast({ level: 'warning', title: messages.title.warning, text, durationMs: TOAST_MS })
    }
    const ignoreReported = () => undefined
    return {
      isPinned: (id: number) => chat.getState().pins.some((message) => message.id === id),
      react: (id: number, emoji: string, on: boolean) =>
        void whenLoggedIn(() => {
          const fault = chat.react(id, emoji, on)
          if (fault) warn(fault)
        }),
      pin: (id: number, isPinned: boolean) =>
        void api.pinChatMessage({ body: { id, isPinned } }).catch(ignoreReported),
    }
  }, [api, chat, chatRoom, messages, whenLoggedIn])
}
