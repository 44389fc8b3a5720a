import { useChatDoor } from '../chat-store.ts'
import { ChatRoom } from './chat-room.tsx'

/** The room where it is the page. */
export const RoomPage = () => {
  const chat = useChatDoor((state) => state.chat)
  return chat ? <ChatRoom chat={chat} /> : null
}
