import { useEffect, useRef, useState } from 'react'
import { useLessMotion } from '../../../shared/use-less-motion.ts'
import { usePlayer } from '../use-player.ts'
import { theAnalyser } from './analyser.ts'
import { barsOf } from './spectrum.rules.ts'

const BARS = Array.from({ length: 28 }, (_, place) => place)
/** Every second frame is smooth enough. */
const EVERY = 2
const LOWEST = 0.02

const draw = (bars: HTMLElement, analyser: AnalyserNode) => {
  const bands = new Uint8Array(analyser.frequencyBinCount)
  const elements = [...bars.children].filter((child) => child instanceof HTMLElement)
  let frame = 0
  let count = 0
  const step = () => {
    frame = requestAnimationFrame(step)
    count += 1
    if (count % EVERY !== 0) return
    analyser.getByteFrequencyData(bands)
    const heights = barsOf(bands, elements.length)
    for (const [place, element] of elements.entries()) {
      element.style.transform = `scaleY(${Math.max(LOWEST, heights[place] ?? 0).toFixed(3)})`
    }
  }
  step()
  return () => cancelAnimationFrame(frame)
}

const Bars = () => {
  const bars = useRef<HTMLDivElement>(null)
  const [analyser, setAnalyser] = useState<AnalyserNode>()
  useEffect(() => {
    theAnalyser().then(setAnalyser)
  }, [])
  useEffect(() => {
    if (!bars.current || !analyser) return
    return draw(bars.current, analyser)
  }, [analyser])
  return (
    <div ref={bars} className="spectrum" aria-hidden data-live={analyser !== undefined}>
      {BARS.map((place) => (
        <i key={place} />
      ))}
    </div>
  )
}

/** What sounds, as light; only while it sounds, and where motion is welcome. */
export const Spectrum = () => {
  const isSounding = usePlayer((state) => state.status === 'playing')
  const isStill = useLessMotion()
  return isSounding && !isStill ? <Bars /> : null
}
