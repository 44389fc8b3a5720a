import { isComposing } from '@lanting/browser'
import type { ChatMessage } from '@lanting/contract'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useChatCopy } from '../use-chat-copy.ts'
import { readQuote, remainingLength } from './quote.rules.ts'
import { useRoom } from './room-context.ts'
import './message-tools.css'

interface Props {
  readonly message: ChatMessage
  readonly onDone: () => void
}

/** On touch keyboards Enter is a new line. */
const hasKeyboard = () => window.matchMedia('(hover: hover)').matches

/** Edits the text of a message in its place. The quote above it stays. */
export const MessageEditor = ({ message: { id, content }, onDone }: Props) => {
  const chatRoom = useChatCopy()
  const { edit } = useRoom()
  const { quote, text: before } = readQuote(content)
  const [text, setText] = useState(before)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = remainingLength(quote, text)

  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(before.length, before.length)
  }, [before.length])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text])

  const save = () => {
    const kept = content.slice(0, content.length - before.length)
    const isSame = text.trim() === before
    // An empty text keeps the editor open, and its quote is no text.
    if (isSame || edit(id, text.trim() === '' ? '' : kept + text.trim())) onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onDone()
    } else if (event.key === 'Enter' && !event.shiftKey && hasKeyboard()) {
      event.preventDefault()
      save()
    } else event.stopPropagation()
  }
  return (
    <div className="room-bubble room-editor">
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={chatRoom.editField}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p>
        {left < 0 && <span role="status">{chatRoom.tooMuch(-left)}</span>}
        <button type="button" onClick={onDone}>
          {chatRoom.cancelEdit}
        </button>
        <button type="button" data-kind="save" onClick={save}>
          {chatRoom.saveEdit}
        </button>
      </p>
    </div>
  )
}
