import { useId } from 'react'
import { changeChatSettings, useChatSettings } from '../connection/chat-settings.ts'
import { unlockSound } from '../connection/ring.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { useEnterSends } from './use-enter-sends.ts'

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

/** The settings of this browser. */
export const RoomSwitches = () => {
  const { settings } = useChatCopy()
  const { hasSound, isQuiet } = useChatSettings()
  const enterSends = useEnterSends()
  return (
    <ul>
      <Switch
        label={settings.enterSends}
        isOn={enterSends}
        onChange={(isOn) => changeChatSettings({ enterSends: isOn })}
      />
      <Switch
        label={settings.sound}
        isOn={hasSound}
        onChange={(isOn) => {
          changeChatSettings({ hasSound: isOn })
          if (isOn) unlockSound()
        }}
      />
      <Switch
        label={settings.quiet}
        isOn={isQuiet}
        onChange={(isOn) => changeChatSettings({ isQuiet: isOn })}
      />
    </ul>
  )
}
