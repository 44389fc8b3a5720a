import { type Answers, as, body, FORM } from './call.ts'
import { bodyPage, orNull, pathPage, TIMES } from './matches-shape.ts'

const TALK = {
  id: 'number',
  user_id: 'number',
  content: 'string',
  status: 'number',
  is_top: 'number',
  like_times: 'number',
  nick_name: 'string',
  avatar: 'string',
  ...TIMES,
} as const
const SEEN = { ...TALK, is_like: 'boolean' } as const
const ADMIN_TALK = { ...TALK, talkImgList: ['string'] } as const
const ALBUM = {
  id: 'number',
  album_name: 'string',
  description: 'string',
  album_cover: 'string',
  ...TIMES,
} as const
const PHOTO = {
  id: 'number',
  album_id: 'number',
  url: 'string',
  status: 'number',
  width: orNull('number'),
  height: orNull('number'),
  ...TIMES,
} as const

const talk = {
  ...FORM,
  content: 'written by hand',
  is_top: '2',
  status: '1',
  user_id: '99',
  talkImgList: [{ url: '/art/demo/talks/record-night.avif', name: 'a.avif' }],
}
const album = { ...FORM, album_name: 'by hand', description: '', album_cover: '/art/a.avif' }

/** The preparation inserts the rows 900 to 902. */
export const talkShapes: Answers = {
  'POST /api/talk/blogGetTalkList': [
    '/api/talk/blogGetTalkList',
    bodyPage(SEEN),
    body({ current: '1', size: '5' }),
  ],
  'GET /api/talk/blogGetTalkById/{id}': ['/api/talk/blogGetTalkById/900', SEEN],
  'POST /api/talk/getTalkList': [
    '/api/talk/getTalkList',
    bodyPage(ADMIN_TALK),
    as('owner', { ...FORM, current: 1, size: 5, status: '1' }),
  ],
  'GET /api/talk/getTalkById/{id}': ['/api/talk/getTalkById/900', ADMIN_TALK, as('owner')],
  'POST /api/talk/publishTalk': ['/api/talk/publishTalk', { id: 'number' }, as('owner', talk)],
  'PUT /api/talk/updateTalk': [
    '/api/talk/updateTalk',
    'boolean',
    as('owner', { ...talk, id: '900' }),
  ],
  'PUT /api/talk/togglePublic/{id}/{status}': [
    '/api/talk/togglePublic/900/2',
    'boolean',
    as('owner'),
  ],
  'PUT /api/talk/toggleTop/{id}/{is_top}': ['/api/talk/toggleTop/900/1', 'boolean', as('owner')],
  'DELETE /api/talk/deleteTalkById/{id}/{status}': [
    '/api/talk/deleteTalkById/900/2',
    'boolean',
    as('owner'),
  ],
  'PUT /api/talk/revertTalk/{id}': ['/api/talk/revertTalk/900', 'boolean', as('owner')],
  'GET /api/photoAlbum/getAllAlbumList': ['/api/photoAlbum/getAllAlbumList', [ALBUM]],
  'GET /api/photo/getAllPhotosByAlbumId/{id}': ['/api/photo/getAllPhotosByAlbumId/900', [PHOTO]],
  'GET /api/photo/getAllPhotosByAlbumId/{id}/{current}/{size}': [
    '/api/photo/getAllPhotosByAlbumId/900/1/10',
    pathPage(PHOTO),
  ],
  'POST /api/photoAlbum': [
    '/api/photoAlbum',
    bodyPage(ALBUM),
    as('owner', { ...FORM, current: 1, size: 8 }),
  ],
  'POST /api/photoAlbum/add': [
    '/api/photoAlbum/add',
    { id: 'number', album_name: 'string' },
    as('owner', album),
  ],
  'PUT /api/photoAlbum/update': [
    '/api/photoAlbum/update',
    'boolean',
    as('owner', { ...album, id: '901', album_name: 'renamed' }),
  ],
  'POST /api/photo/add': [
    '/api/photo/add',
    [PHOTO],
    as('owner', { photoList: [{ album_id: '901', url: '/art/a.avif' }] }),
  ],
  'POST /api/photo/getPhotoListByAlbumId': [
    '/api/photo/getPhotoListByAlbumId',
    bodyPage(PHOTO),
    as('owner', { ...FORM, id: '900', current: 1, size: 50, status: 1 }),
  ],
  'PUT /api/photo/order': [
    '/api/photo/order',
    'boolean',
    as('owner', { album_id: 900, idList: [900, 901] }),
  ],
  'PUT /api/photo/update': [
    '/api/photo/update',
    'boolean',
    as('owner', { id: 900, caption: 'a', taken_at: '2026-04-03 12:30', camera: 'b' }),
  ],
  'PUT /api/photo/delete': [
    '/api/photo/delete',
    'number',
    as('owner', { imgList: [{ id: '900', url: '/art/a.avif' }], type: '1' }),
  ],
  'PUT /api/photo/revert': ['/api/photo/revert', 'number', as('owner', { idList: ['900'] })],
  'DELETE /api/photo/trash/{id}': ['/api/photo/trash/900', 'number', as('owner')],
  'DELETE /api/photoAlbum/delete/{id}': ['/api/photoAlbum/delete/900', 'boolean', as('owner')],
}
