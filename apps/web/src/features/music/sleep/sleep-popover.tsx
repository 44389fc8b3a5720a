import { IconMoon, IconMoonFilled } from '@tabler/icons-react'
import { Popover } from '../bar/popover.tsx'
import { usePlayerCopy } from '../use-player.ts'
import { SLEEP_MINUTES, type Sleep, useSleep } from './sleep-state.ts'
import { sleepAfter } from './sleep-timer.ts'
import './sleep.css'

const CHOICES: readonly Sleep[] = [...SLEEP_MINUTES, 'song', undefined]

/** Selects the sleep timer. */
export const SleepPopover = () => {
  const copy = usePlayerCopy().sleep
  const chosen = useSleep((state) => state.chosen)
  const named = (choice: Sleep) => {
    if (choice === undefined) return copy.never
    return choice === 'song' ? copy.afterSong : copy.afterMinutes(choice)
  }
  const Icon = chosen === undefined ? IconMoon : IconMoonFilled
  return (
    <Popover
      face={<Icon aria-hidden size={20} stroke={1.6} />}
      name={chosen === undefined ? copy.name : copy.set(named(chosen))}
      className="sleep"
    >
      <ul>
        {CHOICES.map((choice) => (
          <li key={String(choice)}>
            <button
              type="button"
              aria-pressed={choice === chosen}
              onClick={() => sleepAfter(choice)}
            >
              {named(choice)}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
