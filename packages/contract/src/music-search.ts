import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { LENGTH, PAGE_SIZE } from './limits.ts'
import { Artist, musicCall, PictureAddress, paging } from './music.ts'

/** A song in search results. */
export const FoundSong = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  artists: Type.Array(Artist),
  album: Type.Object({ artist: Type.Object({ img1v1Url: PictureAddress }) }),
  alias: Type.Array(Type.String()),
  /** The length in milliseconds, if known. */
  duration: Type.Optional(Type.Integer()),
})
export type FoundSong = Static<typeof FoundSong>

export const searchSongs = endpoint({
  ...musicCall,
  summary: 'Search songs by name, artist or album, also by pinyin or its initials',
  path: '/wapi/search',
  limit: perMinute(120),
  query: Type.Object({
    keywords: Type.String({ maxLength: LENGTH.searchText, default: '' }),
    ...paging(PAGE_SIZE.songSearch),
  }),
  result: Type.Object({ result: Type.Object({ songs: Type.Array(FoundSong) }) }),
})
