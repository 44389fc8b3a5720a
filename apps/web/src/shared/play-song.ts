const EVENT = 'play-song'

/** The song plays at once, as the next one, or after the queue. */
export type SongWish = 'now' | 'next' | 'last'

/** Asks the player for the song that an address names, on whatever page. */
export const playSong = (search: string, wish: SongWish = 'now'): void => {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: [search, wish] }))
}

/** Returns a function that stops listening. */
export const onPlaySong = (play: (search: string, wish: SongWish) => void): (() => void) => {
  const listen = (event: Event) => play(...(event as CustomEvent<[string, SongWish]>).detail)
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
