import { type Answers, as, FORM } from './call.ts'
import { bodyPage, orNull, TIMES } from './matches-shape.ts'

const WRITER = { user_id: orNull('number'), nick_name: 'string', avatar: 'string' } as const
const PLACE = { type: orNull('number'), for_id: orNull('number'), title: 'string' } as const
const WORDS = { list: [{ word: 'string', action: 'string' }] } as const
const UPLOAD = {
  id: 'number',
  url: 'string',
  bytes: 'number',
  width: 'number',
  height: 'number',
  user_id: orNull('number'),
  nick_name: 'string',
  uses: [{ place: 'string', id: 'number' }],
  createdAt: 'date',
} as const
const page = { ...FORM, current: 1, size: 10 }

const writings: Answers = {
  'POST /api/moderation/queue': [
    '/api/moderation/queue',
    bodyPage({
      ...{ source: 'string', kind: 'string', id: 'number', content: 'string' },
      ...{ ...WRITER, ...PLACE, reports: 'number', reasons: ['string'], createdAt: 'date' },
    }),
    as('owner', page),
  ],
  'PUT /api/moderation/decide': [
    '/api/moderation/decide',
    { done: 'number', stuck: 'number', blocked: 'number' },
    as('owner', {
      decision: 'keep',
      items: [{ source: 'report', kind: 'comment', id: '900001' }],
    }),
  ],
  'POST /api/comment/backGetCommentList': [
    '/api/comment/backGetCommentList',
    bodyPage({
      ...{ id: 'number', parent_id: orNull('number'), ...PLACE, content: 'string' },
      ...{ from_id: 'number', from_name: 'string', from_avatar: 'string' },
      ...{ to_id: orNull('number'), to_name: 'string', createdAt: 'date' },
    }),
    as('owner', page),
  ],
  'DELETE /api/comment/backDelete/{id}/{parent_id}': [
    '/api/comment/backDelete/900004/0',
    { res: 'number' },
    as('owner'),
  ],
  'POST /api/message/backGetMessageList': [
    '/api/message/backGetMessageList',
    bodyPage({ id: 'number', message: 'string', tag: 'string', ...WRITER, createdAt: 'date' }),
    as('owner', page),
  ],
  'PUT /api/message/backDelete': [
    '/api/message/backDelete',
    'number',
    as('owner', { idList: ['900001'] }),
  ],
  'POST /api/comment/backReply': [
    '/api/comment/backReply',
    { res: { id: 'number', content: 'string', parent_id: 'number' } },
    as('owner', { id: 900001, content: 'by hand' }),
  ],
  'POST /api/moderation/reply': [
    '/api/moderation/reply',
    'boolean',
    as('owner', { id: 900001, content: 'approved by hand' }),
  ],
  'PUT /api/comment/backUpdate': [
    '/api/comment/backUpdate',
    'boolean',
    as('owner', { id: 900001, content: 'changed by hand' }),
  ],
  'GET /api/notify/receivers': ['/api/notify/receivers', { users: 'number' }, as('owner')],
  'POST /api/notify/announce': [
    '/api/notify/announce',
    { sent: 'number' },
    as('owner', { message: 'to all' }),
  ],
  'POST /api/notify/backGetNotifyList': [
    '/api/notify/backGetNotifyList',
    bodyPage({
      ...{ id: 'number', message: 'string', user_id: 'number', nick_name: 'string' },
      ...{ type: 'number', to_id: orNull('number'), isView: 'number', ...TIMES },
    }),
    as('owner', page),
  ],
}

const chat: Answers = {
  'POST /api/chat/backGetChatList': [
    '/api/chat/backGetChatList',
    bodyPage({ id: 'number', ...WRITER, content: 'string', content_type: 'string' }),
    as('owner', page),
  ],
  'GET /api/chat/edits/{id}': [
    '/api/chat/edits/1',
    { list: [{ content: 'string', writtenAtMs: 'number' }] },
    as('owner'),
  ],
  'PUT /api/chat/pin': ['/api/chat/pin', 'boolean', as('owner', { id: '1', isPinned: true })],
  'GET /api/chat/online': [
    '/api/chat/online',
    { people: [{ user_id: 'number', nick_name: 'string' }], visitors: 'number' },
    as('owner'),
  ],
  'PUT /api/chat/offline/{id}': ['/api/chat/offline/READER', 'boolean', as('owner', {})],
  'GET /api/chat/getMuteList': [
    '/api/chat/getMuteList',
    { list: [{ user_id: 'number', nick_name: 'string', avatar: 'string', untilMs: 'number' }] },
    as('owner'),
  ],
  'PUT /api/chat/mute': [
    '/api/chat/mute',
    { untilMs: 'number' },
    as('owner', { user_id: '2', minutes: '5' }),
  ],
  'DELETE /api/chat/mute/{id}': ['/api/chat/mute/2', 'boolean', as('owner')],
}

const SUM = { files: 'number', bytes: 'number' } as const

const rest: Answers = {
  'GET /api/upload/usage': [
    '/api/upload/usage',
    {
      ...SUM,
      unused: SUM,
      places: [{ place: 'string', ...SUM }],
      users: [{ user_id: orNull('number'), nick_name: 'string', ...SUM }],
    },
    as('owner'),
  ],
  'POST /api/upload/list': ['/api/upload/list', bodyPage(UPLOAD), as('owner', page)],
  'GET /api/upload/months': [
    '/api/upload/months',
    [{ month: 'string', files: 'number' }],
    as('owner'),
  ],
  'PUT /api/upload/update': [
    '/api/upload/update',
    'boolean',
    as('owner', { url: '/uploads/plain', alt: 'a' }),
  ],
  'PUT /api/upload/replace': [
    '/api/upload/replace',
    { uses: 'number' },
    as('owner', { url: '/uploads/plain', replacement: '/uploads/other' }),
  ],
  'PUT /api/upload/removeUnused': [
    '/api/upload/removeUnused',
    { files: 'number', bytes: 'number', pictures: [UPLOAD] },
    as('owner', { dry: true }),
  ],
  'GET /api/blocklist/list': ['/api/blocklist/list', WORDS, as('owner')],
  'PUT /api/blocklist/update': [
    '/api/blocklist/update',
    WORDS,
    as('owner', { ...FORM, words: ['byhand'], action: 'refuse' }),
  ],
  'POST /api/blocklist/test': [
    '/api/blocklist/test',
    { verdict: 'string', text: 'string', words: ['string'] },
    as('owner', { text: 'byhand' }),
  ],
}

/** Moderation calls. They run after something was reported, and before the chat is cleared. */
export const moderationShapes: Answers = { ...writings, ...chat, ...rest }
