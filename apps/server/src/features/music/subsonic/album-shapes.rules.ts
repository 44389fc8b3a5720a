import type { AlbumSums } from '../albums.store.ts'
import type { ArtistSums } from '../artists.store.ts'
import type { CatalogueSong } from '../catalogue.store.ts'
import { albumIdOf, artistIdOf } from './ids.rules.ts'
import {
  type Annotations,
  artistsIn,
  coverArt,
  isoTime,
  joined,
  known,
  listOf,
  namesOf,
  seconds,
  starred,
} from './song-shapes.rules.ts'

/** An album: its sums, and the song that has its names. */
export const toAlbum = (sums: AlbumSums, song: CatalogueSong, annotations: Annotations) => {
  const artists = artistsIn(namesOf(song).albumArtists, annotations)
  const genres = listOf(song.genres)
  const id = albumIdOf(sums.album_id)
  return {
    id,
    name: song.album || annotations.unknownAlbum,
    artist: joined(artists),
    artistId: artists[0]?.id,
    coverArt: coverArt(sums.cover_id),
    songCount: sums.songs,
    duration: seconds(sums.duration_ms),
    created: isoTime(sums.created_at),
    starred: starred(annotations, id),
    userRating: annotations.ratingOf(id),
    year: known(sums.year ?? 0),
    genre: genres[0],
    genres: genres.map((name) => ({ name })),
    artists,
    displayArtist: joined(artists),
    sortName: song.album.toLowerCase(),
  }
}

export const toArtist = (sums: ArtistSums, annotations: Annotations) => {
  const id = artistIdOf(sums.artist_id)
  return {
    id,
    name: sums.name || annotations.unknownArtist,
    coverArt: coverArt(sums.cover_id),
    albumCount: sums.albums,
    starred: starred(annotations, id),
    userRating: annotations.ratingOf(id),
    sortName: sums.name.toLowerCase(),
  }
}

/** An album as a directory, for apps that browse by folders. */
export const toDirectory = ({ id, name, ...album }: ReturnType<typeof toAlbum>) => ({
  id,
  parent: album.artistId,
  isDir: true,
  title: name,
  album: name,
  artist: album.artist,
  year: album.year,
  genre: album.genre,
  coverArt: album.coverArt,
  duration: album.duration,
  created: album.created,
  starred: album.starred,
  userRating: album.userRating,
  artistId: album.artistId,
  albumId: id,
  mediaType: 'album',
})

/** An artist as a directory, of which the older calls name less. */
export const toFolderArtist = ({ id, name, ...artist }: ReturnType<typeof toArtist>) => ({
  id,
  name,
  starred: artist.starred,
  userRating: artist.userRating,
})
