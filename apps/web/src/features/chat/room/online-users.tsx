import { type ChatState, whyNotForceOffline } from '@lanting/chat'
import type { OnlineEntry } from '@lanting/contract'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Avatar } from '../../../shared/avatar.tsx'
import type { UserInfo } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { knowsOnlineUsers } from './connection.rules.ts'

interface Props {
  readonly state: Pick<ChatState, 'online' | 'visitors' | 'connection'>
  readonly me: UserInfo | undefined
  readonly onForceOffline: (entry: OnlineEntry) => void
}

/** Number of avatars in the room header. */
const AVATARS = 4

const DIALOG = 'dialog, [role="dialog"]'

const isOnline = (relatedTarget: EventTarget | null, currentTarget: Element) =>
  // Keeps the list open while a confirm dialog is open.
  !(relatedTarget instanceof Element) ||
  currentTarget.contains(relatedTarget) ||
  relatedTarget.closest(DIALOG) !== currentTarget.closest(DIALOG)

const OnlineUser = ({ entry, me, state, onForceOffline }: Props & { entry: OnlineEntry }) => {
  const chatRoom = useChatCopy()
  const { user_id, nick_name, avatar } = entry
  const canKick = me && whyNotForceOffline({ user_id: me.id, role: me.role }, user_id) === undefined
  return (
    <li>
      <Avatar user={{ id: user_id, avatar }} size={32} />
      <span dir="auto">{nick_name}</span>
      {user_id === me?.id && <small>{chatRoom.me}</small>}
      {canKick && (
        <button
          type="button"
          aria-label={chatRoom.forceOfflineName(nick_name)}
          disabled={state.connection.kind !== 'open'}
          onClick={() => onForceOffline(entry)}
        >
          {chatRoom.forceOffline}
        </button>
      )}
    </li>
  )
}

/** The online users: some avatars, and the full list on demand. */
export const OnlineUsers = (props: Props) => {
  const { online, visitors, connection } = props.state
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
        <p>{chatRoom.online(online.length)}</p>
        <ul>
          {online.map((entry) => (
            <OnlineUser key={entry.user_id} entry={entry} {...props} />
          ))}
        </ul>
        {visitors > 0 && <small>{chatRoom.visitors(visitors)}</small>}
      </div>
    </fieldset>
  )
}
