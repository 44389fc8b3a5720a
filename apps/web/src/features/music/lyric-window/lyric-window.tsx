import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import { artistsOf, isPaused } from '@lanting/player'
import { IconPlayerTrackNext, IconPlayerTrackPrev } from '@tabler/icons-react'
import { PlayIcon } from '../bar/play-icon.tsx'
import { useWords } from '../board/word-settings.ts'
import { colourStyle, useCoverColours } from '../cover/use-cover-colours.ts'
import { nextSong, playOrPause, previousSong } from '../playback.ts'
import { usePlayer } from '../use-player.ts'
import './lyric-window.css'
import { secondLine } from './second-line.rules.ts'

/** The line that is sung, the one after it, and the controls. It is outside of the page's tree. */
export const LyricWindow = ({ copy }: { copy: PlayerCopy }) => {
  const song = usePlayer((state) => state.song)
  const lyrics = usePlayer((state) => state.lyrics)
  const at = usePlayer((state) => state.currentLyricIndex)
  const paused = usePlayer(isPaused)
  const colours = useCoverColours(song?.al.picUrl ?? '')
  const words = useWords()
  const line = lyrics.isTimed ? lyrics.lines[at] : undefined
  return (
    <main style={colourStyle(colours)}>
      <p className="window-song">
        {song ? `${song.name} · ${artistsOf(song) || copy.lostArtist}` : copy.idle}
      </p>
      <p className="window-line">{line?.text || song?.name}</p>
      <p className="window-next">{secondLine(lyrics, at, words)}</p>
      <div>
        <button type="button" aria-label={copy.previous} onClick={previousSong}>
          <IconPlayerTrackPrev aria-hidden size={18} stroke={1.6} />
        </button>
        <button type="button" aria-label={paused ? copy.play : copy.pause} onClick={playOrPause}>
          <PlayIcon isPaused={paused} size={20} />
        </button>
        <button type="button" aria-label={copy.next} onClick={nextSong}>
          <IconPlayerTrackNext aria-hidden size={18} stroke={1.6} />
        </button>
      </div>
    </main>
  )
}
