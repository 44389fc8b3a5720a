import { useChatStore } from '../chat-store.ts'
import { ModerationOverlay } from '../moderation/moderate-button.tsx'
import { loadChatCopy } from '../use-chat-copy.ts'
import { ChatRoom } from './chat-room.tsx'

/** The room as a page. */
const RoomPage = () => {
  const chat = useChatStore((state) => state.chat)
  if (!chat) return null
  return (
    <>
      <ChatRoom chat={chat} />
      <ModerationOverlay />
    </>
  )
}

/** Loads the copy of the room, too. */
export const loadRoomPage = async () => {
  await loadChatCopy()
  return RoomPage
}
