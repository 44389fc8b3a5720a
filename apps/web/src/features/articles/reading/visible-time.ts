import { READING_DURATION_MAX_MS } from '@lanting/contract'

/** Counts the time in which a page is seen; each interval is handed out once. */
export const visibleTime = () => {
  let since: number | undefined
  return {
    show: (nowMs: number): void => {
      since ??= nowMs
    },
    /** Ends the interval and answers its whole milliseconds, at most what one call may carry. */
    hide: (nowMs: number): number => {
      const passed = since === undefined ? 0 : nowMs - since
      since = undefined
      return Math.min(READING_DURATION_MAX_MS, Math.max(0, Math.floor(passed)))
    },
  }
}
