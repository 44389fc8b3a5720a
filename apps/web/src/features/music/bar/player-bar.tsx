import { artistsOf, isPaused } from '@lanting/player'
import { IconPlayerTrackNext, IconPlayerTrackPrev } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { discMotion } from '../dock/disc-motion.ts'
import { LikeButton } from '../mine/like-button.tsx'
import { nextSong, playOrPause, previousSong } from '../playback.ts'
import { usePlayer, usePlayerCopy, useProgress } from '../use-player.ts'
import { clockTime } from './bar.rules.ts'
import { CustomListPopover } from './custom-list-popover.tsx'
import { useDraggedTime } from './dragged-time.ts'
import { ModeButton } from './mode-button.tsx'
import { PlayIcon } from './play-icon.tsx'
import { ProgressSlider } from './progress-slider.tsx'
import { VolumePopover } from './volume-popover.tsx'
import './player-bar.css'

interface Disc {
  readonly name: string
  readonly onClick: () => void
}

/** The disc; a button when it can open the player. */
const BarDisc = ({ disc }: { disc: Disc | undefined }) => {
  const cover = usePlayer((state) => state.song?.al.picUrl ?? '')
  const motion = usePlayer(discMotion)
  const picture = cover && <img src={cover} alt="" />
  if (!disc) {
    return (
      <span className="vinyl" data-motion={motion}>
        {picture}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="vinyl"
      data-motion={motion}
      aria-label={disc.name}
      onClick={disc.onClick}
    >
      {picture}
    </button>
  )
}

/** Says why nothing sounds, if that lasts. */
const BarWaiting = () => {
  const copy = usePlayerCopy()
  const waiting = usePlayer(({ status, isStalled }) =>
    status === 'loading' ? 'songComing' : status === 'playing' && isStalled ? 'stalled' : undefined,
  )
  return (
    <small className="player-bar-waiting" role="status" data-waiting={waiting !== undefined}>
      {waiting && copy[waiting]}
    </small>
  )
}

const BarSong = ({ disc }: { disc: Disc | undefined }) => {
  const copy = usePlayerCopy()
  const song = usePlayer((state) => state.song)
  return (
    <div className="player-bar-song">
      <BarDisc disc={disc} />
      <p>
        <strong>{song ? song.name : copy.idle}</strong>
        {song && <span>{artistsOf(song) || copy.lostArtist}</span>}
        <BarWaiting />
      </p>
      <LikeButton />
    </div>
  )
}

const BarControls = () => {
  const copy = usePlayerCopy()
  const paused = usePlayer(isPaused)
  return (
    <div className="player-bar-controls">
      <button
        type="button"
        className="icon-button previous"
        aria-label={copy.previous}
        onClick={previousSong}
      >
        <IconPlayerTrackPrev aria-hidden size={22} stroke={1.6} />
      </button>
      <button
        type="button"
        className="play"
        aria-label={paused ? copy.play : copy.pause}
        onClick={playOrPause}
      >
        <PlayIcon isPaused={paused} size={22} />
      </button>
      <button type="button" className="icon-button" aria-label={copy.next} onClick={nextSong}>
        <IconPlayerTrackNext aria-hidden size={22} stroke={1.6} />
      </button>
    </div>
  )
}

const BarTime = () => {
  const { seconds, duration } = useProgress()
  const dragged = useDraggedTime((drag) => drag.seconds)
  return (
    <span className="player-bar-time">
      {clockTime(dragged ?? seconds)} / {clockTime(duration)}
    </span>
  )
}

/**
 * The player bar: progress, song, controls, mode, time, volume, custom list.
 * With `disc` the disc is a button. `children` appear at the right end.
 */
export const PlayerBar = ({ disc, children }: { disc?: Disc; children?: ReactNode }) => (
  <div className="player-bar" data-player>
    <ProgressSlider />
    <BarSong disc={disc} />
    <BarControls />
    <div className="player-bar-end">
      <BarTime />
      <ModeButton />
      <VolumePopover />
      <CustomListPopover />
      {children}
    </div>
  </div>
)
