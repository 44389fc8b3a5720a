import type { FoundSong, Song } from '@lanting/contract'

/** Search results have another format than playlists. Here they become one. */
export const songOf = (found: FoundSong): Song => ({
  id: found.id,
  name: found.name,
  ar: found.artists,
  al: { picUrl: found.album.artist.img1v1Url },
  alia: found.alias,
  ...(found.duration !== undefined && { dt: found.duration }),
})

export const artistsOf = ({ ar }: Song): string => ar.map(({ name }) => name).join(', ')

export const hasSong = (songs: readonly Song[], id: number | undefined): boolean =>
  songs.some((song) => song.id === id)

/** Each song once, at its first place: a list that changes while it is paged repeats some. */
export const eachOnce = (songs: readonly Song[]): readonly Song[] => [
  ...new Map(songs.map((song) => [song.id, song])).values(),
]

/** A song of which only the id is known. */
export const namelessSong = (id: number): Song => ({
  id,
  name: '',
  ar: [],
  al: { picUrl: '' },
  alia: [],
})
