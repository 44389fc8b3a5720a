import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Avatar } from '../../../shared/avatar.tsx'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { knowsOnlineUsers } from './connection.rules.ts'
import type { OnlineListProps } from './online-list.tsx'

const OnlineList = onDemand(async () => (await import('./online-list.tsx')).OnlineList)

/** Number of avatars in the room header. */
const AVATARS = 4

const DIALOG = 'dialog, [role="dialog"]'

const isOnline = (relatedTarget: EventTarget | null, currentTarget: Element) =>
  // Keeps the list open while a confirm dialog is open.
  !(relatedTarget instanceof Element) ||
  currentTarget.contains(relatedTarget) ||
  relatedTarget.closest(DIALOG) !== currentTarget.closest(DIALOG)

/** The online users: some avatars, and the full list on demand. */
export const OnlineUsers = (props: OnlineListProps) => {
  const { online, connection } = props.state
  const chatRoom = useChatCopy()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isOnline(relatedTarget, currentTarget)) setOpen(false)
  }
  if (!knowsOnlineUsers(connection)) return null
  return (
    <fieldset
      className="room-here"
      aria-label={chatRoom.onlineList}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <button
        ref={button}
        type="button"
        className="room-avatars"
        onPointerDown={OnlineList.ahead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {online.slice(0, AVATARS).map(({ user_id, avatar }) => (
          <Avatar key={user_id} user={{ id: user_id, avatar }} size={30} />
        ))}
        <b>{chatRoom.here(online.length)}</b>
      </button>
      <div id={id} className="room-online" hidden={!isOpen}>
        {isOpen && <OnlineList {...props} onMissing={() => setOpen(false)} />}
      </div>
    </fieldset>
  )
}
