import { mayClear } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../shared/language.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { messageTime } from './message-time.rules.ts'
import { useRoom } from './room-context.ts'

const EditHistory = onDemand(async () => (await import('./edit-history.tsx')).EditHistory)

/** Says that a message was edited. Administrators open the earlier texts with it. */
export const EditedMark = ({ message }: { message: ChatMessage }) => {
  const chatRoom = useChatCopy()
  const language = useLanguage()
  const { me } = useRoom()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { editedAtMs } = message
  if (editedAtMs === undefined) return null
  const time = messageTime(editedAtMs, Date.now(), language, chatRoom)
  if (!me || !mayClear({ user_id: me.id, role: me.role })) {
    return (
      <small className="room-edited" title={time}>
        {chatRoom.edited}
      </small>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="room-edited"
        title={time}
        aria-label={chatRoom.earlierTexts}
        aria-expanded={isOpen}
        onPointerDown={EditHistory.ahead}
        onClick={() => setOpen(true)}
      >
        {chatRoom.edited}
      </button>
      {isOpen && (
        <EditHistory
          message={message}
          anchor={() => button.current}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  )
}
