import { music } from '../music.ts'

/** Enough resolution for low notes. Twice the size costs twice the time. */
const FFT_SIZE = 1_024

let listening: Promise<AnalyserNode | undefined> | undefined

const isOurs = (audio: HTMLAudioElement) =>
  audio.currentSrc !== '' && new URL(audio.currentSrc).origin === location.origin

/** Resumes the context after an interruption by the device, because it is silent until then. */
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
  // An element connected to a context that does not run is silent.
  if (context.state !== 'running' || !isOurs(audio)) {
    await context.close()
    return undefined
  }
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.8 })
  context.createMediaElementSource(audio).connect(analyser)
  analyser.connect(context.destination)
  // A song of another host now needs CORS. Without it the song is skipped.
  audio.crossOrigin = 'anonymous'
  keepRunning(context, audio)
  return analyser
}

/**
 * Connects the analyser to the audio element. This works only once per element, so it waits for a
 * song of this site, and retries later after a failure.
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
