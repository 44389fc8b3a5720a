import { useEffect, useRef, useState } from 'react'
import { useLessMotion } from '../../../shared/use-less-motion.ts'
import { usePlayer } from '../use-player.ts'
import { theAnalyser } from './analyser.ts'
import { barsOf } from './spectrum.rules.ts'

/** The room that one bar has, and how much of it is left free. */
const ROOM_PX = 26
const GAP_PX = 14
/** Every second frame is smooth enough. */
const EVERY = 2
const LOWEST = 0.02

/** Bright above, gone below; every bar is the same light, stretched. */
const lightOf = (pen: CanvasRenderingContext2D, { height }: HTMLCanvasElement) => {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, getComputedStyle(pen.canvas).color)
  light.addColorStop(1, 'transparent')
  return light
}

const drawBars = (pen: CanvasRenderingContext2D, bands: Uint8Array) => {
  const { width, height } = pen.canvas
  const count = Math.floor(width / ROOM_PX)
  const start = (width - count * ROOM_PX + GAP_PX) / 2
  pen.resetTransform()
  pen.clearRect(0, 0, width, height)
  for (const [place, loud] of barsOf(bands, count).entries()) {
    const share = Math.max(LOWEST, loud)
    pen.setTransform(1, 0, 0, share, start + place * ROOM_PX, height * (1 - share))
    pen.fillRect(0, 0, ROOM_PX - GAP_PX, height)
  }
}

/** Draws what is heard until it is stopped. */
const follow = (pen: CanvasRenderingContext2D, analyser: AnalyserNode) => {
  const { canvas } = pen
  const bands = new Uint8Array(analyser.frequencyBinCount)
  const fit = new ResizeObserver(() => {
    canvas.width = canvas.clientWidth
    canvas.height = canvas.clientHeight
    pen.fillStyle = lightOf(pen, canvas)
  })
  fit.observe(canvas)
  let frame = 0
  let turn = 0
  const step = () => {
    frame = requestAnimationFrame(step)
    turn += 1
    if (turn % EVERY !== 0) return
    analyser.getByteFrequencyData(bands)
    drawBars(pen, bands)
  }
  step()
  return () => {
    fit.disconnect()
    cancelAnimationFrame(frame)
  }
}

const Bars = () => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [analyser, setAnalyser] = useState<AnalyserNode>()
  useEffect(() => {
    theAnalyser().then(setAnalyser)
  }, [])
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (pen && analyser) return follow(pen, analyser)
  }, [analyser])
  return <canvas ref={canvas} className="spectrum" aria-hidden data-live={analyser !== undefined} />
}

/** What sounds, as light; only while it sounds, and where motion is welcome. */
export const Spectrum = () => {
  const isSounding = usePlayer((state) => state.status === 'playing')
  const isStill = useLessMotion()
  return isSounding && !isStill ? <Bars /> : null
}
