import { theGraph } from './audio-graph.ts'
import { BANDS_HZ, PRESETS, type Preset } from './sound-settings.rules.ts'

let filters: readonly BiquadFilterNode[] | undefined

/** Filters between input and output. Shelves at both ends take what lies beyond. */
const openFilters = async () => {
  const graph = await theGraph()
  if (!graph || filters) return filters
  const { context, input, output } = graph
  const last = BANDS_HZ.length - 1
  filters = BANDS_HZ.map((frequency, band) => {
    const type = band === 0 ? 'lowshelf' : band === last ? 'highshelf' : 'peaking'
    return new BiquadFilterNode(context, { type, frequency, Q: 0.9 })
  })
  input.disconnect()
  const end = filters.reduce<AudioNode>((node, filter) => node.connect(filter), input)
  end.connect(output)
  return filters
}

/** Sets the gains of a preset. Without a graph there is nothing to turn off. */
export const equalise = async (preset: Preset): Promise<void> => {
  if (preset === 'off' && !filters) return
  const bands = await openFilters()
  bands?.forEach((filter, band) => {
    filter.gain.value = PRESETS[preset][band] ?? 0
  })
}
