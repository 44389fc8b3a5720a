import { useEffect, useRef } from 'react'
import { music } from '../music.ts'
import { followTime } from './follow-time.ts'

const MS = 1_000

/** A thread of light at the foot: how much of the song is over. */
export const BoardProgress = () => {
  const line = useRef<HTMLElement>(null)
  useEffect(
    () =>
      followTime((nowMs) => {
        const { duration } = music().player.getState()
        const share = duration > 0 ? Math.min(1, nowMs / MS / duration) : 0
        if (line.current) line.current.style.transform = `scaleX(${share.toFixed(4)})`
      }),
    [],
  )
  return (
    <div className="board-progress" aria-hidden>
      <i ref={line} />
    </div>
  )
}
