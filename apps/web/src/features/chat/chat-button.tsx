import { SHOWN } from '@lanting/contract'
import { IconMessageCircle } from '@tabler/icons-react'
import { badgeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { closeChat, toggleChat, useChatStore } from './chat-store.ts'
import { useChatConnection } from './use-chat-connection.ts'

const RoomPopover = onDemand(async () =>
  (await import('./room/room-popover.tsx')).loadRoomPopover(),
)

/** Opens the chat room and shows the unread count. */
export const ChatButton = () => {
  const { shell } = useCopy()
  const isOpen = useChatStore((state) => state.isOpen)
  const unread = useChatStore((state) => state.unread)
  useChatConnection(isOpen)
  return (
    <>
      <button
        type="button"
        className="chat-tab js-only"
        aria-label={unread > 0 ? shell.chatRoomNews(unread) : shell.chatRoom}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={RoomPopover.ahead}
        onClick={toggleChat}
      >
        <IconMessageCircle aria-hidden size={22} stroke={1.6} />
        <span>{shell.chatRoom}</span>
        {unread > 0 && (
          <span className="badge" aria-hidden="true">
            {badgeText(unread, SHOWN.unreadBadge)}
          </span>
        )}
      </button>
      {isOpen && <RoomPopover onMissing={closeChat} />}
    </>
  )
}
