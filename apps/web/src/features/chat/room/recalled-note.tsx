import type { Recalled } from '@lanting/chat'
import { useChatCopy } from '../use-chat-copy.ts'
import { readQuote } from './quote.rules.ts'
import { useRoom } from './room-context.ts'

/** A quiet line in place of a recalled message. Its author may write it again. */
export const RecalledNote = ({ recalled: { message, by } }: { recalled: Recalled }) => {
  const chatRoom = useChatCopy()
  const { me, writeAgain } = useRoom()
  const { user_id, nick_name, content, content_type } = message
  const isOwn = by === user_id && user_id === me?.id
  const note = () => {
    if (isOwn) return chatRoom.youRecalled
    return by === user_id
      ? chatRoom.hasRecalled(nick_name)
      : chatRoom.removedByAdministrator(nick_name)
  }
  return (
    <li className="room-recalled">
      <span dir="auto">{note()}</span>
      {isOwn && content_type === 'text' && (
        <button type="button" onClick={() => writeAgain(readQuote(content).text)}>
          {chatRoom.writeAgain}
        </button>
      )}
    </li>
  )
}
