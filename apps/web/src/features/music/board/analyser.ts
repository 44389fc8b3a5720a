import { music } from '../music.ts'

/** Fine enough to tell low notes apart; twice as fine costs the page twice as much. */
const FFT_SIZE = 1_024

let listening: Promise<AnalyserNode | undefined> | undefined

const isOurs = (audio: HTMLAudioElement) =>
  audio.currentSrc !== '' && new URL(audio.currentSrc).origin === location.origin

/** A device may interrupt a context at any time; whatever is joined to it is silent until it goes on. */
const keepRunning = (context: AudioContext, audio: HTMLAudioElement) => {
  const resume = () => {
    if (audio.paused || context.state === 'running') return
    context.resume().catch((error) => console.info('Spectrum:', error))
  }
  audio.addEventListener('play', resume)
  context.addEventListener('statechange', resume)
  document.addEventListener('visibilitychange', resume)
}

const listen = async (): Promise<AnalyserNode | undefined> => {
  const { audio } = music()
  const context = new AudioContext()
  await context.resume()
  // An element that is joined to a context that does not run falls silent.
  if (context.state !== 'running' || !isOurs(audio)) {
    await context.close()
    return undefined
  }
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.8 })
  context.createMediaElementSource(audio).connect(analyser)
  analyser.connect(context.destination)
  // A song of another host now sounds only with that host's leave; without it, it is skipped.
  audio.crossOrigin = 'anonymous'
  keepRunning(context, audio)
  return analyser
}

/**
 * Hears the sound of the page. An element can be joined only once, for good; it is done while one
 * of our own songs sounds, and tried again later where it could not be.
 */
export const theAnalyser = async (): Promise<AnalyserNode | undefined> => {
  listening ??= listen().catch((error) => {
    console.info('Spectrum:', error)
    return undefined
  })
  const analyser = await listening
  if (!analyser) listening = undefined
  return analyser
}
