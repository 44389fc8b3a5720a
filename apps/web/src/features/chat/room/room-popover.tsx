import { useEffect } from 'react'
import { useBackCloses } from '../../../shared/router/use-back-closes.ts'
import { closeChat, useChatStore } from '../chat-store.ts'
import { ModerationOverlay } from '../moderation/moderate-button.tsx'
import { loadChatCopy } from '../use-chat-copy.ts'
import { ChatRoom } from './chat-room.tsx'
import { useWholeWindow } from './use-viewport-height.ts'

const giveFocusBack = () => document.querySelector<HTMLElement>('.chat-tab')?.focus()

/** The room as a popover. On a phone it fills the screen. */
const RoomPopover = () => {
  const chat = useChatStore((state) => state.chat)
  useWholeWindow()
  useBackCloses(closeChat)
  useEffect(() => giveFocusBack, [])
  if (!chat) return null
  return (
    <>
      <ChatRoom chat={chat} onClose={closeChat} />
      <ModerationOverlay />
    </>
  )
}

/** Loads the copy of the room, too. */
export const loadRoomPopover = async () => {
  await loadChatCopy()
  return RoomPopover
}
