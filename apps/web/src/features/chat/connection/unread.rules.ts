import type { ChatMessage } from '@lanting/contract'

type Message = Pick<ChatMessage, 'id' | 'user_id'>

/** A user, or a visitor with the messages that this browser has sent. */
interface Reader {
  readonly me: number | undefined
  readonly ownIds: ReadonlySet<number>
}

export const isOwn = ({ id, user_id }: Message, { me, ownIds }: Reader): boolean =>
  user_id === me || ownIds.has(id)

/** Returns the messages of others since then: the last ones, because they are in the order of ids. */
export const messagesSince = <M extends Message>(
  messages: readonly M[],
  seenId: number,
  reader: Reader,
): M[] =>
  messages
    .slice(messages.findLastIndex(({ id }) => id <= seenId) + 1)
    .filter((message) => !isOwn(message, reader))

export const lastId = (messages: readonly Message[]): number => messages.at(-1)?.id ?? 0

/** Whether the reader has written below the line of new messages. The line has then served. */
export const hasAnswered = (
  messages: readonly Message[],
  firstNewId: number,
  reader: Reader,
): boolean => messages.some((message) => message.id > firstNewId && isOwn(message, reader))
