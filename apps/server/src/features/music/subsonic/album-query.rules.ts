import type { AlbumOrder, AlbumQuery } from '../albums.store.ts'
import type { CallParameters } from './parameters.rules.ts'
import { SubsonicError } from './subsonic-error.ts'

export const SIZE = { min: 1, max: 500 }
export const OFFSET = { min: 0, max: 1_000_000 }

const ORDERS: Readonly<Record<string, AlbumOrder>> = {
  random: 'random',
  newest: 'newest',
  frequent: 'mostPlayed',
  recent: 'lastPlayed',
  starred: 'starred',
  alphabeticalByName: 'name',
  alphabeticalByArtist: 'artist',
  byGenre: 'name',
  highest: 'rated',
}

/** `fromYear` above `toYear` asks for the latest first. */
const yearsOf = (parameters: CallParameters) => {
  const [from, to] = [parameters.number('fromYear') ?? 0, parameters.number('toYear') ?? 9_999]
  const order: AlbumOrder = from > to ? 'yearDown' : 'year'
  return { order, fromYear: Math.min(from, to), toYear: Math.max(from, to) }
}

/** Reads which albums a list asks for. */
export const albumQuery = (parameters: CallParameters): AlbumQuery => {
  const part = {
    limit: parameters.within('size', SIZE, 10),
    offset: parameters.within('offset', OFFSET, 0),
  }
  const type = parameters.required('type')
  if (type === 'byYear') return { ...part, ...yearsOf(parameters) }
  const order = Object.hasOwn(ORDERS, type) ? ORDERS[type] : undefined
  if (!order) throw new SubsonicError('generic', 'Parameter type is unknown')
  return { ...part, order, ...(type === 'byGenre' && { genre: parameters.required('genre') }) }
}
