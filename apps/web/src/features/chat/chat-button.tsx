import { SHOWN } from '@lanting/contract'
import { lazy, Suspense } from 'react'
import { badgeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { turnDoor, useChatDoor } from './chat-door.ts'
import { useChatConnection } from './use-chat-connection.ts'

const loadRoom = () => import('./room/room-popover.tsx')
const RoomPopover = lazy(async () => ({ default: (await loadRoom()).RoomPopover }))

/** The way into the chat room, with what was said since one has looked; and the room itself. */
export const ChatButton = () => {
  const { shell } = useCopy()
  const isOpen = useChatDoor((state) => state.isOpen)
  const unread = useChatDoor((state) => state.unread)
  useChatConnection(isOpen)
  return (
    <>
      <button
        type="button"
        className="chat-tab when-scripted"
        aria-label={unread > 0 ? shell.chatRoomNews(unread) : shell.chatRoom}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={loadRoom}
        onClick={turnDoor}
      >
        <span>{shell.chatRoom}</span>
        {unread > 0 && (
          <span className="badge" aria-hidden="true">
            {badgeText(unread, SHOWN.unreadBadge)}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <RoomPopover />
        </Suspense>
      )}
    </>
  )
}
