import type { AudioEvent, AudioPort } from '@lanting/player'

/** Maps events of the element to events of the engine. */
const eventsOf = (
  audio: HTMLAudioElement,
  isStarting: () => boolean,
): Readonly<Record<string, () => AudioEvent | undefined>> => ({
  playing: () => ({ type: 'started' }),
  // Ignores the pause event at the end of a song.
  pause: () => (audio.ended ? undefined : { type: 'stopped' }),
  ended: () => ({ type: 'ended' }),
  error: () => ({ type: 'failed' }),
  durationchange: () => ({ type: 'length', seconds: audio.duration }),
  // A new source is at 0 for a moment before it seeks to its start.
  timeupdate: () => (isStarting() ? undefined : { type: 'time', seconds: audio.currentTime }),
})

/** The audio element as a port of the engine. */
export const audioPort = (audio: HTMLAudioElement): AudioPort => {
  const ahead = new Audio()
  audio.preload = 'auto'
  ahead.preload = 'auto'

  /** The start time, until the element can seek. */
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
