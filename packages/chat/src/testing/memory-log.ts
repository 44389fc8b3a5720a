import { CHAT, type ChatMessage, type ChatVisitorMode } from '@lanting/contract'
import { mayClear, mayRecall, whyNotForceOffline } from '../room/permissions.ts'
import type { ChatLog, LogEvent, Outcome, Write } from '../room/ports.ts'
import { memoryChanges, type Payload } from './memory-changes.ts'
import { memoryVisitors } from './memory-visitors.ts'

interface Stored {
  readonly event: number
  readonly kind: Exclude<LogEvent['kind'], 'gone' | 'turntable'>
  readonly target: number
  readonly client?: string
  readonly payload?: Payload
}

/** A database without delay. `knowsClients: false` plants a fault. */
export const memoryLog = ({
  now,
  knowsClients = true,
  visitors: mode = () => 'off',
}: {
  now: () => number
  knowsClients?: boolean
  visitors?: () => ChatVisitorMode
}) => {
  const stored: Stored[] = []
  const messages = new Map<number, ChatMessage>()
  const mutedUntil = new Map<number, number>()
  let lastId = 0

  const store = (
    kind: Stored['kind'],
    target: number,
    details: Pick<Stored, 'client' | 'payload'> = {},
  ) => {
    // Numbers may have gaps, as after a rolled back transaction.
    const event = (stored.at(-1)?.event ?? 0) + 1 + (target % 3)
    stored.push({ event, kind, target, ...details })
  }
  const changes = memoryChanges({
    now,
    messages,
    store: (kind, target, payload) => store(kind, target, { payload }),
  })

  const known = (client: string | undefined): Outcome | undefined => {
    const one = knowsClients && client ? stored.find((one) => one.client === client) : undefined
    return one && { kind: 'known', message_id: one.target, message: messages.get(one.target) }
  }

  type Written = Pick<
    ChatMessage,
    'user_id' | 'nick_name' | 'avatar' | 'content' | 'content_type' | 'reply_to'
  >
  const publish = ({ reply_to, ...written }: Written, client: string | undefined) => {
    lastId += 1
    messages.set(lastId, {
      id: lastId,
      ...written,
      createdAt: String(now()),
      createdAtMs: now(),
      ...(reply_to !== undefined && messages.has(reply_to) && { reply_to }),
    })
    store('message', lastId, { client })
  }

  const visitors = memoryVisitors({
    mode,
    known,
    publish: ({ name: nick_name, content, reply_to }, client) => {
      const by = { user_id: null, nick_name, avatar: '' }
      publish({ ...by, content, content_type: 'text', reply_to }, client)
    },
  })

  const addMessage = (write: Write & { kind: 'message' }): Outcome => {
    const { by, content, content_type, client_id, reply_to } = write
    const client = client_id && `${by.user_id} ${client_id}`
    const before = known(client)
    if (before) return before
    const until = mutedUntil.get(by.user_id) ?? 0
    if (until > now()) return { kind: 'refused', code: 'muted', retryAfterMs: until - now() }
    const { user_id, nick_name, avatar } = by
    publish({ user_id, nick_name, avatar, content, content_type, reply_to }, client)
    return { kind: 'stored' }
  }

  const apply = (write: Write): Outcome => {
    if (write.kind === 'message') return addMessage(write)
    if (write.kind === 'visitorMessage') return visitors.add(write)
    const { by } = write
    if (write.kind === 'edit' || write.kind === 'react' || write.kind === 'pin') {
      return changes.apply(write)
    }
    if (write.kind === 'revert') {
      const message = messages.get(write.message_id)
      if (!message) return { kind: 'refused', code: 'notFound' }
      if (!mayRecall(by, message)) return { kind: 'refused', code: 'notYours' }
      messages.delete(write.message_id)
      changes.forget(write.message_id)
      store('revert', write.message_id, { payload: { on: false, by: by.user_id } })
    } else if (write.kind === 'clear') {
      if (!mayClear(by)) return { kind: 'refused', code: 'administratorOnly' }
      messages.clear()
      store('clear', lastId)
    } else {
      const code = whyNotForceOffline(by, write.user_id)
      if (code) return { kind: 'refused', code }
      mutedUntil.set(write.user_id, now() + CHAT.muteMs)
      store('offline', write.user_id)
    }
    return { kind: 'stored' }
  }

  const read = ({ event, kind, target, client, payload }: Stored): LogEvent => {
    if (kind === 'revert') return { event, kind, message_id: target, by: payload?.by }
    if (kind === 'clear') return { event, kind, last_id: target }
    if (kind === 'offline') return { event, kind, user_id: target }
    const message = messages.get(target)
    const on = payload?.on === true
    if (kind === 'pin' && !on) return { event, kind, message_id: target }
    if (kind === 'reaction') {
      const { user_id = 0, nick_name = '', emoji = '' } = payload ?? {}
      return { event, kind, message_id: target, user_id, nick_name, emoji, on }
    }
    if (!message) return { event, kind: 'gone' }
    if (kind === 'pin') return { event, kind, message_id: target, message }
    if (kind === 'edit') {
      const { content, editedAtMs = 0 } = message
      return { event, kind, message_id: target, content, editedAtMs }
    }
    const client_id = client?.split(' ')[1]
    return { event, kind, message, ...(client_id && { client_id }) }
  }

  let forgotten = 0
  const first = () => forgotten + 1
  const last = () => stored.at(-1)?.event ?? 0
  const after = (event: number, limit: number) =>
    stored
      .filter((one) => one.event > event)
      .slice(0, limit)
      .map(read)
  const append = (writes: readonly Write[]) => {
    const previous = last()
    const outcomes = writes.map(apply)
    return { previous, outcomes, events: after(previous, Number.MAX_SAFE_INTEGER) }
  }

  const log: ChatLog = {
    append: async (writes) => append(writes),
    after: async (event, limit) => after(event, limit),
    last: async () => last(),
    first: async () => first(),
  }
  return {
    log,
    append,
    after,
    first,
    /** Deletes old changes, as the database does over time. The last number stays. */
    forgetUntil: (event: number) => {
      forgotten = Math.min(event, last() - 1)
      stored.splice(0, stored.filter((one) => one.event <= forgotten).length)
    },
    /** Restores an earlier state, as a restored backup does. */
    forgetAfter: (event: number) => stored.splice(stored.findIndex((one) => one.event > event)),
    messages: (): ChatMessage[] => [...messages.values()],
    pinned: changes.pinned,
    review: visitors.review,
    /** Whether the message of a client id is stored, and was not removed since. */
    shows: (client: string) =>
      stored.some((one) => one.client === client && messages.has(one.target)),
    /** Returns how often something was stored for each client id. */
    storedCounts: () => {
      const times = new Map<string, number>()
      for (const { client } of stored) if (client) times.set(client, (times.get(client) ?? 0) + 1)
      return times
    },
    page: (size: number, lastIdGiven: number | '', afterId?: number) =>
      afterId === undefined
        ? [...messages.values()]
            .filter(({ id }) => lastIdGiven === '' || id < lastIdGiven)
            .slice(-size)
        : [...messages.values()].filter(({ id }) => id > afterId).slice(0, size),
  }
}
