import { useEffect } from 'react'
import { useBackCloses } from '../../../shared/router/use-back-closes.ts'
import { closeChat, useChatStore } from '../chat-store.ts'
import { ModerationOverlay } from '../moderation/moderate-button.tsx'
import { ChatRoom } from './chat-room.tsx'
import { useWholeWindow } from './use-viewport-height.ts'

const giveFocusBack = () => document.querySelector<HTMLElement>('.chat-tab')?.focus()

/** The room as a popover. On a phone it fills the screen. */
export const RoomPopover = () => {
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
