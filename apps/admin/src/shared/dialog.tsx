import { openDialog } from '@lanting/browser'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useCopy } from './language.ts'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly shape?: 'small' | 'wide' | 'full' | 'side'
  readonly children: ReactNode
}

/** The element with the first focus: a text field, or the first button. */
const FIRST =
  'input:not([type="radio"], [type="file"], [type="checkbox"]), textarea, .dialog-actions button'

/** A modal dialog. A click beside it does not close it, because that would lose input. */
export const Dialog = ({ title, onClose, shape = 'small', children }: Props) => {
  const { admin } = useCopy()
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    return openDialog(current, {
      onClose: () => close(),
      closesBeside: false,
      firstFocus: FIRST,
    })
  }, [])
  return (
    <dialog
      ref={element}
      className="dialog"
      data-shape={shape}
      data-side={shape === 'side' ? 'right' : undefined}
      aria-labelledby={titleId}
    >
      <header className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={admin.actions.close}
          onClick={onClose}
        >
          <IconX aria-hidden size={20} stroke={1.6} />
        </button>
      </header>
      {children}
    </dialog>
  )
}
