interface GenreCount {
  /** A list, as JSON. */
  readonly genres: string
  readonly album_id: number
  readonly songs: number | string
}

/** Counts songs and albums of each genre, the most frequent first. */
export const countGenres = (counts: readonly GenreCount[]) => {
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
    .map(([name, { songs, albums }]) => ({ name, songs, albums: albums.size }))
    .sort((a, b) => b.songs - a.songs || (a.name < b.name ? -1 : 1))
}
