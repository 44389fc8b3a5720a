import { OWNER } from '../testing/site.ts'
import { type Answers, as, FORM } from './call.ts'

/** A file without content: its checks begin, and fail later. */
export const EMPTY_BACKUP = 'lanting-2026-01-01T000000Z.tar.zst'
const schedule = { every: 'off', hour: 3, weekday: 1, keepDaily: 2, keepWeekly: 3 }
const file = { ...FORM, name: EMPTY_BACKUP }

const UPLOAD = '0'.repeat(32)
const uploadedPart = () => {
  const form = new FormData()
  form.set('file', new Blob(['other']), 'archive')
  return form
}

export const backupShapes: Answers = {
  'GET /api/backup/list': [
    '/api/backup/list',
    {
      places: [{ kind: 'string', text: 'string', isReachable: 'boolean' }],
      isEncrypting: 'boolean',
      list: [{ name: 'string', atMs: 'number', bytes: 'number', isScheduled: 'boolean' }],
      schedule: { every: 'string', hour: 'number', keepDaily: 'number' },
    },
    as('owner'),
  ],
  'POST /api/backup/link': [
    '/api/backup/link',
    { path: 'string' },
    as('owner', { ...file, password: OWNER.password }),
  ],
  'POST /api/backup/upload': [
    `/api/backup/upload?upload=${UPLOAD}&at=0&bytes=5`,
    'boolean',
    () => as('owner', uploadedPart())(),
  ],
  'POST /api/backup/upload/finish': [
    '/api/backup/upload/finish',
    'boolean',
    as('owner', { upload: UPLOAD, bytes: 5 }),
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
