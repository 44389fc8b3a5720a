import { IconAdjustments } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { usePopover } from '../../../shared/use-popover.ts'
import { changeChatSettings, useChatSettings } from '../connection/chat-settings.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { useEnterSends } from './use-enter-sends.ts'
import './room-settings.css'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Switch = ({ label, isOn, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <li>
      <span id={id}>{label}</span>
      <button
        type="button"
        role="switch"
        className="room-switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => onChange(!isOn)}
      />
    </li>
  )
}

/** The settings of this browser, and those of the room for administrators. */
export const RoomSettings = ({ children }: { children?: ReactNode }) => {
  const { settings } = useChatCopy()
  const { open, setOpen, button, handlers } = usePopover()
  const { hasSound, isQuiet } = useChatSettings()
  const enterSends = useEnterSends()
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
        <ul>
          <Switch
            label={settings.enterSends}
            isOn={enterSends}
            onChange={(isOn) => changeChatSettings({ enterSends: isOn })}
          />
          <Switch
            label={settings.sound}
            isOn={hasSound}
            onChange={(isOn) => changeChatSettings({ hasSound: isOn })}
          />
          <Switch
            label={settings.quiet}
            isOn={isQuiet}
            onChange={(isOn) => changeChatSettings({ isQuiet: isOn })}
          />
        </ul>
        {open && children}
      </div>
    </fieldset>
  )
}
