import { isComposing } from '@lanting/browser'
import type { Chat } from '@lanting/chat'
import type { ChatRules } from '@lanting/contract'
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
import { useChatCopy } from '../use-chat-copy.ts'
import { sendsByKey } from './enter-key.rules.ts'
import { momentToCome } from './message-time.rules.ts'
import { type Quote, remainingLength, withQuote } from './quote.rules.ts'
import { clearComposerDraft, isInComposerDraft, useComposerDraft } from './use-composer-draft.ts'
import { useEnterSends } from './use-enter-sends.ts'
import { useMention } from './use-mention.tsx'
import { useMutedUntil } from './use-muted-until.ts'
import { useReadOnlyUntil } from './use-read-only-until.ts'
import { useVisitor } from './use-visitor.tsx'

interface Props {
  readonly chat: Pick<Chat, 'send' | 'setVisitor' | 'typing' | 'getState'>
  readonly rules: ChatRules
  readonly userId: number | undefined
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly quote: Quote | undefined
  /** The answered message. */
  readonly replyTo: number | undefined
  readonly onQuoteGone: () => void
  readonly onPictures: (files: FileList) => void
  /** The image upload button. */
  readonly children: ReactNode
}

const SECOND_MS = 1_000

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
  const { chat, rules, userId, field, quote, replyTo, onQuoteGone, onPictures, children } = props
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  const language = useLanguage()
  const { whenAllowed, nameField } = useVisitor({ chat, rules, userId })
  const [text, setText] = useComposerDraft(userId)
  const mutedUntil = useMutedUntil(userId)
  const readOnlyUntil = useReadOnlyUntil(rules)
  const enterSends = useEnterSends()
  const mention = useMention({ chat, field, userId, setText })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text, mutedUntil, readOnlyUntil])

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
    if (isComposing(event.nativeEvent) || mention.onKey(event)) return
    if (!sendsByKey(event, enterSends)) return
    event.preventDefault()
    void whenAllowed(send)
  }
  const insert = (emoji: string) => insertAtCaret(field.current, emoji, setText)
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData
    // Office programs copy a picture of the text beside it.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    onPictures(files)
  }

  const silentUntil = mutedUntil ?? readOnlyUntil
  if (silentUntil !== undefined) {
    const time = momentToCome(silentUntil, Date.now(), language, chatRoom)
    return (
      <p className="room-muted" role="status">
        {mutedUntil === undefined ? chatRoom.readOnly(time) : chatRoom.muted(time)}
      </p>
    )
  }
  return (
    <>
      {rules.slow_ms > 0 && (
        <p className="room-slow">{chatRoom.slowMode(rules.slow_ms / SECOND_MS)}</p>
      )}
      {nameField}
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
          aria-label={enterSends ? chatRoom.field : chatRoom.fieldWithLines}
          placeholder={chatRoom.placeholder}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            mention.follow()
            chat.typing()
          }}
          onKeyDown={sendByKey}
          onPaste={paste}
        />
        <button type="button" className="button" onClick={() => whenAllowed(send)}>
          {chatRoom.send}
        </button>
      </div>
    </>
  )
}
