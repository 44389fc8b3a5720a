import type { AudioPort } from '@lanting/player'
import type { Sound } from '@lanting/turntable'
import type { SongAudio } from '../ports/song-audio.ts'

/** Safari changes the speed with a click that can be heard. */
const isSafari = () => navigator.vendor.startsWith('Apple')

/** The audio element as the sound of the turntable. */
export const sharedSound = (audio: SongAudio, port: AudioPort, isBreak: () => boolean): Sound => {
  const ahead = new Audio()
  ahead.preload = 'auto'
  const setRate = (rate: number) => {
    if (audio.current().playbackRate !== rate) audio.current().playbackRate = rate
  }
  return {
    ...port,
    load: (url, seconds) => {
      port.load(url, seconds)
      // A new song begins at the speed that this person has chosen for their own songs.
      setRate(1)
    },
    isPaused: () => audio.current().paused,
    isWaiting: () =>
      audio.current().seeking || audio.current().readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    position: () => audio.current().currentTime,
    setRate,
    keepsPitch: 'preservesPitch' in HTMLMediaElement.prototype && !isSafari(),
    isBreak,
    preload: (url) => {
      ahead.src = url
    },
  }
}
