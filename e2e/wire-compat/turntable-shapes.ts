import { type Answers, as } from './call.ts'

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
}
