import { isVisible, LENGTH, visibleLength } from '@lanting/contract'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useDraft } from '../../shared/drafts.ts'
import { EmojiButton } from '../../shared/emoji/emoji-button.tsx'
import { insertAtCaret } from '../../shared/emoji/insert-text.ts'
import { useCopy } from '../../shared/language.ts'
import { useWhenLoggedIn } from '../../shared/session/when-logged-in.ts'
import { type Destination, usePublish } from './use-comment-actions.ts'

interface Props {
  readonly destination: Destination
  /** The avatar of the user. */
  readonly face?: ReactNode
  readonly autoFocus?: boolean
  readonly onPublished?: () => void
}

/** Shows the remaining length below this number. */
const NEAR_THE_END = 60

const draftKey = ({ type, for_id, reply }: Destination) =>
  `comment ${type} ${for_id} ${reply ? `${reply.parent_id} ${reply.to_id}` : ''}`.trim()

const RemainingLength = ({ length }: { length: number }) => {
  const { comments } = useCopy()
  const left = LENGTH.comment - length
  if (left > NEAR_THE_END) return null
  return (
    <span className="composer-remaining" data-over={left < 0} role="status">
      {left < 0 ? comments.tooLong(-left) : comments.left(left)}
    </span>
  )
}

/** A field that grows with its text. The draft stays until the server confirms it. */
export const Composer = ({ destination, face, autoFocus = false, onPublished }: Props) => {
  const { comments } = useCopy()
  const [text, setText] = useDraft(draftKey(destination))
  const { publish, isPublishing } = usePublish(destination)
  const whenLoggedIn = useWhenLoggedIn()
  const [isHeld, setIsHeld] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const length = visibleLength(text)
  const isFit = isVisible(text) && length <= LENGTH.comment

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [text])
  useLayoutEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])

  const insert = (emoji: string) => insertAtCaret(field.current, emoji, setText)
  const send = async () => {
    if (!isFit) return
    const outcome = await publish(text)
    // Keeps the text after a failure.
    if (outcome === 'failed') return
    setText('')
    setIsHeld(outcome === 'held')
    if (outcome === 'published') onPublished?.()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void whenLoggedIn(send)
  }

  const { reply } = destination
  return (
    <div className="composer" data-kind={reply ? 'reply' : 'comment'} data-filled={text !== ''}>
      {face}
      <div className="composer-main">
        {reply && <p className="composer-recipient">{comments.to(reply.name)}</p>}
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={reply ? comments.replyField(reply.name) : comments.field}
          placeholder={comments.placeholder}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={sendByKey}
        />
        <div className="composer-tools">
          <EmojiButton onChoose={insert} />
          <RemainingLength length={length} />
          {isHeld && text === '' && (
            <span className="composer-remaining" role="status">
              {comments.held}
            </span>
          )}
          {text !== '' && (
            <div className="composer-actions">
              <button type="button" className="text-button" onClick={() => setText('')}>
                {comments.clear}
              </button>
              <button
                type="button"
                className="button"
                disabled={!isFit}
                aria-busy={isPublishing}
                onClick={() => whenLoggedIn(send)}
              >
                {isPublishing ? comments.publishing : comments.publish}
              </button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
