import type { ChatMessage } from '@lanting/contract'
import { useChatCopy } from '../use-chat-copy.ts'
import { useRoom } from './room-context.ts'

/** The reactions to a message, counted. Pressing one again takes it back. */
export const Reactions = ({ message }: { message: ChatMessage }) => {
  const chatRoom = useChatCopy()
  const { me, react } = useRoom()
  const { id, reactions = [] } = message
  if (reactions.length === 0) return null
  return (
    <ul className="room-reactions" aria-label={chatRoom.reactions}>
      {reactions.map(({ emoji, users }) => {
        const isOwn = users.some(({ user_id }) => user_id === me?.id)
        const names = chatRoom.names(users.map(({ nick_name }) => nick_name))
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={chatRoom.reactedBy(emoji, users.length, names)}
              title={names}
              onClick={() => react(id, emoji, !isOwn)}
            >
              <span aria-hidden="true">{emoji}</span> {users.length}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
