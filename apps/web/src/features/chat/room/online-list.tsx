import { type ChatState, whyNotForceOffline } from '@lanting/chat'
import type { OnlineEntry } from '@lanting/contract'
import { Avatar } from '../../../shared/avatar.tsx'
import { RoleMark } from '../../../shared/role-mark.tsx'
import type { UserInfo } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'

export interface OnlineListProps {
  readonly state: Pick<ChatState, 'online' | 'visitors' | 'connection'>
  readonly me: UserInfo | undefined
  readonly onForceOffline: (entry: OnlineEntry) => void
}

const OnlineUser = (props: OnlineListProps & { readonly entry: OnlineEntry }) => {
  const { entry, me, state, onForceOffline } = props
  const chatRoom = useChatCopy()
  const { user_id, nick_name, avatar } = entry
  const canKick = me && whyNotForceOffline({ user_id: me.id, role: me.role }, user_id) === undefined
  return (
    <li>
      <Avatar user={{ id: user_id, avatar }} size={32} />
      <span dir="auto">{nick_name}</span>
      <RoleMark userId={user_id} />
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

/** Everybody who is online. Administrators force a user offline here. */
export const OnlineList = (props: OnlineListProps) => {
  const { online, visitors } = props.state
  const chatRoom = useChatCopy()
  return (
    <>
      <p>{chatRoom.online(online.length)}</p>
      <ul>
        {online.map((entry) => (
          <OnlineUser key={entry.user_id} entry={entry} {...props} />
        ))}
      </ul>
      {visitors > 0 && <small>{chatRoom.visitors(visitors)}</small>}
    </>
  )
}
