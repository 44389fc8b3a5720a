import type { Chat } from '@lanting/chat'
import { create } from 'zustand'

interface ChatStore {
  /** Whether the chat popover is open. */
  readonly isOpen: boolean
  /** The connection of this page, once it is open. */
  readonly chat?: Chat
  readonly unread: number
}

/** The chat state of the first view. */
export const useChatStore = create<ChatStore>()(() => ({ isOpen: false, unread: 0 }))

/** Opens or closes the chat popover. */
export const toggleChat = (): void => useChatStore.setState(({ isOpen }) => ({ isOpen: !isOpen }))
export const closeChat = (): void => useChatStore.setState({ isOpen: false })
