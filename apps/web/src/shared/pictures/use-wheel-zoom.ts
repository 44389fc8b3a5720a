import { type RefObject, useEffect, useEffectEvent } from 'react'

const WHEEL_STEP = 0.01

/** Reports the factor by which the wheel, or two fingers on a touchpad, zoom. */
export const useWheelZoom = (
  stage: RefObject<HTMLElement | null>,
  onZoom: (factor: number, event: WheelEvent) => void,
): void => {
  const zoom = useEffectEvent(onZoom)
  useEffect(() => {
    const { current } = stage
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL_STEP), event)
    }
    // React listens passively, and the browser would zoom the page.
    current?.addEventListener('wheel', turn, { passive: false })
    return () => current?.removeEventListener('wheel', turn)
  }, [stage])
}
