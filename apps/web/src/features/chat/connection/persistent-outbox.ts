import { encodedStorage } from '@lanting/browser'
import type { Outbox, Pending } from '@lanting/chat'
import { CHAT_CONTENT_TYPES } from '@lanting/contract'

const NAME = 'chat-outbox'
/** Maximum of saved messages. Older ones are dropped. */
const SAVED_MAX = 100

const isPending = (value: unknown): value is Pending => {
  const { client_id, user_id, content, content_type, writtenAt, status } = (value ??
    {}) as Partial<Pending>
  return (
    typeof client_id === 'string' &&
    (typeof user_id === 'number' || user_id === null) &&
    typeof content === 'string' &&
    CHAT_CONTENT_TYPES.some((type) => type === content_type) &&
    typeof writtenAt === 'number' &&
    ['waiting', 'sent', 'offered', 'refused', 'held'].includes(status as string)
  )
}

/** Returns the valid entries. */
export const readOutbox = (stored: unknown): Outbox =>
  Array.isArray(stored) ? stored.filter(isPending) : []

/** Merges the outbox of one tab into the stored one. Pending messages of other tabs stay. */
export const mergedOutbox = (stored: Outbox, own: Outbox, everOwn: ReadonlySet<string>): Outbox => {
  const others = stored.filter(({ client_id }) => !everOwn.has(client_id))
  return [...others, ...own].slice(-SAVED_MAX)
}

/** Stores unconfirmed messages across reloads. Several tabs share it. */
export const persistentOutbox = () => {
  const everOwn = new Set<string>()
  const noted = (outbox: Outbox) => {
    for (const { client_id } of outbox) everOwn.add(client_id)
    return outbox
  }
  const stored = () => readOutbox(encodedStorage.read(NAME))
  return {
    read: () => noted(stored()),
    write: (outbox: Outbox) => {
      const merged = mergedOutbox(stored(), noted(outbox), everOwn)
      if (merged.length > 0) encodedStorage.write(NAME, merged)
      else encodedStorage.remove(NAME)
    },
  }
}
