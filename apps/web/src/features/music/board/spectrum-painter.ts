import { type BarsArea, type BarsPainter, barsPainter } from './bars-painter.ts'

/** Messages to the worker: the canvas once, then its size and the frequency bands. */
export type ToSpectrum =
  | { readonly canvas: OffscreenCanvas }
  | { readonly area: BarsArea }
  | Uint8Array

interface SpectrumPainter extends BarsPainter {
  stop(): void
}

/** Draws on the page, for browsers without OffscreenCanvas. */
const painterHere = (canvas: HTMLCanvasElement): SpectrumPainter | undefined => {
  const pen = canvas.getContext('2d')
  return pen ? { ...barsPainter(pen), stop: () => {} } : undefined
}

/** Draws in a worker, so that the page does not repaint. */
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
