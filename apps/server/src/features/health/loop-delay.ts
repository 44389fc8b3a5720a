import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const NS_PER_MS = 1e6

/** How much later than planned things happen in this process, at the most, in its latest windows. */
export const loopDelay = () => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let latest = 0
  const lateMs = () => Math.max(0, Math.round(histogram.max / NS_PER_MS - RESOLUTION_MS))
  return {
    /** Of the window that is open, and the one before it. */
    read: () => Math.max(latest, histogram.count > 0 ? lateMs() : 0),
    /** Begins a new window. */
    turn: () => {
      latest = histogram.count > 0 ? lateMs() : 0
      histogram.reset()
    },
    close: () => void histogram.disable(),
  }
}
