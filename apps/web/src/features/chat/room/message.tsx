import type { ChatMessage } from '@lanting/contract'
import { IconCheck } from '@tabler/icons-react'
import { memo, type ReactNode, useState } from 'react'
import { useLanguage } from '../../../shared/language.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { useIsActive } from './active-message.ts'
import { EditedMark } from './edited-mark.tsx'
import { MessageActions, type OpenedBox } from './message-actions.tsx'
import { MessageBody } from './message-body.tsx'
import { hourOf } from './message-time.rules.ts'
import { PictureBubble } from './picture-bubble.tsx'
import { type Quote, readQuote } from './quote.rules.ts'
import { Reactions } from './reactions.tsx'
import { useRoom } from './room-context.ts'

const MessageEditor = onDemand(async () => (await import('./message-editor.tsx')).MessageEditor)

interface QuoteProps {
  readonly quote: Quote
  /** The quoted message, if it exists. */
  readonly source?: number
}

const QuoteOf = ({ quote: { name, text }, source }: QuoteProps) => {
  const chatRoom = useChatCopy()
  const { jump } = useRoom()
  const said = chatRoom.saidBy(name, text)
  if (source === undefined) {
    return (
      <p className="room-quote" dir="auto">
        {said}
      </p>
    )
  }
  return (
    <button
      type="button"
      className="room-quote"
      dir="auto"
      aria-label={chatRoom.toSource(name, text)}
      onClick={() => jump({ id: source })}
    >
      {said}
    </button>
  )
}

interface TextProps {
  readonly content: string
  /** The answered message. */
  readonly source?: number
  readonly children?: ReactNode
}

/** The text of a message, with the quoted message above it. */
export const MessageText = ({ content, source, children }: TextProps) => {
  const { quote, text } = readQuote(content)
  return (
    <div className="room-bubble">
      {quote && <QuoteOf quote={quote} source={source} />}
      <MessageBody text={text} />
      {children}
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
  const [isEditing, setEditing] = useState(false)
  const [opened, setOpened] = useState<OpenedBox>()
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
      {isEditing ? (
        <MessageEditor
          message={message}
          onDone={() => setEditing(false)}
          onMissing={() => setEditing(false)}
        />
      ) : content_type === 'image' ? (
        <PictureBubble
          url={content}
          alt={chatRoom.pictureOf(nick_name)}
          onEnlarge={() => enlarge(id)}
        />
      ) : (
        <MessageText content={content} source={message.reply_to}>
          <EditedMark message={message} />
        </MessageText>
      )}
      {isOwn && (isLastOwn || isActive) && (
        <span className="room-state" data-state="sent">
          <IconCheck aria-hidden size={14} stroke={2} />
          <span className="for-screen-readers">{chatRoom.sent}</span>
        </span>
      )}
      {!isEditing && (isActive || opened) && (
        <MessageActions
          message={message}
          opened={opened}
          onOpen={setOpened}
          onEdit={() => setEditing(true)}
        />
      )}
      <Reactions message={message} />
    </div>
  )
})
