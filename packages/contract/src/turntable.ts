import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Id } from './fields.ts'
import { MusicId } from './music.ts'
import { TURNTABLE_ORDERS, type TurntableOrder, TurntableState } from './turntable-state.ts'

export const getTurntable = endpoint({
  summary: 'Get the turntable: the song that all hear, its start in server time, and the queue',
  method: 'GET',
  path: '/api/turntable/state',
  access: 'visitor',
  limit: perMinute(240),
  result: TurntableState,
})

export const askForSong = endpoint({
  summary: 'Ask for a song of the library or the upstream; it waits in the queue of the turntable',
  method: 'POST',
  path: '/api/turntable/ask',
  access: 'user',
  limit: perMinute(30),
  body: Type.Object({ song_id: MusicId }),
  result: Type.Boolean(),
})

/** `remove` and `vote` are for users, `hosts` for administrators, the others for hosts. */
const TURNTABLE_ACTIONS = [
  'remove',
  'vote',
  'play',
  'pause',
  'skip',
  'seek',
  'order',
  'playlist',
  'open',
  'close',
  'hosts',
] as const
export type TurntableAction = (typeof TURNTABLE_ACTIONS)[number]

const QUEUE_IDS_MAX = 60
const POSITION_MAX_MS = 86_400_000

const TurntableControl = Type.Object({
  action: Type.Unsafe<TurntableAction>({ type: 'string', enum: TURNTABLE_ACTIONS }),
  /** For `remove`. */
  entry_id: Type.Optional(Id),
  /** For `seek`. */
  position_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: POSITION_MAX_MS })),
  /** For `order`: the whole queue, the next song first. */
  entry_ids: Type.Optional(Type.Array(Id, { maxItems: QUEUE_IDS_MAX })),
  /** For `playlist`. Without an id, the turntable rests when the queue is empty. */
  playlist_id: Type.Optional(MusicId),
  order: Type.Optional(Type.Unsafe<TurntableOrder>({ type: 'string', enum: TURNTABLE_ORDERS })),
  /** For `hosts`: all users who are hosts beside the administrators. */
  user_ids: Type.Optional(Type.Array(Id, { maxItems: 20 })),
})
export type TurntableControl = Static<typeof TurntableControl>

export const controlTurntable = endpoint({
  summary:
    'Take back a song, vote to skip; for hosts: play, pause, skip, seek, order, playlist, open',
  method: 'POST',
  path: '/api/turntable/control',
  access: 'user',
  limit: perMinute(120),
  body: TurntableControl,
  result: Type.Boolean(),
})
