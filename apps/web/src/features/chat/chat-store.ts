import type { Chat } from '@lanting/chat'
import { create } from 'zustand'

interface ChatStore {
  /** Whether the room is wanted above the page. */
  readonly isOpen: boolean
  /** The connection of this page, once it is there. */
  readonly chat?: Chat
  readonly unread: number
}

/** All of the chat room that a first view knows. */
export const useChatStore = create<ChatStore>()(() => ({ isOpen: false, unread: 0 }))

/** The button closes what it has opened. */
export const toggleChat = (): void => useChatStore.setState(({ isOpen }) => ({ isOpen: !isOpen }))
export const closeChat = (): void => useChatStore.setState({ isOpen: false })
