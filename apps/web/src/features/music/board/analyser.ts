import { music } from '../music.ts'

/** Enough resolution for low notes. Twice the size costs twice the time. */
const FFT_SIZE = 1_024

let listening: Promise<AnalyserNode | undefined> | undefined

/** A site may redirect its songs to a bucket, which is another host. */
const isServedHere = async (url: string): Promise<boolean> => {
  const answer = await fetch(url, { headers: { range: 'bytes=0-0' } })
  await answer.body?.cancel()
  return answer.ok && new URL(answer.url).origin === location.origin
}

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
  if (!audio.isOwn() || !(await isServedHere(audio.current().currentSrc))) return undefined
  const context = new AudioContext()
  await context.resume()
  // An element connected to a context that does not run is silent.
  if (context.state !== 'running' || !audio.isOwn()) {
    await context.close()
    return undefined
  }
  const analyser = new AnalyserNode(context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.8 })
  const element = audio.takeForGraph()
  context.createMediaElementSource(element).connect(analyser)
  analyser.connect(context.destination)
  keepRunning(context, element)
  return analyser
}

/**
 * Connects the analyser to the audio element of our own songs. This works only once per element, so
 * it waits for a song of this site, and retries later after a failure. Other songs have none.
 */
export const theAnalyser = async (): Promise<AnalyserNode | undefined> => {
  listening ??= listen().catch((error) => {
    console.info('Spectrum:', error)
    return undefined
  })
  const analyser = await listening
  if (!analyser) listening = undefined
  return music().audio.isOwn() ? analyser : undefined
}
