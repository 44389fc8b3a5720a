import { music } from '../music.ts'
import { type Sleep, useSleep } from './sleep-state.ts'

const MINUTE_MS = 60_000

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
