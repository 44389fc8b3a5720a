import { mayRecall } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { useLanguage } from '../../../shared/language.ts'
import { PlainText } from '../../../shared/written-text.tsx'
import { ModerateButton } from '../moderation/moderate-button.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { useIsActive } from './active-message.ts'
import { FoldedText } from './folded-text.tsx'
import { hourOf } from './message-time.rules.ts'
import { PictureBubble } from './picture-bubble.tsx'
import { readQuote } from './quote.rules.ts'
import { useRoom } from './room-context.ts'

/** The text of a message, with the quoted message above it. */
export const MessageText = ({ content }: { content: string }) => {
  const chatRoom = useChatCopy()
  const { quote, text } = readQuote(content)
  return (
    <div className="room-bubble">
      {quote && (
        <p className="room-quote" dir="auto">
          {chatRoom.saidBy(quote.name, quote.text)}
        </p>
      )}
      <FoldedText text={text}>
        <PlainText text={text} />
      </FoldedText>
    </div>
  )
}

const Actions = ({ message }: { message: ChatMessage }) => {
  const chatRoom = useChatCopy()
  const { me, answer, recall } = useRoom()
  const mayTakeBack = me && mayRecall({ user_id: me.id, role: me.role }, message)
  return (
    <div className="room-actions">
      <button type="button" onClick={() => answer(message)}>
        {chatRoom.reply}
      </button>
      {mayTakeBack && (
        <button type="button" data-kind="danger" onClick={() => recall(message)}>
          {chatRoom.recall}
        </button>
      )}
      <ModerateButton message={message} me={me} />
    </div>
  )
}

interface Props {
  readonly message: ChatMessage
  readonly isOwn: boolean
  /** The newest own message always shows its sent state. */
  readonly isLastOwn: boolean
}

/** A chat message. Its actions appear on hover or focus. */
export const Message = memo(({ message, isOwn, isLastOwn }: Props) => {
  const chatRoom = useChatCopy()
  const language = useLanguage()
  const { enlarge } = useRoom()
  const { id, nick_name, content, content_type, createdAtMs } = message
  const isActive = useIsActive(id)
  const name = isOwn ? chatRoom.me : nick_name
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this groups a message.
    <div
      role="group"
      className="room-message"
      data-id={id}
      tabIndex={-1}
      aria-label={`${name} ${hourOf(createdAtMs, language)}`}
    >
      {content_type === 'image' ? (
        <PictureBubble
          url={content}
          alt={chatRoom.pictureOf(nick_name)}
          onEnlarge={() => enlarge(id)}
        />
      ) : (
        <MessageText content={content} />
      )}
      {isOwn && (isLastOwn || isActive) && (
        <span className="room-state" data-state="sent">
          <IconCheck aria-hidden size={14} stroke={2} />
          <span className="for-screen-readers">{chatRoom.sent}</span>
        </span>
      )}
      {isActive && <Actions message={message} />}
    </div>
  )
})
