import type { Connection } from '@lanting/chat'
import type { ChatRoomCopy } from '@lanting/copy/chat-room/zh-CN'

/** A logged-in user without a socket may reconnect. */
export const mayReconnect = ({ kind }: Connection, isUser: boolean): boolean =>
  isUser && kind !== 'open' && kind !== 'connecting'

/** A visitor's connection that was given up for want of an answer is tried again, without a button. */
export const retriesByItself = (connection: Connection, isUser: boolean): boolean =>
  !isUser && connection.kind === 'givenUp' && connection.reason === 'unreachable'

/** Whether the online list is still true. A short break does not end it; leaving the room does. */
export const knowsOnlineUsers = ({ kind }: Connection): boolean =>
  kind !== 'idle' && kind !== 'givenUp'

type ConnectionCopy = ChatRoomCopy['connection']

export const connectionText = (connection: Connection, copy: ConnectionCopy): string =>
  copy[connection.kind === 'givenUp' ? connection.reason : connection.kind]

/** Returns the remaining mute time; 0 for a user who is not muted. */
export const mutedForMs = (
  mute: { readonly userId: number; readonly until: number } | undefined,
  userId: number | undefined,
  now: number,
): number => (mute && mute.userId === userId ? Math.max(0, mute.until - now) : 0)
