import { IconAdjustments } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { usePopover } from '../../../shared/use-popover.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import './room-settings.css'

const RoomSwitches = onDemand(async () => (await import('./room-switches.tsx')).RoomSwitches)

/** The settings of this browser, and those of the room for administrators. */
export const RoomSettings = ({ children }: { children?: ReactNode }) => {
  const { settings } = useChatCopy()
  const { open, setOpen, button, handlers } = usePopover()
  const id = useId()
  return (
    <fieldset className="room-options" aria-label={settings.title} {...handlers}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={settings.title}
        title={settings.title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconAdjustments aria-hidden size={20} stroke={1.6} />
      </button>
      {/* A press beside a control keeps the focus here. */}
      <div id={id} className="room-sheet" tabIndex={-1} hidden={!open}>
        {open && <RoomSwitches onMissing={() => setOpen(false)} />}
        {open && children}
      </div>
    </fieldset>
  )
}
