const isOwn = (url: string) => new URL(url, location.href).origin === location.origin

/**
 * The audio elements of the player, of which one is current. An element that is part of an audio
 * graph is silent with a song of another host that sends no CORS headers, for good: such songs are
 * played by an element that no graph ever gets.
 */
export const createSongAudio = () => {
  const own = new Audio()
  const foreign = new Audio()
  const elements = [own, foreign]
  let current = own
  let isInGraph = false
  for (const element of elements) element.preload = 'auto'

  return {
    current: () => current,
    /** Whether the current song is one of this site, in the element that may have a graph. */
    isOwn: () => current === own && own.currentSrc !== '' && isOwn(own.currentSrc),
    /** Gives the element for a graph. From now on it gets only songs of this site. */
    takeForGraph: () => {
      isInGraph = true
      return own
    },
    /** Makes the element current that can play this address, and silences the other one. */
    choose: (url: string): HTMLAudioElement => {
      const next = isInGraph && !isOwn(url) ? foreign : own
      if (next === current) return current
      const before = current
      current = next
      next.volume = before.volume
      before.removeAttribute('src')
      before.load()
      return next
    },
    /** Listens to events of the element that is current when they happen. */
    listen: (types: readonly string[], listener: (event: Event) => void): (() => void) => {
      const onEvent = (event: Event) => {
        if (event.target === current) listener(event)
      }
      for (const element of elements) {
        for (const type of types) element.addEventListener(type, onEvent)
      }
      return () => {
        for (const element of elements) {
          for (const type of types) element.removeEventListener(type, onEvent)
        }
      }
    },
  }
}

export type SongAudio = ReturnType<typeof createSongAudio>
