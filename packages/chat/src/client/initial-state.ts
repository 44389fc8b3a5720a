import { NO_RULES } from '../room/chat-rules.ts'
import { IDLE } from './connection.ts'
import type { ChatState } from './ports.ts'

/** The state of a client before its first connection. */
export const INITIAL_STATE: ChatState = {
  connection: IDLE,
  messages: [],
  newest: [],
  ownIds: new Set(),
  history: 'loading',
  isHidden: false,
  pins: [],
  recalled: [],
  hasMore: false,
  hasNewer: false,
  pending: [],
  rules: NO_RULES,
  online: [],
  visitors: 0,
  listeners: { list: [], users: 0, visitors: 0 },
  quiet: [],
  unread: 0,
  typing: [],
}
