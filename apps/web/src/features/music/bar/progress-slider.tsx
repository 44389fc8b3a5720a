import { schedule } from '@lanting/player'
import { type CSSProperties, useState } from 'react'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { clockTime } from './bar.rules.ts'

const STEP_S = 0.1

/** The progress slider. Dragging previews the position, releasing seeks. */
export const ProgressSlider = () => {
  const copy = usePlayerCopy()
  const duration = usePlayer((state) => state.duration)
  const played = usePlayer((state) => state.currentTime)
  const percent = usePlayer(schedule)
  const [dragged, setDragged] = useState<number>()
  const shown = dragged ?? played
  const shownPercent =
    dragged === undefined || duration === 0 ? percent : (dragged / duration) * 100

  const release = () => {
    if (dragged === undefined) return
    music().player.seek(dragged)
    setDragged(undefined)
  }
  return (
    <input
      type="range"
      className="player-progress"
      style={{ '--played': `${shownPercent}%` } as CSSProperties}
      aria-label={copy.progress}
      aria-valuetext={copy.timeOf(clockTime(shown), clockTime(duration))}
      min={0}
      max={duration || 1}
      step={STEP_S}
      disabled={duration === 0}
      value={duration === 0 ? 0 : shown}
      onChange={({ target }) => setDragged(Number(target.value))}
      onPointerUp={release}
      onPointerCancel={() => setDragged(undefined)}
      onKeyUp={release}
      onBlur={release}
    />
  )
}
