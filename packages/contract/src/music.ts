import Type, { type Static } from 'typebox'

const Artist = Type.Object({ name: Type.String() })

/** A song as playlists and details tell it. */
export const Song = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  ar: Type.Array(Artist),
  al: Type.Object({ picUrl: Type.String() }),
  alia: Type.Array(Type.String()),
})
export type Song = Static<typeof Song>

/** The same as a search tells it. */
export const FoundSong = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  artists: Type.Array(Artist),
  album: Type.Object({ artist: Type.Object({ img1v1Url: Type.String() }) }),
  alias: Type.Array(Type.String()),
})
export type FoundSong = Static<typeof FoundSong>

export const Playlist = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  coverImgUrl: Type.String(),
})
export type Playlist = Static<typeof Playlist>
