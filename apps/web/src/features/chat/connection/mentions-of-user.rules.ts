import { mentionedIn } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'

type Written = Pick<ChatMessage, 'id' | 'user_id' | 'nick_name' | 'content' | 'reply_to'>

interface Reader {
  readonly id: number
  readonly nick_name: string
}

/** Returns the messages that mention the reader by name, or answer one of the reader's messages. */
export const mentionsOf = <M extends Written>(
  messages: readonly M[],
  { id: me, nick_name }: Reader,
  all: readonly Written[],
): M[] => {
  const own = new Set(all.filter(({ user_id }) => user_id === me).map(({ id }) => id))
  // A longer name that begins with that of the reader means somebody else.
  const others = all.filter(({ user_id }) => user_id !== null && user_id !== me)
  const known = [{ user_id: me, nick_name }, ...others]
  const isMentioned = ({ content }: Written) =>
    mentionedIn(content, known).some(({ user_id }) => user_id === me)
  return messages.filter((message) => isMentioned(message) || own.has(message.reply_to ?? 0))
}
