import type { AudioEvent, AudioPort } from '@lanting/player'

/** Tells what happens to the element in the words of the engine. */
const eventsOf = (
  audio: HTMLAudioElement,
  isStarting: () => boolean,
): Readonly<Record<string, () => AudioEvent | undefined>> => ({
  playing: () => ({ type: 'started' }),
  // At the end of a song browsers pause as well: that is no pause of anybody's.
  pause: () => (audio.ended ? undefined : { type: 'stopped' }),
  ended: () => ({ type: 'ended' }),
  error: () => ({ type: 'failed' }),
  durationchange: () => ({ type: 'length', seconds: audio.duration }),
  // A new source stands at 0 for a moment before it goes to where it should begin.
  timeupdate: () => (isStarting() ? undefined : { type: 'time', seconds: audio.currentTime }),
})

/** The one audio element of the page as the engine's port. */
export const audioPort = (audio: HTMLAudioElement): AudioPort => {
  const ahead = new Audio()
  audio.preload = 'auto'
  ahead.preload = 'auto'

  /** Where to begin, until the element knows the song well enough to go there. */
  let beginning: number | undefined
  const begin = () => {
    if (beginning) audio.currentTime = beginning
    beginning = undefined
  }
  audio.addEventListener('loadedmetadata', begin)

  return {
    load: (url, seconds) => {
      beginning = seconds
      audio.src = url
    },
    unload: () => {
      beginning = undefined
      audio.removeAttribute('src')
      audio.load()
    },
    play: () => audio.play(),
    pause: () => audio.pause(),
    seek: (seconds) => {
      if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) audio.currentTime = seconds
      else beginning = seconds
    },
    setVolume: (volume) => {
      audio.volume = volume
    },
    preload: (url) => {
      ahead.src = url
    },
    subscribe: (listener) => {
      const events = eventsOf(audio, () => beginning !== undefined)
      const onEvent = ({ type }: Event) => {
        const event = events[type]?.()
        if (event) listener(event)
      }
      for (const type of Object.keys(events)) audio.addEventListener(type, onEvent)
      return () => {
        for (const type of Object.keys(events)) audio.removeEventListener(type, onEvent)
      }
    },
  }
}
