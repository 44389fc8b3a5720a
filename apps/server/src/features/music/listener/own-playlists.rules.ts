import { UPSTREAM_IDS } from '@lanting/contract'

/** Moves a song of a list behind another one, or to the front. Both may be gone meanwhile. */
export const moveSong = (
  ids: readonly number[],
  song: number,
  behind: number,
): readonly number[] => {
  const others = ids.filter((id) => id !== song)
  const isPossible = ids.includes(song) && (behind === 0 || others.includes(behind))
  return isPossible ? others.toSpliced(others.indexOf(behind) + 1, 0, song) : ids
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
