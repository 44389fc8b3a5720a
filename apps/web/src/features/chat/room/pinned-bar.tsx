import { mayPin } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { IconPin, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useChatCopy } from '../use-chat-copy.ts'
import { excerpt, readQuote } from './quote.rules.ts'
import { useRoom } from './room-context.ts'

interface Props {
  readonly pins: readonly ChatMessage[]
}

/** The pinned messages, one at a time. A press leads to the message, and shows the next. */
export const PinnedBar = ({ pins }: Props) => {
  const chatRoom = useChatCopy()
  const { me, pin, jump: jumpTo } = useRoom()
  const [place, setPlace] = useState(0)
  const shown = pins[place] ?? pins[0]
  if (!shown) return null
  const { id, nick_name, content, content_type } = shown
  const text = content_type === 'image' ? chatRoom.picture : excerpt(readQuote(content).text)
  const jump = () => {
    jumpTo({ id })
    setPlace((place + 1) % pins.length)
  }
  return (
    <div className="room-pinned">
      <IconPin aria-hidden size={16} stroke={1.6} />
      <button type="button" aria-label={chatRoom.toPinned(nick_name, text)} onClick={jump}>
        <span dir="auto">{chatRoom.saidBy(nick_name, text)}</span>
        {pins.length > 1 && <small>{`${pins.indexOf(shown) + 1}/${pins.length}`}</small>}
      </button>
      {me && mayPin({ user_id: me.id, role: me.role }) && (
        <button
          type="button"
          className="icon-button"
          aria-label={chatRoom.unpin}
          title={chatRoom.unpin}
          onClick={() => pin(id, false)}
        >
          <IconX aria-hidden size={16} stroke={1.6} />
        </button>
      )}
    </div>
  )
}
