import { isVisible, LENGTH, visibleLength } from '@lanting/contract'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { EmojiButton } from '../../../shared/emoji/emoji-button.tsx'
import { insertAtCaret } from '../../../shared/emoji/insert-text.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useCommentCopy } from '../use-comment-copy.ts'
import './composer.css'

const ComposerPictures = onDemand(
  async () => (await import('./composer-pictures.tsx')).ComposerPictures,
)

interface Writing {
  readonly text: string
  readonly onText: (text: string) => void
  readonly pictures: readonly string[]
  readonly onPictures: (change: (urls: readonly string[]) => readonly string[]) => void
}

interface Props extends Writing {
  readonly label: string
  readonly autoFocus?: boolean
  readonly note?: string
  /** Called for a valid text of a user. */
  readonly onSend: () => Promise<void>
  readonly actions: (send: { readonly isFit: boolean; readonly send: () => void }) => ReactNode
}

/** Shows the remaining length below this number. */
const NEAR_THE_END = 60

const RemainingLength = ({ length }: { length: number }) => {
  const copy = useCommentCopy()
  const left = LENGTH.comment - length
  if (left > NEAR_THE_END) return null
  return (
    <span className="composer-remaining" data-over={left < 0} role="status">
      {left < 0 ? copy.tooLong(-left) : copy.left(left)}
    </span>
  )
}

/** A field that grows with its text, with emoji and, for users, pictures. */
export const ComposerField = (props: Props) => {
  const { text, onText, pictures, onPictures, label, autoFocus = false, note, actions } = props
  const copy = useCommentCopy()
  const isUser = useUserState((state) => state.userInfo !== undefined)
  const whenLoggedIn = useWhenLoggedIn()
  const field = useRef<HTMLTextAreaElement>(null)
  const [pasted, setPasted] = useState<File>()
  const [isUploading, setUploading] = useState(false)
  const length = visibleLength(text)
  const isFit = isVisible(text) && length <= LENGTH.comment && !isUploading

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

  const send = () => void whenLoggedIn(() => isFit && props.onSend())
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!file || !isUser) return
    event.preventDefault()
    setPasted(file)
  }
  return (
    <>
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={label}
        title={copy.markdown}
        placeholder={copy.placeholder}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={sendByKey}
        onPaste={paste}
      />
      <div className="composer-tools">
        <EmojiButton onChoose={(emoji) => insertAtCaret(field.current, emoji, onText)} />
        {isUser && (
          <ComposerPictures
            copy={copy}
            urls={pictures}
            onUrls={onPictures}
            pasted={pasted}
            onUploading={setUploading}
          />
        )}
        <RemainingLength length={length} />
        {note && (
          <span className="composer-remaining" role="status">
            {note}
          </span>
        )}
        {actions({ isFit, send })}
      </div>
    </>
  )
}
