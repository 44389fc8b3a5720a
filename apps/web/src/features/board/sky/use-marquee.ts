import { type RefObject, useEffect, useRef } from 'react'
import { beginningMs, roundMs } from './marquee.rules.ts'

interface Drift {
  readonly isPaused: boolean
  /** The index of the lane, which sets its start offset. */
  readonly place: number
}

/**
 * Animates only the transform, which runs off the main thread. Measures once
 * and when a size changes, never during the animation.
 */
export const useMarquee = (
  lane: RefObject<HTMLElement | null>,
  { isPaused, place }: Drift,
): void => {
  const drift = useRef<Animation>(undefined)
  const paused = useRef(isPaused)

  useEffect(() => {
    const element = lane.current
    const sky = element?.parentElement
    if (!element || !sky) return
    const measure = () => ({ skyWidth: sky.clientWidth, laneWidth: element.scrollWidth })
    const way = ({ skyWidth, laneWidth }: ReturnType<typeof measure>) => [
      { transform: `translate3d(${skyWidth}px, 0, 0)` },
      { transform: `translate3d(${-laneWidth}px, 0, 0)` },
    ]
    const first = measure()
    const made = element.animate(way(first), {
      duration: roundMs(first),
      iterations: Number.POSITIVE_INFINITY,
    })
    made.currentTime = beginningMs(first, place)
    if (paused.current) made.pause()
    drift.current = made

    let known = JSON.stringify(first)
    const watch = new ResizeObserver(() => {
      const sizes = measure()
      if (JSON.stringify(sizes) === known) return
      known = JSON.stringify(sizes)
      const effect = made.effect as KeyframeEffect
      effect.setKeyframes(way(sizes))
      effect.updateTiming({ duration: roundMs(sizes) })
    })
    watch.observe(sky)
    watch.observe(element)

    const hold = () => made.pause()
    const release = () => paused.current || made.play()
    element.addEventListener('pointerenter', hold)
    element.addEventListener('pointerleave', release)
    return () => {
      watch.disconnect()
      element.removeEventListener('pointerenter', hold)
      element.removeEventListener('pointerleave', release)
      made.cancel()
    }
  }, [lane, place])

  useEffect(() => {
    paused.current = isPaused
    if (isPaused) drift.current?.pause()
    else drift.current?.play()
  }, [isPaused])
}
