import { useEffect } from 'react'
import { closeChat, useChatStore } from '../chat-store.ts'
import { ChatRoom } from './chat-room.tsx'
import { useWholeWindow } from './use-viewport-height.ts'

const giveFocusBack = () => document.querySelector<HTMLElement>('.chat-tab')?.focus()

/** The room above the page; on a phone it is all there is. */
export const RoomPopover = () => {
  const chat = useChatStore((state) => state.chat)
  useWholeWindow()
  useEffect(() => giveFocusBack, [])
  return chat ? <ChatRoom chat={chat} onClose={closeChat} /> : null
}
