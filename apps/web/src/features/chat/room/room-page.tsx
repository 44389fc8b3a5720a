import { useChatStore } from '../chat-store.ts'
import { ModerationOverlay } from '../moderation/moderate-button.tsx'
import { ChatRoom } from './chat-room.tsx'

/** The room as a page. */
export const RoomPage = () => {
  const chat = useChatStore((state) => state.chat)
  if (!chat) return null
  return (
    <>
      <ChatRoom chat={chat} />
      <ModerationOverlay />
    </>
  )
}
