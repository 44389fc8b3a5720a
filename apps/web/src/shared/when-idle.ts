/** Delay for browsers without idle callbacks. */
const SOON_MS = 2_000
const AT_LAST_MS = 5_000

/** Does work when the page is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: AT_LAST_MS })
  return () => cancelIdleCallback(idle)
}
