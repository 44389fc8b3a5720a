import { Avatar } from '../../../shared/avatar.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import type { Mentionable } from './mention.rules.ts'
import './mention-list.css'

interface Props {
  readonly id: string
  readonly users: readonly Mentionable[]
  readonly place: number
  readonly onChoose: (user: Mentionable) => void
}

/** The users whose name completes a mention. Keys stay in the field. */
export const MentionList = ({ id, users, place, onChoose }: Props) => {
  const chatRoom = useChatCopy()
  return (
    <div id={id} className="room-mentions" role="listbox" aria-label={chatRoom.mention}>
      {users.map((user, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        <div
          key={user.user_id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === place}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(user)}
        >
          <Avatar user={{ id: user.user_id, avatar: user.avatar }} size={26} />
          <span dir="auto">{user.nick_name}</span>
        </div>
      ))}
    </div>
  )
}
