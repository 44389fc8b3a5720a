import { type Answers, as, body, FORM } from './call.ts'
import { bodyPage, orNull, TIMES } from './matches-shape.ts'

const NOTE = {
  id: 'number',
  tag: 'string',
  message: 'string',
  color: 'string',
  font_size: 'number',
  font_weight: 'number',
  bg_color: 'string',
  bg_url: 'string',
  user_id: orNull('number'),
  nick_name: 'string',
  avatar: 'string',
  like_times: 'number',
  comment_total: 'number',
  ...TIMES,
} as const
const LINK = {
  id: 'number',
  site_name: 'string',
  site_desc: 'string',
  site_avatar: 'string',
  url: 'string',
  status: 'number',
  user_id: orNull('number'),
  ...TIMES,
} as const

/** A danmaku in the form of an older client. */
const note = {
  id: 0,
  message: 'written by hand',
  color: '',
  font_size: 16,
  font_weight: 500,
  bg_color: 'transparent',
  bg_url: '',
  tag: 'plain',
  nick_name: 'somebody',
  avatar: '',
}
const link = {
  site_name: 'plain',
  site_desc: 'by hand',
  url: 'http://plain.example',
  site_avatar: '',
}

export const boardShapes: Answers = {
  'POST /api/message/getMessageList': [
    '/api/message/getMessageList',
    bodyPage({ ...NOTE, is_like: 'boolean' }),
    body({ current: 1, size: 8, tag: '', message: '' }),
  ],
  'GET /api/message/getAllMessage': [
    '/api/message/getAllMessage',
    { list: [{ avatar: 'string', nick_name: 'string', message: 'string', createdAt: 'date' }] },
  ],
  'GET /api/message/getMessageById/{id}': ['/api/message/getMessageById/1', NOTE],
  'GET /api/message/getHotTagList': [
    '/api/message/getHotTagList',
    [{ tag: 'string', count: 'number' }],
  ],
  'POST /api/message/add': ['/api/message/add', 'any', body({ ...note, spent_ms: 2_500 })],
  'POST /api/message/update': [
    '/api/message/update',
    'any',
    as('owner', { ...FORM, ...note, id: '2' }),
  ],
  'PUT /api/message/delete': ['/api/message/delete', 'number', as('owner', { idList: ['2'] })],
  'POST /api/links/getLinksList': [
    '/api/links/getLinksList',
    bodyPage(LINK),
    body({ current: 1, size: 6, status: 2 }),
  ],
  'POST /api/links/add': [
    '/api/links/add',
    'any',
    as('reader', { ...FORM, ...link, status: 1, user_id: '99' }),
  ],
  'POST /api/links/frontUpdate': [
    '/api/links/frontUpdate',
    'any',
    as('owner', { ...FORM, ...link, id: '1', status: 1 }),
  ],
  'POST /api/links/backAdd': ['/api/links/backAdd', 'any', as('owner', { ...FORM, ...link })],
  'POST /api/links/backUpdate': [
    '/api/links/backUpdate',
    'any',
    as('owner', { ...FORM, ...link, id: '1' }),
  ],
  'PUT /api/links/approve': ['/api/links/approve', 'number', as('owner', { idList: ['1'] })],
  'PUT /api/links/delete': ['/api/links/delete', 'number', as('owner', { idList: ['1'] })],
}
