import { type Answers, as, made } from './call.ts'
import { pathPage } from './matches-shape.ts'
import { ownMusicShapes, SONG } from './own-music-shapes.ts'

const FOUND = {
  id: 'number',
  name: 'string',
  artists: [{ name: 'string' }],
  album: { artist: { img1v1Url: 'string' } },
  alias: ['string'],
} as const
const LIBRARY_SONG = {
  id: 'number',
  name: 'string',
  artists: ['string'],
  album: 'string',
  alia: ['string'],
  path: 'string',
  isDemo: 'boolean',
  bytes: 'number',
  hasLyric: 'boolean',
  picUrl: 'string',
  hasOwnCover: 'boolean',
} as const
const OPENED = { ...LIBRARY_SONG, url: 'string', lyric: 'string', lyricVersion: 'string' } as const
const LIST = {
  id: 'number',
  name: 'string',
  isHidden: 'boolean',
  songs: ['number'],
  encoding: 'string',
} as const

/** Eight silent MPEG frames. */
const silence = () => {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
  const form = new FormData()
  const song = Buffer.concat(Array.from({ length: 8 }, () => frame))
  form.set('file', new Blob([new Uint8Array(song)], { type: 'audio/mpeg' }), 'song.mp3')
  return form
}

const plainFile = () => {
  const form = new FormData()
  form.set('file', new Blob(['text']), 'plain.txt')
  return form
}

const plainCover = () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(gif)], { type: 'image/gif' }), 'dot.gif')
  return form
}

export const sendSong = (name: string) =>
  [`/api/music/uploadSong?folder=plain&name=${encodeURIComponent(name)}`, silence()] as const

const [another, bytes] = sendSong('hand - another.mp3')
export const tags = {
  name: 'by hand',
  artists: ['plain'],
  album: 'by fetch',
  alia: ['fetch'],
}

export const musicShapes: Answers = {
  'POST /api/upload/file': [
    '/api/upload/file?name=plain.txt',
    { url: 'string', bytes: 'number' },
    () => as('owner', plainFile())(),
  ],
  'POST /api/music/uploadSong': [another, LIBRARY_SONG, () => as('owner', bytes)()],
  'POST /api/music/uploadSongCover': [
    () => `/api/music/uploadSongCover?id=${made('song')}`,
    LIBRARY_SONG,
    () => as('owner', plainCover())(),
  ],
  'PUT /api/music/updateSong': [
    '/api/music/updateSong',
    LIBRARY_SONG,
    () => as('owner', { ...tags, id: made('song') })(),
  ],
  'PUT /api/music/updateLyric': [
    '/api/music/updateLyric',
    OPENED,
    () => as('owner', { id: made('song'), lyric: '[00:01]plain' })(),
  ],
  'GET /api/music/getSongs/{current}/{size}': [
    '/api/music/getSongs/1/10',
    pathPage(LIBRARY_SONG),
    as('owner'),
  ],
  'GET /api/music/getSong/{id}': [() => `/api/music/getSong/${made('song')}`, OPENED, as('owner')],
  'GET /api/music/getPlaylists': ['/api/music/getPlaylists', [LIST], as('owner')],
  'GET /api/music/getScan': [
    '/api/music/getScan',
    { leftOut: [{ path: 'string', reason: 'string' }], count: 'number' },
    as('owner'),
  ],
  'POST /api/music/addPlaylist': [
    '/api/music/addPlaylist',
    { id: 'number' },
    as('owner', { name: 'one more', songs: [] }),
  ],
  'PUT /api/music/updatePlaylist': [
    '/api/music/updatePlaylist',
    'boolean',
    () => as('owner', { id: made('playlist'), isHidden: false })(),
  ],
  'PUT /api/music/orderPlaylists': [
    '/api/music/orderPlaylists',
    'boolean',
    () => as('owner', { idList: [made('playlist')] })(),
  ],
  ...ownMusicShapes,
  'GET /wapi/toplist/detail': [
    '/wapi/toplist/detail',
    { list: [{ id: 'number', name: 'string', coverImgUrl: 'string' }] },
  ],
  'GET /wapi/playlist/track/all': [
    () => `/wapi/playlist/track/all?id=${made('playlist')}&limit=30&offset=0`,
    { songs: [SONG] },
  ],
  'GET /wapi/playlist/track/ids': [
    () => `/wapi/playlist/track/ids?id=${made('playlist')}`,
    { ids: ['number'] },
  ],
  'GET /wapi/album/list': [
    '/wapi/album/list?order=name&limit=5&offset=0',
    {
      albums: [
        {
          ...{ id: 'number', name: 'string', coverImgUrl: 'string', year: 'number' },
          ...{ size: 'number', dt: 'number', artist: { id: 'number', name: 'string' } },
        },
      ],
      total: 'number',
    },
  ],
  'GET /wapi/album/detail': [
    () => `/wapi/album/detail?id=${made('album')}`,
    { album: { id: 'number', name: 'string' }, genres: ['string'], songs: [SONG] },
  ],
  'GET /wapi/artist/detail': [
    () => `/wapi/artist/detail?id=${made('artist')}`,
    { artist: { id: 'number', name: 'string' }, albums: [{ id: 'number' }], songs: [SONG] },
  ],
  'GET /wapi/artist/list': [
    '/wapi/artist/list?limit=5&offset=0',
    {
      artists: [{ id: 'number', name: 'string', albumSize: 'number', musicSize: 'number' }],
      total: 'number',
    },
  ],
  'GET /wapi/genre/list': [
    '/wapi/genre/list',
    { genres: [{ id: 'number', name: 'string', musicSize: 'number' }] },
  ],
  'GET /wapi/song/detail': [() => `/wapi/song/detail?ids=${made('song')}`, { songs: [SONG] }],
  'GET /wapi/song/url/v1': [
    () => `/wapi/song/url/v1?id=${made('song')}&level=exhigh`,
    { data: [{ id: 'number', url: 'string' }] },
  ],
  'GET /wapi/search': [
    '/wapi/search?keywords=plain&offset=0&limit=20',
    { result: { songs: [FOUND] } },
  ],
  'GET /wapi/lyric': [() => `/wapi/lyric?id=${made('song')}`, { lrc: { lyric: 'string' } }],
  'DELETE /api/music/deletePlaylist/{id}': [
    () => `/api/music/deletePlaylist/${made('playlist')}`,
    'boolean',
    as('owner'),
  ],
  'DELETE /api/music/deleteSongCover/{id}': [
    () => `/api/music/deleteSongCover/${made('song')}`,
    LIBRARY_SONG,
    as('owner'),
  ],
  'DELETE /api/music/deleteSong/{id}': [
    () => `/api/music/deleteSong/${made('song')}`,
    'boolean',
    as('owner'),
  ],
}
