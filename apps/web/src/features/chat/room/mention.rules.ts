import type { ChatMessage, OnlineEntry } from '@lanting/contract'

export interface Mentionable {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar: string
}

const QUERY_MAX = 20
const SHOWN_MAX = 6

/** Returns the unfinished mention before the caret: where its `@` is, and the text behind it. */
export const mentionAt = (
  text: string,
  caret: number,
): { readonly from: number; readonly query: string } | undefined => {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from < 0 || /[\w.+-]$/.test(before.slice(0, from))) return undefined
  const query = before.slice(from + 1)
  return query.length > QUERY_MAX || /\s/.test(query) ? undefined : { from, query }
}

interface Known {
  readonly online: readonly OnlineEntry[]
  /** The loaded messages. */
  readonly messages: readonly ChatMessage[]
  /** The users who wrote last, also before the loaded messages. */
  readonly writers: readonly Mentionable[]
}

/** Returns everybody who is here or has written, each once: who is here first, then the latest. */
export const mentionable = (
  { online, messages, writers }: Known,
  me: number | undefined,
): Mentionable[] => {
  const users = new Map<number, Mentionable>()
  for (const { user_id, nick_name, avatar } of [...online, ...messages.toReversed(), ...writers]) {
    // Visitors cannot be mentioned.
    if (user_id === null || user_id === me || users.has(user_id)) continue
    users.set(user_id, { user_id, nick_name, avatar })
  }
  return [...users.values()]
}

/** Returns the users whose name contains the text, those whose name begins with it first. */
export const matching = (users: readonly Mentionable[], query: string): Mentionable[] => {
  const wanted = query.toLowerCase()
  const placeOf = ({ nick_name }: Mentionable) => nick_name.toLowerCase().indexOf(wanted)
  return users
    .filter((user) => placeOf(user) >= 0)
    .sort((a, b) => Math.min(1, placeOf(a)) - Math.min(1, placeOf(b)))
    .slice(0, SHOWN_MAX)
}
