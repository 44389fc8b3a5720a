import { UPSTREAM_IDS } from '@lanting/contract'

/** Moves a song of a list to another place, at most to the end. */
export const moveSong = (ids: readonly number[], song: number, to: number): readonly number[] => {
  if (!ids.includes(song)) return ids
  return ids.filter((id) => id !== song).toSpliced(to, 0, song)
}

const isOfUpstream = (id: number) => id > UPSTREAM_IDS

/** Songs of the upstream are unknown to music apps: a list that an app sends keeps them at its end. */
export const replaceSongs = (
  ids: readonly number[],
  songs: readonly number[],
): readonly number[] => [...songs, ...ids.filter(isOfUpstream)]

/** Removes songs by their places among those that an app knows. */
export const removePlaces = (
  ids: readonly number[],
  places: ReadonlySet<number>,
): readonly number[] => {
  const known = ids.filter((id) => !isOfUpstream(id))
  const removed = new Set(known.filter((_, place) => places.has(place)))
  return ids.filter((id) => !removed.has(id))
}
