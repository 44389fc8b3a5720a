import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
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

/** A modal dialog. The browser traps the focus and closes it with Escape. */
export const Dialog = ({ title, onClose, shape = 'small', children }: Props) => {
  const { admin } = useCopy()
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>(FIRST)?.focus()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className="dialog"
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
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
