const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** Waits until the network is back, or for a time that grows with each attempt. */
export const nextAttempt = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt))
    window.addEventListener('online', go)
  })
