import { createListeners } from './element-listeners.ts'
import { startFade } from './fade.ts'

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin

const empty = (element: HTMLAudioElement) => {
  element.removeAttribute('src')
  element.load()
}

/**
 * The audio elements of the player, of which one is current. An element that is part of an audio
 * graph is silent with a song of another host that sends no CORS headers, for good: such songs are
 * played by elements that no graph ever gets. A second element of a kind is made when two songs
 * blend into each other.
 */
export const createSongAudio = () => {
  const listeners = createListeners(() => current)
  const ends = new Set<() => void>()
  let volume = 1
  /** Of the song in each element: two sound at once while songs blend. */
  const gains = new WeakMap<HTMLAudioElement, number>()
  let rate = 1
  let connect: ((element: HTMLAudioElement) => void) | undefined
  let leaving: HTMLAudioElement | undefined
  let endFade = () => {}

  const create = () => {
    const element = new Audio()
    element.preload = 'auto'
    element.defaultPlaybackRate = rate
    listeners.add(element)
    return element
  }
  const own = [create()]
  const foreign = [create()]
  let current = own[0] as HTMLAudioElement

  const setLoudness = (element: HTMLAudioElement, share = 1) => {
    element.volume = Math.min(1, volume * (gains.get(element) ?? 1) * share)
  }
  const kindOf = (url: string) => (connect && !isOwn(url) ? foreign : own)
  const spareOf = (kind: HTMLAudioElement[]) => {
    const spare = kind.find((element) => element !== current && element !== leaving)
    if (spare) return spare
    const made = create()
    kind.push(made)
    if (kind === own) connect?.(made)
    return made
  }

  return {
    current: () => current,
    /** Whether the current song is one of this site, in an element that may have a graph. */
    isOwn: () => own.includes(current) && current.currentSrc !== '' && isOwn(current.currentSrc),
    /** Gives the elements for a graph, now and later. They then get only songs of this site. */
    takeForGraph: (take: (element: HTMLAudioElement) => void) => {
      connect = take
      for (const element of own) take(element)
    },
    /** Makes the element current that can play this address, and silences the other one. */
    choose: (url: string): HTMLAudioElement => {
      const kind = kindOf(url)
      if (kind.includes(current)) return current
      const before = current
      current = spareOf(kind)
      setLoudness(current, leaving ? 0 : 1)
      empty(before)
      return current
    },
    /** Loads the song that comes next beside the current one. */
    loadBeside: (url: string) => {
      spareOf(kindOf(url)).src = url
    },
    /** The current song fades out, while the next one fades in. */
    leave: (seconds: number) => {
      endFade()
      const left = current
      leaving = left
      current = spareOf(own.includes(left) ? own : foreign)
      setLoudness(current, seconds > 0 ? 0 : 1)
      endFade = startFade(
        seconds,
        (share) => {
          setLoudness(current, Math.sin((share * Math.PI) / 2))
          setLoudness(left, Math.cos((share * Math.PI) / 2))
        },
        () => {
          endFade = () => {}
          leaving = undefined
          empty(left)
          setLoudness(current)
        },
      )
    },
    /** Silences a song that fades out. */
    endFade: () => endFade(),
    unload: () => {
      endFade()
      empty(current)
    },
    setVolume: (to: number) => {
      volume = to
      if (!leaving) setLoudness(current)
    },
    /** A factor to the volume of the current song, if it is louder than others. */
    setGain: (gain: number) => {
      gains.set(current, gain)
      if (!leaving) setLoudness(current)
    },
    setRate: (to: number) => {
      rate = to
      for (const element of [...own, ...foreign]) {
        element.defaultPlaybackRate = to
        element.playbackRate = to
      }
    },
    listen: listeners.listen,
    /** Called after a song has ended, or has begun to leave for the next one. */
    onEnd: (listener: () => void): (() => void) => {
      ends.add(listener)
      return () => ends.delete(listener)
    },
    tellEnd: () => {
      for (const end of [...ends]) end()
    },
  }
}

export type SongAudio = ReturnType<typeof createSongAudio>
