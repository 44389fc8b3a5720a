import { artistsOf } from '@lanting/player'
import { colourStyle, useCoverColours } from '../cover/use-cover-colours.ts'
import { discMotion } from '../dock/disc-motion.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { isLongTitle } from './long-text.rules.ts'
import { LyricColumn } from './lyric-column.tsx'
import './common-board.css'
import './common-board-small.css'

/** The tone arm, on the disc while it turns. */
const Arm = () => (
  <svg className="deck-arm" viewBox="0 0 170 260" aria-hidden="true">
    <circle className="arm-base" cx="128" cy="38" r="26" />
    <circle className="arm-joint" cx="128" cy="38" r="10" />
    <path className="arm-pipe" d="M128 38C124 120 112 150 62 205" />
    <path className="arm-head" d="M68 196l-22 26 13 11 21-27z" />
  </svg>
)

/** The disc and the song on the left, the lyrics on the right; only the lyrics on a phone. */
export const CommonBoard = ({ onFullscreen }: { onFullscreen: () => void }) => {
  const copy = usePlayerCopy()
  const song = usePlayer((state) => state.song)
  const motion = usePlayer(discMotion)
  const cover = song?.al.picUrl ?? ''
  const colours = useCoverColours(cover)
  return (
    <div className="common-board">
      <div className="board-song">
        <h2 data-long={isLongTitle(song?.name ?? '')}>
          <button type="button" onClick={onFullscreen} title={copy.board.fullscreen}>
            {song ? song.name : copy.idle}
          </button>
          {song && <small>{artistsOf(song) || copy.lostArtist}</small>}
        </h2>
        <div className="deck" data-motion={motion} style={colourStyle(colours)}>
          <button
            type="button"
            className="vinyl"
            aria-label={copy.board.fullscreen}
            onClick={onFullscreen}
          >
            {cover && <img src={cover} alt="" />}
          </button>
          <Arm />
        </div>
      </div>
      <LyricColumn />
    </div>
  )
}
