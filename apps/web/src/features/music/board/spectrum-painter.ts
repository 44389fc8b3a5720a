import { type BarsArea, type BarsPainter, barsPainter } from './bars-painter.ts'

/** Messages to the worker: the canvas once, then its size and the frequency bands. */
export type ToSpectrum =
  | { readonly canvas: OffscreenCanvas }
  | { readonly area: BarsArea }
  | Uint8Array

interface SpectrumPainter extends BarsPainter {
  stop(): void
}

/** On the page itself, where browsers know no other way. */
const painterHere = (canvas: HTMLCanvasElement): SpectrumPainter | undefined => {
  const pen = canvas.getContext('2d')
  return pen ? { ...barsPainter(pen), stop: () => {} } : undefined
}

/** In a worker: a canvas that is drawn there does not have the page looked through for it. */
const painterBeside = (canvas: HTMLCanvasElement): SpectrumPainter => {
  const worker = new Worker(new URL('./spectrum.worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToSpectrum, handed: Transferable[] = []) =>
    worker.postMessage(message, handed)
  const offscreen = canvas.transferControlToOffscreen()
  post({ canvas: offscreen }, [offscreen])
  return {
    fit: (area) => post({ area }),
    draw: (bands) => post(bands),
    stop: () => worker.terminate(),
  }
}

export const spectrumPainter = (canvas: HTMLCanvasElement): SpectrumPainter | undefined =>
  'transferControlToOffscreen' in canvas ? painterBeside(canvas) : painterHere(canvas)
