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
} from './connection.ts'
import type { ChatPorts, ClientSocket } from './ports.ts'
import { readServerFrame } from './read-server-frame.ts'
import { ANSWER_WITHIN_MS, HEARTBEAT_MS, RECONNECT_DELAY_MS } from './timing.ts'

interface Needs extends Pick<ChatPorts, 'connect' | 'after'> {
  /** The first frame of every connection. */
  readonly init: () => ChatClientFrame
  readonly onFrame: (frame: ChatServerFrame) => void
  readonly onChange: (connection: Connection) => void
}

const reasonOf = (code: number): ChatCloseReason | undefined =>
  (Object.keys(CHAT_CLOSE) as ChatCloseReason[]).find((reason) => CHAT_CLOSE[reason] === code)

/** Keeps one socket open, or tries to. Whatever an earlier socket still says is not heard. */
export const createLink = ({ connect, after, init, onFrame, onChange }: Needs) => {
  let connection: Connection = IDLE
  let socket: ClientSocket | undefined
  let number = 0
  let heard = 0
  let callOff: () => void = () => undefined

  const leaveSocket = () => {
    number += 1
    callOff()
    socket?.close()
    socket = undefined
  }

  const send = (frame: ChatClientFrame) => socket?.send(JSON.stringify(frame))

  /** Asks whether anybody is there; any frame is an answer. */
  const check = () => {
    callOff()
    const before = heard
    send({ type: 'ping' })
    callOff = after(ANSWER_WITHIN_MS, () => (heard > before ? beatLater() : go({ kind: 'lost' })))
  }

  /** [CHAT-21] Every 30 s: a socket that is not open, or does not answer, is given up for a new one. */
  const beatLater = () => {
    callOff = after(HEARTBEAT_MS, () =>
      connection.kind === 'open' ? check() : go({ kind: 'lost' }),
    )
  }

  const openSocket = () => {
    leaveSocket()
    const own = number
    const isCurrent = () => own === number
    socket = connect({
      onOpen: () => isCurrent() && send(init()),
      onText: (text) => {
        if (!isCurrent()) return
        heard += 1
        const frame = readServerFrame(text)
        if (frame) onFrame(frame)
      },
      onClose: (code) => {
        if (!isCurrent()) return
        const reason = reasonOf(code)
        go(reason ? { kind: 'ended', reason } : { kind: 'lost' })
      },
    })
    beatLater()
  }

  const go = (event: ConnectionEvent) => {
    const next = afterConnectionEvent(connection, event)
    if (next === connection) return
    connection = next
    if (next.kind === 'connecting') openSocket()
    else if (next.kind !== 'open') leaveSocket()
    if (next.kind === 'waiting') {
      callOff = after(RECONNECT_DELAY_MS, () => go({ kind: 'retryDue' }))
    }
    onChange(next)
  }

  return {
    start: () => go({ kind: 'start' }),
    stop: () => go({ kind: 'stop' }),
    welcomed: () => go({ kind: 'welcomed' }),
    end: (reason: GivenUpReason) => go({ kind: 'ended', reason }),
    /** Something that should have been answered was not. */
    lost: () => go({ kind: 'lost' }),
    wake: () => (connection.kind === 'open' ? check() : go({ kind: 'woken' })),
    isOpen: () => connection.kind === 'open',
    /** Which of the sockets it is: a new one has a new number. */
    number: () => number,
    send,
  }
}

export type Link = ReturnType<typeof createLink>
