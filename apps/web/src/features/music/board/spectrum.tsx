import { useEffect, useRef, useState } from 'react'
import { canHover } from '../../../shared/can-hover.ts'
import { usePageVisible } from '../../../shared/use-page-visible.ts'
import { useLessMotion } from '../../../shared/use-reduced-motion.ts'
import { usePlayer } from '../use-player.ts'
import { theAnalyser } from './analyser.ts'
import { spectrumPainter } from './spectrum-painter.ts'

/** About thirty frames a second. */
const DRAWN_MS = 1_000 / 30

/**
 * Draws until it is stopped. Creates its own canvas, because a canvas can be transferred only once.
 */
const follow = (place: HTMLElement, analyser: AnalyserNode) => {
  const canvas = document.createElement('canvas')
  const painter = spectrumPainter(canvas)
  if (!painter) return
  place.append(canvas)
  const bands = new Uint8Array(analyser.frequencyBinCount)
  const fit = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = place
    painter.fit({ width, height, colour: getComputedStyle(place).color })
  })
  fit.observe(place)
  const timer = setInterval(() => {
    analyser.getByteFrequencyData(bands)
    painter.draw(bands)
  }, DRAWN_MS)
  return () => {
    clearInterval(timer)
    fit.disconnect()
    painter.stop()
    canvas.remove()
  }
}

const Bars = () => {
  const place = useRef<HTMLDivElement>(null)
  const [analyser, setAnalyser] = useState<AnalyserNode>()
  useEffect(() => {
    theAnalyser().then(setAnalyser)
  }, [])
  useEffect(() => {
    if (place.current && analyser) return follow(place.current, analyser)
  }, [analyser])
  return <div ref={place} className="spectrum" aria-hidden data-live={analyser !== undefined} />
}

/**
 * The spectrum, only while music plays and is visible, and without reduced motion. Not on phones,
 * because a locked phone silences an element that is connected to an audio context.
 */
export const Spectrum = () => {
  const isSounding = usePlayer((state) => state.status === 'playing')
  const isSeen = usePageVisible()
  const isStill = useLessMotion()
  return isSounding && isSeen && !isStill && canHover() ? <Bars /> : null
}
