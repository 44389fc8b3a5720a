import { isComposing } from '@lanting/browser'
import type { Chat } from '@lanting/chat'
import { IconX } from '@tabler/icons-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { EmojiButton } from '../../../shared/emoji/emoji-button.tsx'
import { insertAtCaret } from '../../../shared/emoji/insert-text.ts'
import { useCopy, useLanguage } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { momentToCome } from './message-time.rules.ts'
import { pictureAmong } from './picture-files.ts'
import { type Quote, remainingLength, withQuote } from './quote.rules.ts'
import { clearComposerDraft, isInComposerDraft, useComposerDraft } from './use-composer-draft.ts'
import { useMention } from './use-mention.tsx'
import { useMutedUntil } from './use-muted-until.ts'

interface Props {
  readonly chat: Pick<Chat, 'send' | 'typing' | 'getState'>
  readonly userId: number | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly quote: Quote | undefined
  /** The answered message. */
  readonly replyTo: number | undefined
  readonly onQuoteGone: () => void
  readonly onPicture: (file: File) => void
  /** The image upload button. */
  readonly children: ReactNode
}

/** Shows the remaining length below this number. */
const NEAR_THE_END = 60

const QuoteLine = ({ quote, onGone }: { quote: Quote; onGone: () => void }) => {
  const chatRoom = useChatCopy()
  return (
    <div className="room-replying">
      <p dir="auto">{chatRoom.replyTo(quote.name, quote.text)}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={chatRoom.cancelReply}
        onClick={onGone}
      >
        <IconX aria-hidden size={16} stroke={1.6} />
      </button>
    </div>
  )
}

const RemainingLength = ({ count }: { count: number }) => {
  const chatRoom = useChatCopy()
  if (count > NEAR_THE_END) return null
  return (
    <p className="room-remaining" role="status" data-over={count < 0}>
      {count < 0 ? chatRoom.tooMuch(-count) : chatRoom.left(count)}
    </p>
  )
}

/** The message composer. The text stays in the field until it is saved in the outbox. */
export const Composer = (props: Props) => {
  const { chat, userId, field, quote, replyTo, onQuoteGone, onPicture, children } = props
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  const language = useLanguage()
  const whenLoggedIn = useWhenLoggedIn()
  const [text, setText] = useComposerDraft(userId)
  const mutedUntil = useMutedUntil(userId)
  const mention = useMention({ chat, field, userId, setText })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text, mutedUntil])

  const send = () => {
    if (text !== '' && !isInComposerDraft(text)) return
    const fault =
      text.trim() === '' ? 'empty' : chat.send(withQuote(quote, text.trim()), 'text', replyTo)
    if (fault) {
      const title = messages.title.warning
      showToast({ level: 'warning', title, text: chatRoom.refusals[fault], durationMs: TOAST_MS })
      return
    }
    clearComposerDraft(text)
    onQuoteGone()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (!isComposing(event.nativeEvent) && mention.onKey(event)) return
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    void whenLoggedIn(send)
  }
  const insert = (emoji: string) => insertAtCaret(field.current, emoji, setText)
  const paste = (event: ClipboardEvent) => {
    const picture = pictureAmong(event.clipboardData.files)
    if (!picture) return
    event.preventDefault()
    onPicture(picture)
  }

  if (mutedUntil !== undefined) {
    return (
      <p className="room-muted" role="status">
        {chatRoom.muted(momentToCome(mutedUntil, Date.now(), language, chatRoom))}
      </p>
    )
  }
  return (
    <>
      {quote && <QuoteLine quote={quote} onGone={onQuoteGone} />}
      <RemainingLength count={remainingLength(quote, text)} />
      {mention.list}
      <div className="room-input">
        <EmojiButton onChoose={insert} />
        {children}
        <textarea
          ref={field}
          {...mention.attributes}
          rows={1}
          value={text}
          aria-label={chatRoom.field}
          placeholder={chatRoom.placeholder}
          enterKeyHint="send"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            mention.follow()
            chat.typing()
          }}
          onKeyDown={sendByKey}
          onPaste={paste}
        />
        <button type="button" className="button" onClick={() => whenLoggedIn(send)}>
          {chatRoom.send}
        </button>
      </div>
    </>
  )
}
