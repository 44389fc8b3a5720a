import { ChatFrame } from '../../features/chat/chat-frame.tsx'

export const ChatPage = () => (
  <div className="chat-page">
    <ChatFrame />
  </div>
)
