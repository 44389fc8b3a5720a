/** The letters of an index; every other name stands below `#`. */
const LETTER = /^\p{L}$/u

const initialOf = (name: string) => {
  const [first = ''] = name.normalize('NFD')
  return LETTER.test(first) ? first.toUpperCase() : '#'
}

/** Groups artists by the first letter of their name. */
export const byInitial = <T extends { readonly name: string }>(artists: readonly T[]) =>
  [...Map.groupBy(artists, ({ name }) => initialOf(name))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, artist]) => ({ name, artist }))

interface GenreCount {
  /** A list, as JSON. */
  readonly genres: string
  readonly album_id: number
  readonly songs: number | string
}

/** Counts songs and albums of each genre, the most frequent first. */
export const genresOf = (counts: readonly GenreCount[]) => {
  const byName = new Map<string, { songs: number; albums: Set<number> }>()
  for (const { genres, album_id, songs } of counts) {
    for (const name of JSON.parse(genres) as string[]) {
      const genre = byName.get(name) ?? { songs: 0, albums: new Set() }
      genre.songs += Number(songs)
      genre.albums.add(album_id)
      byName.set(name, genre)
    }
  }
  return [...byName]
    .map(([value, { songs, albums }]) => ({ value, songCount: songs, albumCount: albums.size }))
    .sort((a, b) => b.songCount - a.songCount || (a.value < b.value ? -1 : 1))
}
