import { artistsOf, isPaused } from '@lanting/player'
import { onDemand } from '../../../shared/on-demand.tsx'
import { PlayIcon } from '../bar/play-icon.tsx'
import { sungLine } from '../lyric-title.ts'
import { playOrPause } from '../playback.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'

const DockLine = onDemand(async () => (await import('./dock-line.tsx')).DockLine)

/** Beside the disc: song, the line that is sung or the artist, play and pause. */
export const DockInfo = () => {
  const copy = usePlayerCopy()
  const song = usePlayer((state) => state.song)
  const paused = usePlayer(isPaused)
  const line = usePlayer(sungLine)
  return (
    <>
      <div className="dock-info" data-player>
        <p>
          <strong>{song ? song.name : copy.idle}</strong>
          {song && <span>{line || artistsOf(song) || copy.lostArtist}</span>}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={paused ? copy.play : copy.pause}
          onClick={playOrPause}
        >
          <PlayIcon isPaused={paused} size={20} />
        </button>
      </div>
      <DockLine />
    </>
  )
}
