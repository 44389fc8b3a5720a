import { IconMoodSmile } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useCopy } from '../language.ts'
import { onDemand } from '../on-demand.tsx'

const EmojiGrid = onDemand(async () => (await import('./emoji-grid.tsx')).EmojiGrid)

/** Opens the emoji picker, which loads on first use. Escape or blur closes it. */
export const EmojiButton = ({ onChoose }: { onChoose: (emoji: string) => void }) => {
  const { emoji } = useCopy()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
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
    <fieldset className="emoji-picker" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={emoji.open}
        aria-expanded={open}
        onPointerDown={EmojiGrid.ahead}
        onClick={() => setOpen(!open)}
      >
        <IconMoodSmile aria-hidden size={20} stroke={1.6} />
      </button>
      {open && <EmojiGrid onChoose={onChoose} onMissing={() => setOpen(false)} />}
    </fieldset>
  )
}
