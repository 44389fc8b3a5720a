import type { Chat, Pending } from '@lanting/chat'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { openViewer } from '../../../shared/pictures/viewer-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { MessageText } from './message.tsx'
import { ownState } from './message-list.rules.ts'
import { PictureBubble } from './picture-bubble.tsx'

interface Props {
  readonly pending: Pending
  readonly isConnected: boolean
  readonly chat: Pick<Chat, 'resend' | 'discard'>
}

/** An own message that is not confirmed yet, with its state. */
export const PendingMessage = ({ pending, isConnected, chat }: Props) => {
  const chatRoom = useChatCopy()
  const { client_id, content, content_type, refusal } = pending
  const state = ownState(pending, isConnected)
  const isFailed = state === 'failed'
  const Mark = isFailed ? IconAlertCircle : IconClock
  const says = {
    sending: chatRoom.sending,
    waiting: chatRoom.waitsToBeSent,
    held: chatRoom.waitsForReview,
    failed: refusal ? chatRoom.refusals[refusal] : chatRoom.notSent,
  }[state]
  const alt = chatRoom.pictureOf(chatRoom.me)
  return (
    <div className="room-message" data-pending={state}>
      {content_type === 'image' ? (
        <PictureBubble
          url={content}
          alt={alt}
          onEnlarge={() => openViewer([{ src: content, alt }], 0)}
        />
      ) : (
        <MessageText content={content} />
      )}
      <p className="room-state" data-state={state}>
        <Mark aria-hidden size={14} stroke={2} />
        <span>{says}</span>
        {isFailed && (
          <>
            <button type="button" onClick={() => chat.resend(client_id)}>
              {chatRoom.resend}
            </button>
            <button type="button" onClick={() => chat.discard(client_id)}>
              {chatRoom.discard}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
