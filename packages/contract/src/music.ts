import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { SONG_ORDERS, type SongOrder } from './enumerations.ts'
import { orNull } from './fields.ts'
import { PAGE_SIZE } from './limits.ts'
import {
  MUSIC_LEVELS,
  MUSIC_OFFSET_MAX,
  MUSIC_PAGE_MAX,
  type MusicLevel,
  SONG_DETAILS_MAX,
} from './music-limits.ts'

/** `id`: the list of the songs of an artist of the library. */
export const Artist = Type.Object({ id: Type.Optional(Type.Integer()), name: Type.String() })
/** Empty: the page shows a default picture. */
export const PictureAddress = Type.String()

/** A song in playlists and details. */
export const Song = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  ar: Type.Array(Artist),
  al: Type.Object({
    /** The list of the songs of the album. */
    id: Type.Optional(Type.Integer()),
    picUrl: PictureAddress,
    name: Type.Optional(Type.String()),
    year: Type.Optional(Type.Integer()),
  }),
  alia: Type.Array(Type.String()),
  /** The length in milliseconds, if known. */
  dt: Type.Optional(Type.Integer()),
  /** The gain to an equal loudness (ReplayGain), if the file has one. */
  gain_db: Type.Optional(Type.Number()),
})
export type Song = Static<typeof Song>

export const Playlist = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  coverImgUrl: PictureAddress,
})
export type Playlist = Static<typeof Playlist>

export const MusicId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const LyricText = Type.Object({ lyric: Type.String() })
export const paging = (size: number) => ({
  limit: Type.Integer({ minimum: 1, maximum: MUSIC_PAGE_MAX, default: size }),
  offset: Type.Integer({ minimum: 0, maximum: MUSIC_OFFSET_MAX, default: 0 }),
})

export const sorting = {
  order: Type.Optional(Type.Unsafe<SongOrder>({ type: 'string', enum: [...SONG_ORDERS] })),
  descending: Type.Optional(Type.Boolean()),
}

export const musicCall = {
  method: 'GET',
  access: 'visitor',
  section: 'music',
  envelope: 'music',
} as const

export const getToplist = endpoint({
  ...musicCall,
  summary: 'List the playlists: those of the library, then those of the upstream',
  path: '/wapi/toplist/detail',
  limit: perMinute(600),
  result: Type.Object({
    list: Type.Array(Playlist),
    /** The levels of `getSongUrl`; missing where songs are sent only as they are. */
    levels: Type.Optional(
      Type.Array(Type.Unsafe<MusicLevel>({ type: 'string', enum: MUSIC_LEVELS })),
    ),
  }),
})

export const getPlaylistSongs = endpoint({
  ...musicCall,
  summary: 'List the songs of a playlist, album, artist or genre; an empty page is the end',
  path: '/wapi/playlist/track/all',
  limit: perMinute(600),
  query: Type.Object({ id: MusicId, ...paging(PAGE_SIZE.songs), ...sorting }),
  result: Type.Object({ songs: Type.Array(Song) }),
})

export const getPlaylistSongIds = endpoint({
  ...musicCall,
  summary: 'List the ids of all songs of a playlist, to play it without loading it',
  path: '/wapi/playlist/track/ids',
  limit: perMinute(120),
  query: Type.Object({ id: MusicId, ...sorting }),
  result: Type.Object({ ids: Type.Array(Type.Integer()) }),
})

export const getSongUrl = endpoint({
  ...musicCall,
  summary: 'Get the audio address of a song; null if it cannot be played',
  path: '/wapi/song/url/v1',
  limit: perMinute(600),
  query: Type.Object({ id: MusicId, level: Type.Optional(Type.String({ maxLength: 20 })) }),
  result: Type.Object({
    data: Type.Array(Type.Object({ id: Type.Integer(), url: orNull(Type.String()) })),
  }),
})

export const getSongDetail = endpoint({
  ...musicCall,
  summary: 'Get songs by their ids, separated by commas',
  path: '/wapi/song/detail',
  limit: perMinute(600),
  query: Type.Object({
    ids: Type.String({
      maxLength: 1_000,
      pattern: `^[1-9]\\d{0,15}(,[1-9]\\d{0,15}){0,${SONG_DETAILS_MAX - 1}}$`,
    }),
  }),
  result: Type.Object({ songs: Type.Array(Song) }),
})

export const getLyric = endpoint({
  ...musicCall,
  summary: 'Get the lyrics of a song: lines `[mm:ss.xx]text`, translations, times of words',
  path: '/wapi/lyric',
  limit: perMinute(600),
  query: Type.Object({ id: MusicId }),
  result: Type.Object({
    /** Empty for a song without words. */
    lrc: LyricText,
    tlyric: Type.Optional(LyricText),
    /** `[8820,900](8820,400,0)one (9220,500,0)two`: start and length of lines and words in ms. */
    yrc: Type.Optional(LyricText),
    /** How the lines are read, in Latin letters. */
    romalrc: Type.Optional(LyricText),
  }),
})
