export type { Connection, GivenUpReason } from './client/connection.ts'
export { type Chat, createChat } from './client/create-chat.ts'
export type { Outbox, Pending, PendingStatus } from './client/outbox.ts'
export type {
  ChatNotice,
  ChatPorts,
  ChatState,
  ChatUser,
  ClientSocket,
  SendFault,
  SocketEvents,
} from './client/ports.ts'
export { mayClear, mayRecall, whyNotForceOffline } from './room/permissions.ts'
export type {
  Batch,
  ChatLog,
  Line,
  LogEvent,
  News,
  NodeMessage,
  Outcome,
  Person,
  RoomPorts,
  Write,
  WriteBy,
} from './room/ports.ts'
export { createRoom, type Entrance, type Room } from './room/room.ts'
