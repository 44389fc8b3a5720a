import { artistsOf, isPaused, type PlayerState } from '@lanting/player'
import type { Music } from './music.ts'

const SKIP_S = 10
const COVER_SIZES = '512x512'

const metadataOf = ({ song }: PlayerState): MediaMetadata | null =>
  song
    ? new MediaMetadata({
        title: song.name,
        artist: artistsOf(song),
        album: song.al.name ?? '',
        artwork: song.al.picUrl
          ? [{ src: new URL(song.al.picUrl, location.href).href, sizes: COVER_SIZES }]
          : [],
      })
    : null

/** Connects the player to the media session: lock screen and media keys. */
export const joinMediaSession = ({ player, audio }: Music): void => {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const seekBy = (seconds: number) => player.seek(player.getState().currentTime + seconds)

  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    nexttrack: () => player.next(),
    previoustrack: () => player.previous(),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? SKIP_S),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? SKIP_S)),
    seekto: ({ seekTime }) => player.seek(seekTime ?? Number.NaN),
  }
  for (const [action, handler] of Object.entries(actions)) {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler)
    } catch (error) {
      // Some browsers do not support all actions.
      console.info('Media session:', error)
    }
  }

  let shown: PlayerState | undefined
  const show = () => {
    const state = player.getState()
    if (state.song !== shown?.song) mediaSession.metadata = metadataOf(state)
    if (state.status !== shown?.status) {
      const resting = state.song ? 'paused' : 'none'
      mediaSession.playbackState = isPaused(state) ? resting : 'playing'
    }
    const hasMoved = Math.floor(state.currentTime) !== Math.floor(shown?.currentTime ?? -1)
    if (hasMoved || state.duration !== shown?.duration) {
      const { duration, currentTime } = state
      mediaSession.setPositionState(
        duration > 0
          ? { duration, position: currentTime, playbackRate: audio.current().playbackRate || 1 }
          : undefined,
      )
    }
    shown = state
  }
  show()
  player.subscribe(show)
}
