import { theGraph } from '../sound/audio-graph.ts'

/** Enough resolution for low notes. Twice the size costs twice the time. */
const FFT_SIZE = 1_024

let analyser: AnalyserNode | undefined

/** The analyser of our own songs; undefined while another song plays. */
export const theAnalyser = async (): Promise<AnalyserNode | undefined> => {
  const graph = await theGraph()
  if (!graph) return undefined
  if (!analyser) {
    analyser = new AnalyserNode(graph.context, { fftSize: FFT_SIZE, smoothingTimeConstant: 0.8 })
    graph.output.connect(analyser)
  }
  return analyser
}
