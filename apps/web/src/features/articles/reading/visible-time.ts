import { READING_DURATION_MAX_MS } from '@lanting/contract'

/** Measures how long a page is visible. Each interval is returned once. */
export const visibleTime = () => {
  let since: number | undefined
  return {
    show: (nowMs: number): void => {
      since ??= nowMs
    },
    /** Ends the interval and returns its milliseconds, up to the limit of one call. */
    hide: (nowMs: number): number => {
      const passed = since === undefined ? 0 : nowMs - since
      since = undefined
      return Math.min(READING_DURATION_MAX_MS, Math.max(0, Math.floor(passed)))
    },
  }
}
