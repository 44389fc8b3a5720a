import { isComposing } from '@lanting/browser'
import type { ChatMessage } from '@lanting/contract'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useChatCopy } from '../use-chat-copy.ts'
import { sendsByKey } from './enter-key.rules.ts'
import { readQuote, remainingLength } from './quote.rules.ts'
import { useEdit } from './use-edit.ts'
import { useEnterSends } from './use-enter-sends.ts'
import './message-tools.css'

interface Props {
  readonly message: ChatMessage
  readonly onDone: () => void
}

/**
 * Edits the text of a message in its place, until the room has stored it. The quote above it stays.
 */
export const MessageEditor = ({ message, onDone }: Props) => {
  const chatRoom = useChatCopy()
  const enterSaves = useEnterSends()
  const { content } = message
  const { quote, text: before } = readQuote(content)
  const [text, setText] = useState(before)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = remainingLength(quote, text)
  // An empty text keeps the editor open, and its quote is no text.
  const kept = content.slice(0, content.length - before.length)
  const { send, isSaving, isStored, fault } = useEdit(message, text.trim() && kept + text.trim())

  const focusEnd = useEffectEvent(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  })
  useLayoutEffect(() => focusEnd(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text])
  const close = useEffectEvent(onDone)
  useEffect(() => {
    if (isStored) close()
  }, [isStored])

  const save = () => {
    if (isSaving) return
    if (text.trim() === before) onDone()
    else send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onDone()
    } else if (sendsByKey(event, enterSaves)) {
      event.preventDefault()
      save()
    } else event.stopPropagation()
  }
  const says = () => {
    if (left < 0) return chatRoom.tooMuch(-left)
    return fault && (fault === 'notConnected' ? chatRoom.notConnected : chatRoom.refusals[fault])
  }
  return (
    <div className="room-bubble room-editor">
      <textarea
        ref={field}
        rows={1}
        value={text}
        readOnly={isSaving}
        aria-label={enterSaves ? chatRoom.editField : chatRoom.editFieldWithLines}
        enterKeyHint={enterSaves ? 'done' : 'enter'}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p>
        <span role="status" data-fault={left < 0 || fault !== undefined}>
          {says()}
        </span>
        <button type="button" onClick={onDone}>
          {chatRoom.cancelEdit}
        </button>
        <button type="button" data-kind="save" aria-busy={isSaving} onClick={save}>
          {chatRoom.saveEdit}
        </button>
      </p>
    </div>
  )
}
