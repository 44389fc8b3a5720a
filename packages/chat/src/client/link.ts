import {
  CHAT_CLOSE,
  type ChatClientFrame,
  type ChatCloseReason,
  type ChatServerFrame,
} from '@lanting/contract'
import {
  afterConnectionEvent,
  type Connection,
  type ConnectionEvent,
  type GivenUpReason,
  IDLE,
  isUnreachable,
} from './connection.ts'
import type { ChatPorts, ClientSocket } from './ports.ts'
import { readServerFrame } from './read-server-frame.ts'
import {
  ANSWER_WITHIN_MS,
  HEARTBEAT_MS,
  HIDDEN_HEARTBEAT_MS,
  RECONNECT_DELAY_MS,
} from './timing.ts'

interface Needs extends Pick<ChatPorts, 'connect' | 'after' | 'isPageHidden'> {
  /** The first frame of every connection. */
  readonly init: () => ChatClientFrame
  readonly onFrame: (frame: ChatServerFrame) => void
  readonly onChange: (connection: Connection) => void
}

const reasonOf = (code: number): ChatCloseReason | undefined =>
  (Object.keys(CHAT_CLOSE) as ChatCloseReason[]).find((reason) => CHAT_CLOSE[reason] === code)

/** Keeps one socket open. Ignores events of earlier sockets. */
export const createLink = (needs: Needs) => {
  const { connect, after, isPageHidden, init, onFrame, onChange } = needs
  let connection: Connection = IDLE
  let socket: ClientSocket | undefined
  let number = 0
  let receivedCount = 0
  let cancel: () => void = () => undefined

  const dropSocket = () => {
    number += 1
    cancel()
    socket?.close()
    socket = undefined
  }

  const send = (frame: ChatClientFrame) => socket?.send(JSON.stringify(frame))

  /** Sends a ping. Any frame counts as an answer. */
  const check = () => {
    cancel()
    const before = receivedCount
    send({ type: 'ping' })
    cancel = after(ANSWER_WITHIN_MS, () =>
      receivedCount > before ? scheduleHeartbeat() : transition({ kind: 'lost' }),
    )
  }

  /** [CHAT-21] Every 30 s: replaces a socket that is not open or does not answer. */
  const scheduleHeartbeat = () => {
    cancel = after(HEARTBEAT_MS, () =>
      connection.kind === 'open' ? check() : transition({ kind: 'lost' }),
    )
  }

  const openSocket = () => {
    dropSocket()
    const own = number
    const isCurrent = () => own === number
    socket = connect({
      onOpen: () => isCurrent() && send(init()),
      onText: (text) => {
        if (!isCurrent()) return
        receivedCount += 1
        const frame = readServerFrame(text)
        if (frame) onFrame(frame)
      },
      onClose: (code) => {
        if (!isCurrent()) return
        const reason = reasonOf(code)
        transition(reason ? { kind: 'ended', reason } : { kind: 'lost' })
      },
    })
    scheduleHeartbeat()
  }

  const transition = (event: ConnectionEvent) => {
    const next = afterConnectionEvent(connection, event)
    if (next === connection) return
    connection = next
    if (next.kind === 'connecting') openSocket()
    else if (next.kind !== 'open') dropSocket()
    if (next.kind === 'waiting') {
      cancel = after(RECONNECT_DELAY_MS, () => transition({ kind: 'retryDue' }))
    }
    // [CHAT-21] The check goes on for ever: an outage may outlast the retries.
    if (isUnreachable(next)) {
      const everyMs = isPageHidden() ? HIDDEN_HEARTBEAT_MS : HEARTBEAT_MS
      cancel = after(everyMs, () => transition({ kind: 'checkDue' }))
    }
    onChange(next)
  }

  return {
    start: () => transition({ kind: 'start' }),
    stop: () => transition({ kind: 'stop' }),
    welcomed: () => transition({ kind: 'welcomed' }),
    end: (reason: GivenUpReason) => transition({ kind: 'ended', reason }),
    /** Called when an expected answer did not arrive. */
    lost: () => transition({ kind: 'lost' }),
    wake: () => (connection.kind === 'open' ? check() : transition({ kind: 'woken' })),
    isOpen: () => connection.kind === 'open',
    /** Each socket has a new number. */
    number: () => number,
    send,
  }
}

export type Link = ReturnType<typeof createLink>
