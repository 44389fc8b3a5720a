import { OWNER } from '../testing/site.ts'
import { type Answers, as, FORM } from './call.ts'

/** A file without content: its checks begin, and fail later. */
export const EMPTY_BACKUP = 'lanting-2026-01-01T000000Z.tar.zst'
const schedule = { every: 'off', hour: 3, weekday: 1, keepDaily: 2, keepWeekly: 3 }
const file = { ...FORM, name: EMPTY_BACKUP }

export const backupShapes: Answers = {
  'GET /api/backup/list': [
    '/api/backup/list',
    {
      folder: 'string',
      isEncrypting: 'boolean',
      list: [{ name: 'string', atMs: 'number', bytes: 'number', isScheduled: 'boolean' }],
      schedule: { every: 'string', hour: 'number', keepDaily: 'number' },
    },
    as('owner'),
  ],
  'GET /api/backup/link/{name}': [
    `/api/backup/link/${EMPTY_BACKUP}`,
    { path: 'string' },
    as('owner'),
  ],
  'PUT /api/backup/schedule': [
    '/api/backup/schedule',
    'boolean',
    as('owner', { ...FORM, ...schedule }),
  ],
  'POST /api/backup/verify': ['/api/backup/verify', 'boolean', as('owner', file)],
  'POST /api/backup/make': ['/api/backup/make', { name: 'string' }, as('owner', {})],
  'POST /api/backup/restore': [
    '/api/backup/restore',
    'boolean',
    as('owner', { ...file, password: OWNER.password }),
  ],
  'DELETE /api/backup/{name}': [`/api/backup/${EMPTY_BACKUP}`, 'boolean', as('owner')],
}
