import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** The state of a popover. Escape closes it and focuses its button; a blur closes it. */
export const usePopover = () => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return { open, setOpen, button, handlers: { onKeyDown, onBlur } }
}
