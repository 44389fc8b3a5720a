import { useEffect } from 'react'

/** Tells the scroll position, at most once a frame, and once at the beginning. */
export const useScroll = (listener: (y: number) => void): void => {
  useEffect(() => {
    let frame = 0
    const report = () => {
      frame = 0
      listener(window.scrollY)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(report)
    }
    report()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [listener])
}
