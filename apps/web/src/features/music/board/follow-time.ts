import { music } from '../music.ts'

const MS = 1_000
/** After these the time has moved, or begins to. */
const MOVED = ['play', 'playing', 'seeking', 'seeked', 'loadedmetadata', 'emptied'] as const

/** Where the song is. Before its sound is there, where it will begin. */
export const songMs = (): number => {
  const { audio, now, player } = music()
  const isThere = audio.readyState >= HTMLMediaElement.HAVE_METADATA
  return Math.round((isThere ? now() : player.getState().currentTime) * MS)
}

/** Draws before every frame while the song sounds; when it does not, whenever something has changed. */
export const followTime = (draw: (nowMs: number) => void): (() => void) => {
  const { audio, player } = music()
  let frame = 0
  const ask = () => {
    frame ||= requestAnimationFrame(step)
  }
  const step = () => {
    frame = 0
    draw(songMs())
    if (!audio.paused) ask()
  }
  for (const event of MOVED) audio.addEventListener(event, ask)
  const unsubscribe = player.subscribe(ask)
  draw(songMs())
  ask()
  return () => {
    cancelAnimationFrame(frame)
    unsubscribe()
    for (const event of MOVED) audio.removeEventListener(event, ask)
  }
}
