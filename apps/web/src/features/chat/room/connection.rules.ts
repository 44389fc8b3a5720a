import { type Connection, isCheck } from '@lanting/chat'
import type { ChatRoomCopy } from '@lanting/copy/chat-room/zh-CN'

/** A logged-in user without a socket may reconnect. */
export const mayReconnect = (connection: Connection, isUser: boolean): boolean =>
  isUser && connection.kind !== 'open' && (connection.kind !== 'connecting' || isCheck(connection))

/** Whether the online list is still true. A short break does not end it; leaving the room does. */
export const knowsOnlineUsers = (connection: Connection): boolean =>
  connection.kind !== 'idle' && connection.kind !== 'givenUp' && !isCheck(connection)

type ConnectionCopy = ChatRoomCopy['connection']

/** A check says nothing new: screen readers would repeat it every half minute. */
export const connectionText = (connection: Connection, copy: ConnectionCopy): string => {
  if (isCheck(connection)) return copy.unreachable
  return copy[connection.kind === 'givenUp' ? connection.reason : connection.kind]
}

/** Returns the remaining mute time; 0 for a user who is not muted. */
export const mutedForMs = (
  mute: { readonly userId: number; readonly until: number } | undefined,
  userId: number | undefined,
  now: number,
): number => (mute && mute.userId === userId ? Math.max(0, mute.until - now) : 0)
