import { type BarsPainter, type BarsRoom, barsPainter } from './bars-painter.ts'

/** What the worker is told: the canvas once, then its room and what is heard. */
export type ToSpectrum =
  | { readonly canvas: OffscreenCanvas }
  | { readonly room: BarsRoom }
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
  const tell = (message: ToSpectrum, handed: Transferable[] = []) =>
    worker.postMessage(message, handed)
  const offscreen = canvas.transferControlToOffscreen()
  tell({ canvas: offscreen }, [offscreen])
  return {
    fit: (room) => tell({ room }),
    draw: (bands) => tell(bands),
    stop: () => worker.terminate(),
  }
}

export const spectrumPainter = (canvas: HTMLCanvasElement): SpectrumPainter | undefined =>
  'transferControlToOffscreen' in canvas ? painterBeside(canvas) : painterHere(canvas)
