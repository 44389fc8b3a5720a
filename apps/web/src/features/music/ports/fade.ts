const STEP_MS = 50
const MS = 1_000

/** Calls with the share from 0 to 1, then ends. Returns a function that ends it at once. */
export const startFade = (
  seconds: number,
  onShare: (share: number) => void,
  onEnd: () => void,
): (() => void) => {
  const start = performance.now()
  const end = () => {
    clearInterval(timer)
    onEnd()
  }
  const timer = setInterval(() => {
    const share = (performance.now() - start) / (seconds * MS)
    if (share < 1) onShare(share)
    else end()
  }, STEP_MS)
  return end
}
