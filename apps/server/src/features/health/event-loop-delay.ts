import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const NS_PER_MS = 1e6

/** Measures the longest delay of the event loop in the current and the previous window. */
export const createEventLoopDelay = () => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let previousMs = 0
  const currentMs = () => Math.max(0, Math.round(histogram.max / NS_PER_MS - RESOLUTION_MS))
  return {
    /** Returns the longest delay of both windows, in milliseconds. */
    read: () => Math.max(previousMs, histogram.count > 0 ? currentMs() : 0),
    startWindow: () => {
      previousMs = histogram.count > 0 ? currentMs() : 0
      histogram.reset()
    },
    close: () => void histogram.disable(),
  }
}
