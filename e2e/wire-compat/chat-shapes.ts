import { type Answers, as, body } from './call.ts'

const MESSAGE = {
  id: 'number',
  user_id: 'number',
  nick_name: 'string',
  avatar: 'string',
  content: 'string',
  content_type: 'string',
  createdAt: 'date',
} as const

export const chatShapes: Answers = {
  'POST /api/chat/getChatList': [
    '/api/chat/getChatList',
    { list: [MESSAGE] },
    body({ size: 10, last_id: '' }),
  ],
  'POST /api/chat/getChatAround': [
    '/api/chat/getChatAround',
    { id: 'number', list: [MESSAGE], hasOlder: 'boolean', hasNewer: 'boolean' },
    body({ id: '1' }),
  ],
  'POST /api/chat/search': [
    '/api/chat/search',
    {
      list: [{ message: MESSAGE, excerpt: { before: 'string', match: 'string', after: 'string' } }],
      hasMore: 'boolean',
    },
    body({ text: 'found by fetch' }),
  ],
  'POST /api/chat/getMentions': [
    '/api/chat/getMentions',
    { list: [MESSAGE], hasMore: 'boolean' },
    as('owner', {}),
  ],
  'POST /api/chat/getWriters': [
    '/api/chat/getWriters',
    { list: [{ user_id: 'number', nick_name: 'string', avatar: 'string' }] },
    body({}),
  ],
  'DELETE /api/chat/deleteOne/{id}': ['/api/chat/deleteOne/1', 'boolean', as('owner')],
  'POST /api/chat/delete': ['/api/chat/delete', 'boolean', as('owner')],
}
