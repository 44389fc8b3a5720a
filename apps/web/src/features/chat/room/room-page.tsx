import { useChatStore } from '../chat-store.ts'
import { ChatRoom } from './chat-room.tsx'

/** The room as a page. */
export const RoomPage = () => {
  const chat = useChatStore((state) => state.chat)
  return chat ? <ChatRoom chat={chat} /> : null
}
