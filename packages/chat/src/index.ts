export type { Connection, GivenUpReason } from './client/connection.ts'
export { isCheck } from './client/connection.ts'
export { type Chat, createChat } from './client/create-chat.ts'
export type { Outbox, Pending, PendingStatus } from './client/outbox.ts'
export type { AroundPage } from './client/past-window.ts'
export type {
  ChangeFault,
  ChatNotice,
  ChatPorts,
  ChatState,
  ChatUser,
  ClientSocket,
  SendFault,
  SocketEvents,
} from './client/ports.ts'
export type { Recalled } from './client/transcript.ts'
export { CODE, mentionedIn, possibleNames, QUOTED, withoutQuote } from './mentions.ts'
export { NO_RULES, whyNotNow } from './room/chat-rules.ts'
export { MESSAGES, VISITOR_MESSAGES } from './room/limits.ts'
export { mayClear, mayPin, mayRecall, whyNotEdit, whyNotForceOffline } from './room/permissions.ts'
export type {
  Batch,
  ChatLog,
  LogEvent,
  NodeMessage,
  Outcome,
  RoomPorts,
  RoomUser,
  Socket,
  Unread,
  Write,
  WriteBy,
} from './room/ports.ts'
export { createRoom, type Room, type SocketHandlers } from './room/room.ts'
