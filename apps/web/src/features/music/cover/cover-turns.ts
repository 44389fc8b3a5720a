/**
 * Lets a few covers load at a time. A browser has six connections to a site, and a song, a search
 * and a list have to find a free one.
 */
export const createTurns = (atOnce: number) => {
  const waiting = new Set<() => void>()
  let loading = 0

  const startNext = () => {
    for (const start of waiting) {
      if (loading >= atOnce) return
      waiting.delete(start)
      start()
    }
  }

  return {
    /** Calls `begin` when it is its turn. The returned function ends the turn, or the waiting. */
    enter: (begin: () => void): (() => void) => {
      let isLoading = false
      const start = () => {
        isLoading = true
        loading += 1
        begin()
      }
      waiting.add(start)
      startNext()
      return () => {
        waiting.delete(start)
        if (!isLoading) return
        isLoading = false
        loading -= 1
        startNext()
      }
    },
  }
}

export const coverTurns = createTurns(2)
