import type { ChatMessage } from '@lanting/contract'

type Written = Pick<ChatMessage, 'id' | 'user_id' | 'content' | 'reply_to'>

interface Reader {
  readonly id: number
  readonly nick_name: string
}

const mentions = (content: string, name: string): boolean =>
  [...content.matchAll(/(?<![\w.+-])@/g)].some(({ index }) => content.startsWith(name, index + 1))

/** Returns the messages that mention the reader by name, or answer one of the reader's messages. */
export const mentionsOf = <M extends Written>(
  messages: readonly M[],
  { id: me, nick_name }: Reader,
  all: readonly Written[],
): M[] => {
  const own = new Set(all.filter(({ user_id }) => user_id === me).map(({ id }) => id))
  return messages.filter(
    ({ content, reply_to }) => mentions(content, nick_name) || own.has(reply_to ?? 0),
  )
}
