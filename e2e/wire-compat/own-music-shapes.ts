import { type Answers, as, made } from './call.ts'

export const SONG = {
  id: 'number',
  name: 'string',
  ar: [{ name: 'string' }],
  al: { picUrl: 'string' },
  alia: ['string'],
} as const
const MY_LIKES = 2 ** 37
const MY_MOST_PLAYED = 2 ** 37 + 2

export const ownMusicShapes: Answers = {
  'POST /api/music/own': [
    '/api/music/own',
    'boolean',
    () =>
      as('reader', {
        likes: [made('song')],
        plays: [{ id: made('song'), plays: 2, playedAtMs: 1 }],
      })(),
  ],
  'POST /api/music/own/playlists': [
    '/api/music/own/playlists',
    { id: 'number' },
    () => as('reader', { name: 'evening', songs: [made('song')] })(),
    'own playlist',
  ],
  'POST /api/music/own/import': [
    '/api/music/own/import',
    {
      name: 'string',
      songs: [{ id: 'number', name: 'string', artist: 'string' }],
      missing: ['string'],
      repeated: 'number',
      isComplete: 'boolean',
    },
    () => as('reader', { text: 'a song\nanother - singer' })(),
  ],
  'PUT /api/music/own/playlists': [
    '/api/music/own/playlists',
    'boolean',
    () => as('reader', { id: made('own playlist'), name: 'night' })(),
  ],
  'POST /api/music/own/playlists/songs': [
    '/api/music/own/playlists/songs',
    { added: 'number' },
    () => as('reader', { id: made('own playlist'), songs: [made('song')] })(),
  ],
  'PUT /api/music/own/playlists/songs': [
    '/api/music/own/playlists/songs',
    'boolean',
    () => as('reader', { id: made('own playlist'), song: made('song'), behind: 0 })(),
  ],
  'GET /api/music/own': [
    '/api/music/own',
    {
      likes: ['number'],
      playlists: [{ id: 'number', name: 'string', coverImgUrl: 'string', musicSize: 'number' }],
    },
    as('reader'),
  ],
  'GET /api/music/own/songs': [
    `/api/music/own/songs?id=${MY_LIKES}&limit=30&offset=0`,
    { songs: [SONG], hasMore: 'boolean' },
    as('reader'),
  ],
  'GET /api/music/own/songIds': [
    `/api/music/own/songIds?id=${MY_MOST_PLAYED}`,
    { ids: ['number'] },
    as('reader'),
  ],
  'POST /api/music/likes': [
    '/api/music/likes',
    'boolean',
    () => as('reader', { id: made('song') })(),
  ],
  'DELETE /api/music/likes/{id}': [
    () => `/api/music/likes/${made('song')}`,
    'boolean',
    as('reader'),
  ],
  'POST /api/music/plays': [
    '/api/music/plays',
    'boolean',
    () => as('reader', { id: made('song') })(),
  ],
  'DELETE /api/music/plays': ['/api/music/plays', 'boolean', as('reader')],
  'DELETE /api/music/own/playlists/{id}/songs/{song}': [
    () => `/api/music/own/playlists/${made('own playlist')}/songs/${made('song')}`,
    'boolean',
    as('reader'),
  ],
  'DELETE /api/music/own/playlists/{id}': [
    () => `/api/music/own/playlists/${made('own playlist')}`,
    'boolean',
    as('reader'),
  ],
}
