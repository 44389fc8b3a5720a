const EVENT = 'play-song'

/** Asks the player for the song that an address names, on whatever page. */
export const playSong = (search: string): void => {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: search }))
}

/** Returns a function that stops listening. */
export const onPlaySong = (play: (search: string) => void): (() => void) => {
  const listen = (event: Event) => play((event as CustomEvent<string>).detail)
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
