import { music } from '../music.ts'

/** Everything that sounds in our own songs passes from `input` to `output`. */
interface AudioGraph {
  readonly context: AudioContext
  readonly input: GainNode
  readonly output: GainNode
}

let opening: Promise<AudioGraph | undefined> | undefined

/** A site may redirect its songs to a bucket, which is another host. */
const isServedHere = async (url: string): Promise<boolean> => {
  const answer = await fetch(url, { headers: { range: 'bytes=0-0' } })
  await answer.body?.cancel()
  return answer.ok && new URL(answer.url).origin === location.origin
}

/** Resumes the context after an interruption by the device, because it is silent until then. */
const keepRunning = (context: AudioContext) => {
  const { audio } = music()
  const resume = () => {
    if (audio.current().paused || context.state === 'running') return
    context.resume().catch((error) => console.info('Audio graph:', error))
  }
  audio.listen(['play'], resume)
  context.addEventListener('statechange', resume)
  document.addEventListener('visibilitychange', resume)
}

const open = async (): Promise<AudioGraph | undefined> => {
  const { audio } = music()
  if (!audio.isOwn() || !(await isServedHere(audio.current().currentSrc))) return undefined
  const context = new AudioContext()
  await context.resume()
  // An element connected to a context that does not run is silent.
  if (context.state !== 'running' || !audio.isOwn()) {
    await context.close()
    return undefined
  }
  const input = new GainNode(context)
  const output = new GainNode(context)
  input.connect(output).connect(context.destination)
  audio.takeForGraph((element) => context.createMediaElementSource(element).connect(input))
  keepRunning(context)
  return { context, input, output }
}

/**
 * Connects the audio elements of our own songs to a graph. This works only once per element, so it
 * waits for a song of this site, and retries later after a failure. Other songs have no graph.
 */
export const theGraph = async (): Promise<AudioGraph | undefined> => {
  opening ??= open().catch((error) => {
    console.info('Audio graph:', error)
    return undefined
  })
  const graph = await opening
  if (!graph) opening = undefined
  return music().audio.isOwn() ? graph : undefined
}
