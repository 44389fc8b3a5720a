import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useRouter } from '../shared/router/router-context.ts'

interface Props {
  /** The content of the button, and its name when the content is only an icon. */
  readonly face: ReactNode
  readonly name?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A button with a small list below. Escape, blur or leaving closes it. */
export const Disclosure = ({ face, name, className, children }: Props) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const router = useRouter()
  useEffect(() => router.onNavigate(() => setOpen(false)), [router])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Keeps the list open while a dialog is open.
    const isInDialog = relatedTarget instanceof Element && relatedTarget.closest('dialog')
    if (!currentTarget.contains(relatedTarget) && !isInDialog) setOpen(false)
  }

  return (
    <fieldset className="disclosure" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <ul id={id} hidden={!open}>
        {children}
      </ul>
    </fieldset>
  )
}
