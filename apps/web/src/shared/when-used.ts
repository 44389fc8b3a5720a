const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** Does work once, when somebody begins to use the page. Returns a function that cancels it. */
export const whenUsed = (work: () => void): (() => void) => {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    work()
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, begin, { signal: stop.signal, passive: true })
  }
  return () => stop.abort()
}
