import type { ChatRefusal } from '@lanting/contract'
import type { Link } from './link.ts'
import {
  aged,
  confirmed,
  discarded,
  held,
  interrupted,
  isTemporary,
  type Outbox,
  type Pending,
  refused,
  resent,
  sendable,
  sent,
} from './outbox.ts'
import type { ChatPorts } from './ports.ts'
import { ANSWER_WITHIN_MS, RECONNECT_DELAY_MS } from './timing.ts'

interface Needs extends Pick<ChatPorts, 'now' | 'after' | 'persistentOutbox'> {
  readonly link: Pick<Link, 'isOpen' | 'send' | 'lost' | 'number'>
  /** Null for a visitor. */
  readonly userId: () => number | null
  readonly onChange: (outbox: Outbox) => void
}

/** Sends each message once, and keeps it until the room has confirmed it. */
export const createSender = ({ now, after, persistentOutbox, link, userId, onChange }: Needs) => {
  let outbox: Outbox = interrupted(persistentOutbox?.read() ?? [])
  /** Ends the rest that the room has asked for. */
  let endRest: (() => void) | undefined
  /** The held messages about which this connection has asked. */
  let asked: ReadonlySet<string> = new Set()

  const setOutbox = (next: Outbox) => {
    outbox = next
    persistentOutbox?.write(next)
    onChange(next)
  }

  const isOnItsWay = (clientId: string) =>
    outbox.some(({ client_id, status }) => client_id === clientId && status === 'sent')

  const sendOne = (one: Pending) => {
    const { client_id, user_id, content, content_type, reply_to, visitor } = one
    const answered = reply_to === undefined ? {} : { reply_to }
    const author = user_id === null ? { visitor } : { user_id }
    setOutbox(sent(outbox, client_id))
    link.send({ type: 'message', ...author, content, content_type, ...answered, client_id })
    const socket = link.number()
    after(ANSWER_WITHIN_MS, () => {
      if (link.number() === socket && isOnItsWay(client_id)) link.lost()
    })
  }

  /**
   * [CHAT-27] Sends one message at a time, so that the order is kept and a long outbox does not
   * flood the room.
   */
  const flush = () => {
    const user = userId()
    if (!link.isOpen()) return
    setOutbox(aged(outbox, now()))
    if (endRest || outbox.some(({ status }) => status === 'sent')) return
    const [next] = sendable(outbox, user)
    const waits = ({ status, user_id, client_id }: Pending) =>
      status === 'held' && user_id === user && !asked.has(client_id)
    const one = next ?? outbox.find(waits)
    if (one) sendOne(one)
  }

  /** Not by the clock: a timer may fire a moment before its time. */
  const rest = (forMs: number) => {
    endRest?.()
    endRest = after(forMs, () => {
      endRest = undefined
      flush()
    })
  }
  const stopRest = () => {
    endRest?.()
    endRest = undefined
  }

  return {
    /** The room is asked again about held messages, because a review may have ended. */
    welcomed: () => {
      asked = new Set()
      flush()
    },
    all: () => outbox,
    add: (one: Pending) => {
      setOutbox([...outbox, one])
      flush()
    },
    /** Returns whether the message was in this outbox. */
    confirmed: (user: number | null, clientId: string): boolean => {
      const isOwn = outbox.some(({ client_id }) => client_id === clientId)
      setOutbox(confirmed(outbox, user, clientId))
      flush()
      return isOwn
    },
    /** [CHAT-71] */
    held: (clientId: string) => {
      asked = new Set(asked).add(clientId)
      setOutbox(held(outbox, clientId))
      flush()
    },
    /** The next connection may be that of another user; the room says again how long to wait. */
    interrupted: () => {
      stopRest()
      setOutbox(interrupted(outbox))
    },
    /** The reason to wait may be gone. */
    rulesChanged: () => {
      stopRest()
      flush()
    },
    discard: (clientId: string) => {
      setOutbox(discarded(outbox, clientId))
      flush()
    },
    resend: (clientId: string) => {
      setOutbox(resent(outbox, clientId, now()))
      flush()
    },
    refused: (clientId: string, code: ChatRefusal, retryAfterMs = RECONNECT_DELAY_MS) => {
      setOutbox(refused(outbox, clientId, code))
      if (!isTemporary(code)) return flush()
      rest(retryAfterMs)
    },
  }
}
