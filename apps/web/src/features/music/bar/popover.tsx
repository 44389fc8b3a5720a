import { type ReactNode, useId } from 'react'
import { usePopover } from '../../../shared/use-popover.ts'
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
  const { open, setOpen, button, handlers } = usePopover()
  const id = useId()

  return (
    <fieldset className={`player-popover ${className}`} {...handlers}>
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
