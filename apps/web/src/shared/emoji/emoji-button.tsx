import { IconMoodSmile } from '@tabler/icons-react'
import { useCopy } from '../language.ts'
import { onDemand } from '../on-demand.tsx'
import { usePopover } from '../use-popover.ts'

const EmojiGrid = onDemand(async () => (await import('./emoji-grid.tsx')).EmojiGrid)

/** Opens the emoji picker, which loads on first use. Escape or blur closes it. */
export const EmojiButton = ({ onChoose }: { onChoose: (emoji: string) => void }) => {
  const { emoji } = useCopy()
  const { open, setOpen, button, handlers } = usePopover()
  return (
    <fieldset className="emoji-picker" {...handlers}>
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
