import { useEffect } from 'react'

/** Reports the scroll position at most once a frame, and once at the start. */
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
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [listener])
}
