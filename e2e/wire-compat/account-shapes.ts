import { OWNER } from '../testing/site.ts'
import { type Answers, as, body, FORM } from './call.ts'
import { orNull } from './matches-shape.ts'

const USER = {
  id: 'number',
  role: 'number',
  nick_name: 'string',
  avatar: 'string',
  qq: 'string',
  ipAddress: 'string',
} as const
const SESSION = { id: 'number', device: 'string', own: 'boolean', createdAtMs: 'number' } as const
const LOGIN = {
  token: 'string',
  username: 'string',
  role: 'number',
  id: 'number',
  ipAddress: 'string',
} as const
export const accountShapes: Answers = {
  'POST /api/user/register': [
    '/api/user/register',
    { id: 'number', username: 'string' },
    body({ username: 'plain0003', password: 'abc-123', nick_name: '' }),
  ],
  'POST /api/user/checkRegistration': [
    '/api/user/checkRegistration',
    'boolean',
    body({ username: 'unused0001', nick_name: '' }),
  ],
  'GET /api/user/passwordHelp': ['/api/user/passwordHelp', { byMail: 'boolean' }],
  'POST /api/user/requestPasswordMail': [
    '/api/user/requestPasswordMail',
    'boolean',
    body({ username: 'nobody0001' }),
  ],
  'POST /api/user/login': ['/api/user/login', LOGIN, body(OWNER)],
  'GET /api/user/getUserInfoById/{id}': ['/api/user/getUserInfoById/1', USER],
  'PUT /api/user/updateOwnUserInfo': [
    '/api/user/updateOwnUserInfo',
    'boolean',
    as('reader', {
      ...FORM,
      id: '1',
      role: 1,
      nick_name: 'a plain reader',
      avatar: '/art/avatars/2.avif',
    }),
  ],
  'GET /api/user/sessions': ['/api/user/sessions', [SESSION], as('reader')],
  'DELETE /api/user/sessions/{id}': ['/api/user/sessions/SESSION', 'boolean', as('reader')],
  'POST /api/user/musicTokens': [
    '/api/user/musicTokens',
    { id: 'number', token: 'string' },
    as('reader', { name: 'phone' }),
  ],
  'GET /api/user/musicTokens': [
    '/api/user/musicTokens',
    {
      username: 'string',
      tokens: [
        { id: 'number', name: 'string', createdAtMs: 'number', lastUsedAtMs: orNull('number') },
      ],
    },
    as('reader'),
  ],
  'DELETE /api/user/musicTokens/{id}': ['/api/user/musicTokens/1', 'boolean', as('reader')],
  'GET /api/user/export': ['/api/user/export', { users: ['any'] }, as('reader')],
  'POST /api/user/addInvitation': [
    '/api/user/addInvitation',
    { invitation: 'string', url: 'string' },
    as('owner', {}),
  ],
  'PUT /api/user/updatePassword': [
    '/api/user/updatePassword',
    'boolean',
    as('leaver', { ...FORM, password: 'abc-123', password1: 'abc-1234', password2: 'abc-1234' }),
  ],
  'DELETE /api/user/sessions': ['/api/user/sessions', { ended: 'number' }, as('leaver')],
  'POST /api/user/logout': ['/api/user/logout', 'boolean', as('leaver', {})],
  'DELETE /api/user/own': [
    '/api/user/own',
    'boolean',
    as('leaver', { password: 'abc-1234', texts: 'remove' }),
  ],
  'PUT /api/user/updateRole/{id}/{role}': ['/api/user/updateRole/READER/2', 'boolean', as('owner')],
  'PUT /api/user/updateBlocked/{id}/{blocked}': [
    '/api/user/updateBlocked/READER/1',
    'boolean',
    as('owner'),
  ],
}
