import type { GainSource } from '../../../database/tables/music.ts'

const PREFIX = 'none:'
const SEPARATOR = '+'

const triedOf = (source: GainSource): readonly string[] =>
  source.startsWith(PREFIX) ? source.slice(PREFIX.length).split(SEPARATOR) : []

/** A song without a gain is tried once by every decoder, also by one that comes later. */
export const isUntried = (source: GainSource, decoders: readonly string[]): boolean => {
  if (source === '') return true
  const tried = triedOf(source)
  return decoders.some((decoder) => !tried.includes(decoder))
}

/** The source of a song in which these decoders have found no sound. */
export const noGain = (source: GainSource, decoders: readonly string[]): GainSource => {
  const tried = [...new Set([...triedOf(source), ...decoders])].sort()
  return tried.length === 0 ? 'none' : `${PREFIX}${tried.join(SEPARATOR)}`
}
