import { Sounding } from '../panel/sounding.tsx'
import { usePlayer } from '../use-player.ts'

/** Moves while the song plays. */
export const PlayingMark = ({ id, text }: { id: number; text: string }) => {
  const isCurrent = usePlayer((state) => state.song?.id === id)
  return isCurrent ? <Sounding /> : text
}
