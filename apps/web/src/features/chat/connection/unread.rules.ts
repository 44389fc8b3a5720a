import type { ChatMessage } from '@lanting/contract'

type Message = Pick<ChatMessage, 'id' | 'user_id'>

/** Returns the messages of others since then: the last ones, because they are in the order of ids. */
export const messagesSince = <M extends Message>(
  messages: readonly M[],
  seenId: number,
  me: number | undefined,
): M[] =>
  messages
    .slice(messages.findLastIndex(({ id }) => id <= seenId) + 1)
    .filter(({ user_id }) => user_id !== me)

export const lastId = (messages: readonly Message[]): number => messages.at(-1)?.id ?? 0

/** Whether the reader has written below the line of new messages. The line has then served. */
export const hasAnswered = (
  messages: readonly Message[],
  firstNewId: number,
  me: number | undefined,
): boolean =>
  me !== undefined && messages.some(({ id, user_id }) => id > firstNewId && user_id === me)
