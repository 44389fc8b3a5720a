import type { FoundSong, Song } from '@lanting/contract'

/** A search answers in other words than a playlist; afterwards there is one kind of song. */
export const songOf = (found: FoundSong): Song => ({
  id: found.id,
  name: found.name,
  ar: found.artists,
  al: { picUrl: found.album.artist.img1v1Url },
  alia: found.alias,
})

export const artistsOf = ({ ar }: Song): string => ar.map(({ name }) => name).join(', ')

export const hasSong = (songs: readonly Song[], id: number | undefined): boolean =>
  songs.some((song) => song.id === id)

/** Each song once, where it came first: a list that moves while it is paged brings some twice. */
export const eachOnce = (songs: readonly Song[]): readonly Song[] => [
  ...new Map(songs.map((song) => [song.id, song])).values(),
]
