import { type Answers, as, body } from './call.ts'
import { bodyPage, orNull, TIMES } from './matches-shape.ts'

const COMMENT_FIELDS = {
  id: 'number',
  parent_id: orNull('number'),
  for_id: 'number',
  type: 'number',
  from_id: 'number',
  from_name: 'string',
  from_avatar: 'string',
  content: 'string',
  pictures: ['string'],
  is_edited: 'boolean',
  thumbs_up: 'number',
  ipAddress: 'string',
  is_like: 'boolean',
  ...TIMES,
} as const
const REPLY = {
  ...COMMENT_FIELDS,
  to_id: orNull('number'),
  to_name: 'string',
  to_avatar: 'string',
} as const
const COMMENT = { ...COMMENT_FIELDS, replies: { list: [REPLY], total: 'number' } } as const
const NOTIFICATION = {
  id: 'number',
  message: 'string',
  user_id: 'number',
  type: 'number',
  to_id: orNull('number'),
  comment_id: orNull('number'),
  isView: 'number',
  ...TIMES,
} as const

/** Extra fields of an older client: its own user id, and the author of the article. */
const BELIEVED = { from_id: 99, from_name: 'somebody', from_avatar: '', author_id: 1 }
const ON = { for_id: '1', type: 1 }

export const communityShapes: Answers = {
  'POST /api/comment/add': [
    '/api/comment/add',
    { res: COMMENT },
    as('reader', { ...BELIEVED, ...ON, content: 'hello' }),
  ],
  'POST /api/comment/apply': [
    '/api/comment/apply',
    { res: REPLY },
    as('reader', {
      ...{ ...BELIEVED, ...ON, content: 'hello again' },
      ...{ parent_id: '900001', to_id: '1', to_name: 'x', to_avatar: '' },
    }),
  ],
  'POST /api/comment/frontGetParentComment': [
    '/api/comment/frontGetParentComment',
    { ...(bodyPage(COMMENT) as object), newest_id: 'number' },
    body({ ...ON, current: 1, size: 5, order: 'new' }),
  ],
  'POST /api/comment/frontGetChildrenComment': [
    '/api/comment/frontGetChildrenComment',
    bodyPage(REPLY),
    body({ ...ON, parent_id: 900_001, current: 1, size: 5 }),
  ],
  'PUT /api/comment/update': [
    '/api/comment/update',
    'boolean',
    as('owner', { id: '900005', content: 'changed' }),
  ],
  'POST /api/comment/thread': [
    '/api/comment/thread',
    { comment: COMMENT, reply_page: 'number' },
    body({ id: '900001' }),
  ],
  'GET /api/comment/countNew/{type}/{for_id}/{after}': [
    '/api/comment/countNew/1/1/900001',
    'number',
  ],
  'POST /api/comment/getCommentTotal': ['/api/comment/getCommentTotal', 'number', body(ON)],
  'DELETE /api/comment/delete/{id}/{parent_id}': [
    '/api/comment/delete/900003/0',
    { res: 'number' },
    as('owner'),
  ],
  'POST /api/report/add': [
    '/api/report/add',
    'boolean',
    as('reader', { type: '4', for_id: '900001' }),
  ],
  'POST /api/notify/getNotifyList': [
    '/api/notify/getNotifyList',
    { ...(bodyPage(NOTIFICATION) as object), unread: 'number' },
    as('owner', { current: 1, size: 10, userId: 1 }),
  ],
  'PUT /api/notify/update/{id}': ['/api/notify/update/900001', 'boolean', as('owner', {})],
  'PUT /api/notify/delete/{id}': ['/api/notify/delete/900001', { res: 'number' }, as('owner')],
  'PUT /api/notify/updateAll': ['/api/notify/updateAll', 'boolean', as('owner', {})],
}
