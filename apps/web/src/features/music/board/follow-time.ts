import { music } from '../music.ts'
import { type Moment, waitMs } from './follow-time.rules.ts'

const MS = 1_000
/** Events after which the time or the rate has changed. */
const MOVED = [
  ...(['play', 'playing', 'pause', 'waiting', 'ratechange'] as const),
  ...(['seeking', 'seeked', 'loadedmetadata', 'emptied'] as const),
]

/** Draws a moment of the song and returns the next moment to draw. */
export type Draw = (moment: Moment) => number | undefined

/** The current time, or the start time before the audio has loaded. */
export const songMs = (): number => {
  const { audio, now, player } = music()
  const isThere = audio.current().readyState >= HTMLMediaElement.HAVE_METADATA
  return Math.round((isThere ? now() : player.getState().currentTime) * MS)
}

const rateOf = (audio: HTMLAudioElement) =>
  audio.paused || audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 0 : audio.playbackRate

/**
 * Draws at once, at each next moment of the song, and after a seek. It does not draw in each frame,
 * because each frame would cost a style pass of the whole page. The player reports its time four
 * times a second, which corrects drift.
 */
export const followTime = (draw: Draw): (() => void) => {
  const { audio, player } = music()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  let isStopped = false
  const drawNow = () => {
    clearTimeout(timer)
    const moment = { nowMs: songMs(), rate: rateOf(audio.current()) }
    const wait = waitMs(moment, draw(moment))
    if (wait !== undefined && !isStopped) timer = setTimeout(drawNow, wait)
  }
  // Defers the drawing, because the player may notify during a React render.
  const drawSoon = () => {
    if (isAsked) return
    isAsked = true
    queueMicrotask(() => {
      isAsked = false
      if (!isStopped) drawNow()
    })
  }
  const stopListening = audio.listen(MOVED, drawNow)
  document.addEventListener('visibilitychange', drawNow)
  const unsubscribe = player.subscribe(drawSoon)
  drawNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', drawNow)
    stopListening()
  }
}
