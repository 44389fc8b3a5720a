import type { AudioEvent, AudioPort } from '@lanting/player'
import { type BlendS, nextStartS } from './blend.rules.ts'
import type { SongAudio } from './song-audio.ts'

const MS = 1_000
/** Time events come four times a second. */
const SOON_S = 0.5

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

/** The audio elements as a port of the engine. `blend` is read when a song comes to its end. */
export const audioPort = (audio: SongAudio, blend: () => BlendS): AudioPort => {
  const { current } = audio
  const ahead = new Audio()
  ahead.preload = 'auto'

  /** The start time, until the element can seek. */
  let beginning: number | undefined
  /** Whether the next song is known: without one, a song plays to its end. */
  let isPrepared = false
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let tell: (event: AudioEvent) => void = () => undefined
  audio.listen(['loadedmetadata'], () => {
    if (beginning) current().currentTime = beginning
    beginning = undefined
  })

  /** Ends the current song for the engine before it has ended. */
  const endEarly = () => {
    const song = current()
    const start = isPrepared && !song.paused ? nextStartS(blend(), song) : undefined
    clearTimeout(timer)
    if (start === undefined || start > SOON_S) return
    timer = setTimeout(() => {
      if (song !== current() || song.paused || blend() === undefined) return
      isLeaving = true
      tell({ type: 'ended' })
      isLeaving = false
      audio.tellEnd()
    }, start * MS)
  }

  return {
    load: (url, seconds) => {
      beginning = seconds
      isPrepared = false
      const element = audio.choose(url)
      // An element that could not load the song ahead would refuse to play it.
      if (element.error || element.src !== new URL(url, location.href).href) {
        element.src = url
        return
      }
      // It was loaded beside the song before, when nobody listened to it.
      beginning = undefined
      element.currentTime = seconds
      queueMicrotask(() => tell({ type: 'length', seconds: element.duration }))
    },
    unload: () => {
      beginning = undefined
      isPrepared = false
      clearTimeout(timer)
      if (isLeaving) audio.leave(blend() ?? 0)
      else audio.unload()
    },
    play: () => current().play(),
    pause: () => {
      audio.endFade()
      current().pause()
    },
    seek: (seconds) => {
      clearTimeout(timer)
      if (current().readyState >= HTMLMediaElement.HAVE_METADATA) current().currentTime = seconds
      else beginning = seconds
    },
    setVolume: audio.setVolume,
    preload: (url) => {
      isPrepared = true
      if (blend() === undefined) ahead.src = url
      else audio.loadBeside(url)
    },
    subscribe: (listener) => {
      tell = listener
      const events = eventsOf(audio, () => beginning !== undefined)
      const stop = audio.listen(Object.keys(events), ({ type }) => {
        const event = events[type]?.()
        if (event) listener(event)
        if (type === 'timeupdate') endEarly()
        if (type === 'ended') audio.tellEnd()
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}
