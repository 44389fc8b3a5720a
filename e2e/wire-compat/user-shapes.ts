import { type Answers, as, body, FORM, made } from './call.ts'
import { bodyPage, orNull, TIMES } from './matches-shape.ts'

const USER = {
  id: 'number',
  username: 'string',
  nick_name: 'string',
  avatar: 'string',
  role: 'number',
  qq: 'string',
  ip: 'string',
  ip_address: 'string',
  ...TIMES,
} as const
const SESSION = { id: 'number', device: 'string', lastSeenAtMs: 'number' } as const
const WRITINGS = { total: 'number', list: ['any'] } as const
const GUEST = orNull({ id: 'number', nick_name: 'string' })
const page = { current: 1, size: 10 }

/** Calls about the prepared user, and about the site. */
export const userShapes: Answers = {
  'POST /api/user/getUserList': [
    '/api/user/getUserList',
    bodyPage(USER),
    as('owner', { ...FORM, ...page, nick_name: '', role: '2' }),
  ],
  'GET /api/user/adminGetUser/{id}': [
    () => `/api/user/adminGetUser/${made('user')}`,
    { ...USER, passwordLinkUntilMs: orNull('number') },
    as('owner'),
  ],
  'PUT /api/user/adminUpdateUserInfo': [
    '/api/user/adminUpdateUserInfo',
    'boolean',
    () =>
      as('owner', {
        ...FORM,
        id: String(made('user')),
        nick_name: 'by hand',
        avatar: '/art/avatars/3.avif',
      })(),
  ],
  'POST /api/user/addPasswordLink/{id}': [
    () => `/api/user/addPasswordLink/${made('user')}`,
    { url: 'string', expiresAtMs: 'number' },
    as('owner', {}),
  ],
  'DELETE /api/user/passwordLink/{id}': [
    () => `/api/user/passwordLink/${made('user')}`,
    'boolean',
    as('owner'),
  ],
  'POST /api/user/getPasswordLink': [
    '/api/user/getPasswordLink',
    { username: 'string' },
    () => body({ token: made('link') })(),
  ],
  'POST /api/user/setPasswordByLink': [
    '/api/user/setPasswordByLink',
    'boolean',
    () => body({ token: made('link'), password1: 'abc-1234', password2: 'abc-1234' })(),
  ],
  'GET /api/user/adminSessions/{id}': [
    () => `/api/user/adminSessions/${made('guest')}`,
    [SESSION],
    as('owner'),
  ],
  'DELETE /api/user/adminSessions/{id}/{session_id}': [
    () => `/api/user/adminSessions/${made('guest')}/${made('guest session')}`,
    'boolean',
    as('owner'),
  ],
  'DELETE /api/user/adminSessions/{id}': [
    () => `/api/user/adminSessions/${made('guest')}`,
    { ended: 'number' },
    as('owner'),
  ],
  'GET /api/user/adminPosts/{id}': [
    '/api/user/adminPosts/1',
    { comments: WRITINGS, boardMessages: WRITINGS, chatMessages: WRITINGS, talks: WRITINGS },
    as('owner'),
  ],
  'POST /api/user/getInvitationList': [
    '/api/user/getInvitationList',
    bodyPage({ id: 'number', state: 'string', createdAtMs: 'number', guest: GUEST }),
    as('owner', { ...FORM, ...page }),
  ],
  'DELETE /api/user/invitation/{id}': [
    () => `/api/user/invitation/${made('invitation')}`,
    'boolean',
    as('owner'),
  ],
  'GET /api/health/site': [
    '/api/health/site',
    {
      version: 'string',
      commit: orNull('string'),
      database: { engine: 'string', migrations: { applied: ['any'], pending: ['string'] } },
      redis: orNull('any'),
      bucket: orNull('any'),
      unmeasuredSongs: 'number',
      nodes: [{ name: 'string', own: 'boolean', seenAtMs: 'number' }],
      lastBackup: orNull('any'),
    },
    as('owner'),
  ],
  'POST /api/audit/getAuditList': [
    '/api/audit/getAuditList',
    bodyPage({
      id: 'number',
      user_id: orNull('number'),
      action: 'string',
      subject: 'any',
      outcome: orNull('string'),
      createdAt: 'date',
    }),
    as('owner', { ...FORM, ...page }),
  ],
}
