/** Part of a screen. */
const AHEAD = '300px'

/**
 * Does work once, when one of the elements comes near the view: a reader may jump over the first.
 * Returns a function that cancels it.
 */
export const whenNear = (elements: Iterable<Element>, work: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      work()
    },
    { rootMargin: AHEAD },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
