import { onDemand } from '../../../shared/on-demand.tsx'
import { useDock } from '../dock/dock-state.ts'

const PlayingMark = onDemand(async () => (await import('./playing-mark.tsx')).PlayingMark)

/** The number of a song, or the sign that it plays. */
export const SongNumber = ({ id, number }: { id: number; number: number }) => {
  const isStarted = useDock(({ Info }) => Info !== undefined)
  const text = String(number).padStart(2, '0')
  return (
    <span className="song-place" aria-hidden>
      {isStarted ? <PlayingMark id={id} text={text} waiting={text} /> : text}
    </span>
  )
}
