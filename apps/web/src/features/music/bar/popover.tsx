import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import './popover.css'

interface Props {
  /** The content and the accessible name of the button. */
  readonly face: ReactNode
  readonly name: string
  readonly className: string
  readonly children: ReactNode
}

/** A button with a popover. Escape, another click or a blur closes it. */
export const Popover = ({ face, name, className, children }: Props) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <fieldset
      className={`player-popover ${className}`}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <section id={id} aria-label={name} tabIndex={-1} hidden={!open}>
        {open && children}
      </section>
    </fieldset>
  )
}
