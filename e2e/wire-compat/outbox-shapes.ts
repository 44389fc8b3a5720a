import { OWNER } from '../testing/site.ts'
import { type Answers, as, FORM, made } from './call.ts'

const draft = { url: 'https://a.example/hook', kinds: ['comment'], enabled: true }
const SECRET = { id: 'number', secret: 'string' } as const
const OWN = {
  available: 'boolean',
  address: 'string',
  isConfirmed: 'boolean',
  digest: 'string',
} as const

export const outboxShapes: Answers = {
  'POST /api/webhook/add': [
    '/api/webhook/add',
    SECRET,
    as('owner', { ...FORM, ...draft }),
    'webhook',
  ],
  'GET /api/webhook/list': [
    '/api/webhook/list',
    [{ id: 'number', url: 'string', enabled: 'boolean', createdAtMs: 'number' }],
    as('owner'),
  ],
  'PUT /api/webhook/update': [
    '/api/webhook/update',
    'boolean',
    () => as('owner', { ...FORM, ...draft, id: String(made('webhook')), enabled: false })(),
  ],
  'PUT /api/webhook/secret/{id}': [
    () => `/api/webhook/secret/${made('webhook')}`,
    SECRET,
    as('owner'),
  ],
  'POST /api/webhook/test/{id}': [
    () => `/api/webhook/test/${made('webhook')}`,
    'boolean',
    as('owner', {}),
  ],
  'GET /api/webhook/deliveries/{id}/{current}/{size}': [
    () => `/api/webhook/deliveries/${made('webhook')}/1/10`,
    {
      list: [{ id: 'number', key: 'string', kind: 'string', state: 'string', attempts: 'number' }],
      total: 'number',
    },
    as('owner'),
  ],
  'POST /api/webhook/resend/{id}': ['/api/webhook/resend/1', 'boolean', as('owner', {})],
  'DELETE /api/webhook/delete/{id}': [
    () => `/api/webhook/delete/${made('webhook')}`,
    'boolean',
    as('owner'),
  ],
  'PUT /api/mail/address': [
    '/api/mail/address',
    OWN,
    as('owner', { ...FORM, address: 'plain@a.example', password: OWNER.password }),
  ],
  'PUT /api/mail/digest': ['/api/mail/digest', OWN, as('owner', { ...FORM, digest: 'daily' })],
  'GET /api/mail/own': ['/api/mail/own', OWN, as('owner')],
  'GET /api/mail/list/{current}/{size}': [
    '/api/mail/list/1/10',
    { list: [{ id: 'number', kind: 'string', state: 'string', items: 'number' }], total: 'number' },
    as('owner'),
  ],
  'POST /api/mail/resend/{id}': ['/api/mail/resend/1', 'boolean', as('owner', {})],
  'DELETE /api/mail/address': ['/api/mail/address', OWN, as('owner')],
}
