import { ChatFrame } from '../../features/chat/chat-frame.tsx'
import '../../features/chat/chat-page.css'

export const ChatPage = () => (
  <div className="chat-page">
    <ChatFrame />
  </div>
)
