import { usePlayer } from '../use-player.ts'
import './sounding.css'

/** Three animated bars beside the playing song. */
export const Sounding = () => {
  const isStill = usePlayer((state) => state.status !== 'playing' || state.isStalled)
  return (
    <span className="song-playing" data-still={isStill}>
      <i />
      <i />
      <i />
    </span>
  )
}
