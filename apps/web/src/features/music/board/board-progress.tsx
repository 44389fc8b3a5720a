import { useEffect, useRef } from 'react'
import { usePlayer } from '../use-player.ts'
import { followTime } from './follow-time.ts'
import { syncAnimation } from './sync-animation.ts'

const MS = 1_000
const GROWING = [{ transform: 'scaleX(0)' }, { transform: 'none' }]

/** The progress line at the bottom. */
export const BoardProgress = () => {
  const line = useRef<HTMLElement>(null)
  const duration = usePlayer((state) => state.duration)
  useEffect(() => {
    if (!line.current || !(duration > 0)) return
    const growing = line.current.animate(GROWING, { duration: duration * MS, fill: 'both' })
    const stop = followTime((moment) => {
      syncAnimation(growing, 0, moment)
      return undefined
    })
    return () => {
      stop()
      growing.cancel()
    }
  }, [duration])
  return (
    <div className="board-progress" aria-hidden>
      <i ref={line} />
    </div>
  )
}
