import type { AudioPort } from '@lanting/player'
import type { Sound } from '@lanting/turntable'
import type { SongAudio } from '../ports/song-audio.ts'

/** Safari changes the speed with a click that can be heard. */
const isSafari = () => navigator.vendor.startsWith('Apple')

/** The audio element as the sound of the turntable. */
export const sharedSound = (audio: SongAudio, port: AudioPort, isBreak: () => boolean): Sound => ({
  ...port,
  isPaused: () => audio.current().paused,
  isWaiting: () =>
    audio.current().seeking || audio.current().readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  position: () => audio.current().currentTime,
  setRate: (rate) => {
    if (audio.current().playbackRate !== rate) audio.current().playbackRate = rate
  },
  keepsPitch: 'preservesPitch' in HTMLMediaElement.prototype && !isSafari(),
  isBreak,
  preload: (url) => port.preload?.(url),
})
