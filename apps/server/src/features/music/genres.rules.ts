import { genreId } from './credits.rules.ts'

interface GenreCount {
  /** A list, as JSON. */
  readonly genres: string
  readonly album_id: number
  readonly songs: number | string
}

const namesIn = ({ genres }: GenreCount): string[] => JSON.parse(genres)

/** The most frequent spelling stands for all. */
const mainSpelling = (spellings: ReadonlyMap<string, number>) =>
  [...spellings].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? ''

/** Counts songs and albums of each genre in all its spellings, the most frequent first. */
export const countGenres = (counts: readonly GenreCount[]) => {
  const byId = new Map<
    number,
    { songs: number; albums: Set<number>; spellings: Map<string, number> }
  >()
  for (const count of counts) {
    const songs = Number(count.songs)
    const names = new Map(namesIn(count).map((name) => [genreId(name), name]))
    for (const [id, name] of names) {
      const genre = byId.get(id) ?? { songs: 0, albums: new Set(), spellings: new Map() }
      genre.songs += songs
      genre.albums.add(count.album_id)
      genre.spellings.set(name, (genre.spellings.get(name) ?? 0) + songs)
      byId.set(id, genre)
    }
  }
  return [...byId.values()]
    .map(({ spellings, songs, albums }) => ({
      name: mainSpelling(spellings),
      songs,
      albums: albums.size,
    }))
    .sort((a, b) => b.songs - a.songs || (a.name < b.name ? -1 : 1))
}

/** Returns the spellings of a genre in the tags. */
export const spellingsOf = (counts: readonly GenreCount[], id: number): string[] => [
  ...new Set(counts.flatMap(namesIn).filter((name) => genreId(name) === id)),
]
