import { schedule } from '@lanting/player'
import type { CSSProperties, KeyboardEvent } from 'react'
import { music } from '../music.ts'
import { SEEK_S } from '../player-keys.rules.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { clockTime } from './bar.rules.ts'
import { useDraggedTime } from './dragged-time.ts'

const STEP_S = 0.1
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -SEEK_S,
  ArrowDown: -SEEK_S,
  ArrowRight: SEEK_S,
  ArrowUp: SEEK_S,
}

const drag = (seconds: number | undefined) => useDraggedTime.setState({ seconds })

const seekByKey = (event: KeyboardEvent) => {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const { player } = music()
  player.seek(player.getState().currentTime + step)
}

/** The progress slider. Dragging previews the position, releasing seeks. */
export const ProgressSlider = () => {
  const copy = usePlayerCopy()
  const duration = usePlayer((state) => state.duration)
  const played = usePlayer((state) => state.currentTime)
  const percent = usePlayer(schedule)
  const dragged = useDraggedTime(({ seconds }) => seconds)
  const shown = dragged ?? played
  const shownPercent =
    dragged === undefined || duration === 0 ? percent : (dragged / duration) * 100

  const release = () => {
    if (dragged === undefined) return
    music().player.seek(dragged)
    drag(undefined)
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
      onChange={({ target }) => drag(Number(target.value))}
      onPointerUp={release}
      onPointerCancel={() => drag(undefined)}
      onKeyDown={seekByKey}
      onKeyUp={release}
      onBlur={release}
    />
  )
}
