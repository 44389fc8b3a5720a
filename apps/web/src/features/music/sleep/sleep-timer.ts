import { create } from 'zustand'
import { music } from '../music.ts'

export const SLEEP_MINUTES = [15, 30, 60] as const
/** Minutes, or the end of the current song; undefined when off. */
export type Sleep = (typeof SLEEP_MINUTES)[number] | 'song' | undefined

const MINUTE_MS = 60_000

export const useSleep = create<{ readonly chosen: Sleep }>()(() => ({ chosen: undefined }))

let cancel = () => {}

const fallAsleep = () => {
  music().player.pause()
  music().notify((copy) => copy.sleep.slept)
  cancel()
  useSleep.setState({ chosen: undefined })
}

/** The engine moves to the next song first, so this pauses it there. */
const afterSong = () => music().audio.onEnd(fallAsleep)

const afterMinutes = (minutes: number) => {
  const timer = setTimeout(fallAsleep, minutes * MINUTE_MS)
  return () => clearTimeout(timer)
}

/** One timer at a time. A new choice restarts it. */
export const sleepAfter = (chosen: Sleep): void => {
  cancel()
  cancel = () => {}
  if (chosen === 'song') cancel = afterSong()
  else if (chosen !== undefined) cancel = afterMinutes(chosen)
  useSleep.setState({ chosen })
}
