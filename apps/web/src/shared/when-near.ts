/** Part of a screen. */
const AHEAD = '300px'

/** Does work once, when an element comes near the view. Returns a function that cancels it. */
export const whenNear = (element: Element, work: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      work()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
