import { type Answers, as, made } from './call.ts'

const LATER_MS = 4_070_908_800_000

export const turntableShapes: Answers = {
  'POST /api/turntable/control': [
    '/api/turntable/control',
    'boolean',
    as('owner', { action: 'open' }),
  ],
  'POST /api/turntable/ask': ['/api/turntable/ask', 'boolean', as('owner', { song_id: 1 })],
  'GET /api/turntable/state': [
    '/api/turntable/state',
    { is_open: 'boolean', queue: ['any'], votes: ['any'], hosts: ['any'], version: 'number' },
  ],
  'POST /api/turntable/sessions/add': [
    '/api/turntable/sessions/add',
    { id: 'number' },
    as('owner', {
      ...{ title: 'Friday', playlist_id: 1, order: 'order', startsAtMs: LATER_MS },
      ...{ minutes: 60, isWeekly: true },
    }),
    'session',
  ],
  'GET /api/turntable/sessions': [
    '/api/turntable/sessions',
    [
      {
        ...{ id: 'number', title: 'string', playlist_name: 'string', startsAt: 'string' },
        utcOffset: 'string',
        ...{ startsAtMs: 'number', endsAtMs: 'number', isWeekly: 'boolean', isOn: 'boolean' },
      },
    ],
  ],
  'PUT /api/turntable/reminders/update': [
    '/api/turntable/reminders/update',
    'boolean',
    () => as('reader', { session_id: made('session'), isOn: true })(),
  ],
  'GET /api/turntable/reminders': ['/api/turntable/reminders', ['number'], as('reader')],
  'DELETE /api/turntable/sessions/delete/{id}': [
    () => `/api/turntable/sessions/delete/${made('session')}`,
    'boolean',
    as('owner'),
  ],
}
