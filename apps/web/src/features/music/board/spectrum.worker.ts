import { type BarsPainter, barsPainter } from './bars-painter.ts'
import type { ToSpectrum } from './spectrum-painter.ts'

let painter: BarsPainter | undefined

addEventListener('message', ({ data }: MessageEvent<ToSpectrum>) => {
  if (data instanceof Uint8Array) painter?.draw(data)
  else if ('area' in data) painter?.fit(data.area)
  else {
    const pen = data.canvas.getContext('2d')
    if (pen) painter = barsPainter(pen)
  }
})
