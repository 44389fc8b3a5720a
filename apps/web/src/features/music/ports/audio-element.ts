import type { AudioEvent, AudioPort } from '@lanting/player'
import type { SongAudio } from './song-audio.ts'

/** Maps events of the element to events of the engine. */
const eventsOf = (
  { current }: SongAudio,
  isStarting: () => boolean,
): Readonly<Record<string, () => AudioEvent | undefined>> => ({
  playing: () => ({ type: 'started' }),
  // Ignores the pause event at the end of a song.
  pause: () => (current().ended ? undefined : { type: 'stopped' }),
  waiting: () => ({ type: 'stalled' }),
  ended: () => ({ type: 'ended' }),
  error: () => ({ type: 'failed' }),
  durationchange: () => ({ type: 'length', seconds: current().duration }),
  // A new source is at 0 for a moment before it seeks to its start.
  timeupdate: () => (isStarting() ? undefined : { type: 'time', seconds: current().currentTime }),
})

/** The audio elements as a port of the engine. */
export const audioPort = (audio: SongAudio): AudioPort => {
  const { current } = audio
  const ahead = new Audio()
  ahead.preload = 'auto'

  /** The start time, until the element can seek. */
  let beginning: number | undefined
  audio.listen(['loadedmetadata'], () => {
    if (beginning) current().currentTime = beginning
    beginning = undefined
  })

  return {
    load: (url, seconds) => {
      beginning = seconds
      audio.choose(url).src = url
    },
    unload: () => {
      beginning = undefined
      current().removeAttribute('src')
      current().load()
    },
    play: () => current().play(),
    pause: () => current().pause(),
    seek: (seconds) => {
      if (current().readyState >= HTMLMediaElement.HAVE_METADATA) current().currentTime = seconds
      else beginning = seconds
    },
    setVolume: (volume) => {
      current().volume = volume
    },
    preload: (url) => {
      ahead.src = url
    },
    subscribe: (listener) => {
      const events = eventsOf(audio, () => beginning !== undefined)
      return audio.listen(Object.keys(events), ({ type }) => {
        const event = events[type]?.()
        if (event) listener(event)
      })
    },
  }
}
