import type { KeyboardEvent } from 'react'
import { useCopy } from '../language.ts'
import { EMOJIS } from './emojis.ts'
import './emoji.css'

const COLUMNS = 9
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

/** Arrow keys move in the grid; Tab leaves it. */
const walk = (event: KeyboardEvent<HTMLDivElement>) => {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.indexOf(event.target as HTMLButtonElement)
  buttons[place + step]?.focus()
}

/** The grid of all emoji. */
export const EmojiGrid = ({ onChoose }: { onChoose: (emoji: string) => void }) => {
  const { emoji: copy } = useCopy()
  return (
    <div className="emoji-grid" role="toolbar" aria-label={copy.choose} onKeyDown={walk}>
      {EMOJIS.map((emoji, place) => (
        <button
          key={emoji}
          type="button"
          tabIndex={place === 0 ? 0 : -1}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
