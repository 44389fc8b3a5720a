import { artistKeysOf, keyOf, looseKeyOf } from './song-keys.rules.ts'
import type { Reading } from './song-lines.rules.ts'

/** A song that lines are compared with. Its texts are folded. */
export interface Candidate<Song> {
  readonly song: Song
  readonly names: readonly string[]
  readonly artists: readonly string[]
}

interface Entry<Song> {
  readonly song: Song
  /** Read only when a title fits: most songs of a library are not wanted. */
  readonly artists: () => ReadonlySet<string>
}

type Titles<Song> = Map<string, Entry<Song>[]>

const add = <Song>(titles: Titles<Song>, key: string, entry: Entry<Song>) => {
  const entries = titles.get(key)
  if (entries) entries.push(entry)
  else titles.set(key, [entry])
}

/** Titles as they are, and without additions; there the plain version of a song comes first. */
const titlesOf = <Song>(songs: readonly Candidate<Song>[]) => {
  const exact: Titles<Song> = new Map()
  const plain: Titles<Song> = new Map()
  const added: Titles<Song> = new Map()
  for (const { song, names, artists } of songs) {
    const entry = {
      song,
      artists: () => new Set(artists.flatMap((name) => [...artistKeysOf(name)])),
    }
    for (const name of names) {
      const [key, loose] = [keyOf(name), looseKeyOf(name)]
      add(exact, key, entry)
      add(key === loose ? plain : added, loose, entry)
    }
  }
  const loose = (key: string) => [...(plain.get(key) ?? []), ...(added.get(key) ?? [])]
  return { exact: (key: string) => exact.get(key) ?? [], loose }
}

/**
 * Returns the function that finds the song of a line. A line that names an artist gets a song of
 * this artist, or one whose artist is unknown; the exact title comes before another version.
 */
export const createMatcher = <Song>(songs: readonly Candidate<Song>[]) => {
  const titles = titlesOf(songs)
  const entriesOf = [
    ({ title }: Reading) => titles.exact(keyOf(title)),
    ({ title }: Reading) => titles.loose(looseKeyOf(title)),
  ]

  const find = (
    readings: readonly Reading[],
    fits: (entry: Entry<Song>, reading: Reading) => boolean,
    isExact: boolean,
  ): Song | undefined => {
    for (const entries of isExact ? entriesOf.slice(0, 1) : entriesOf) {
      for (const reading of readings) {
        const entry = entries(reading).find((one) => fits(one, reading))
        if (entry) return entry.song
      }
    }
    return undefined
  }

  const isBy = ({ artists }: Entry<Song>, { artist }: Reading) =>
    !artists().isDisjointFrom(artistKeysOf(artist))
  const isUnknown = ({ artists }: Entry<Song>, { isGuess = false }: Reading) =>
    artists().size === 0 && !isGuess

  return (readings: readonly Reading[], { isExact = false } = {}): Song | undefined => {
    const named = readings.filter(({ artist }) => artist !== '')
    const bare = readings.filter(({ artist }) => artist === '')
    return (
      find(named, isBy, isExact) ??
      find(bare, () => true, isExact) ??
      find(named, isUnknown, isExact)
    )
  }
}
