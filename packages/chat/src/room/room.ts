import { CHAT_CLOSE, type ChatCloseReason } from '@lanting/contract'
import { broadcaster } from './broadcast.ts'
import { connections, type Session } from './connections.ts'
import { admit } from './enter.ts'
import { eventText, frameText } from './frames.ts'
import { follower } from './log-follower.ts'
import { onlineList } from './online-list.ts'
import type { Batch, LogEvent, NodeMessage, Outcome, RoomPorts, Socket, Write } from './ports.ts'
import { createSession } from './session.ts'
import { sessionCheck } from './session-check.ts'
import { CHECKED_EVERY_MS, FOLLOW_EVERY_MS, INIT_WITHIN_MS, PRESENCE_EVERY_MS } from './timing.ts'
import { unreadCheck } from './unread-check.ts'
import { userBuckets } from './user-buckets.ts'
import { writeQueue } from './write-queue.ts'

/** What the transport tells the room about one socket. */
export interface Entrance {
  hear(text: string): void
  left(): void
}

const SERVER_FAULT_CODE = 1011

/** The server's end: one node of the room. */
export const createRoom = <P>(ports: RoomPorts<P>) => {
  const { node, log, wire, now, soon, pack, identify, living, unread, say, onError } = ports
  const timers = new Set<() => void>()
  let isOpen = true
  /** Nothing that was put off happens after the close. */
  const after = (delayMs: number, work: () => void) => {
    if (!isOpen) return () => undefined
    const callOff = () => {
      timers.delete(callOff)
      stop()
    }
    const stop = ports.after(delayMs, () => {
      timers.delete(callOff)
      work()
    })
    timers.add(callOff)
    return callOff
  }

  const here = connections<P>()
  const broadcast = broadcaster<P>({ pack, soon })
  const list = onlineList<P>({ node, now, after, wire, here, say: broadcast.say })

  const leave = (session: Session<P>) => {
    session.state = 'out'
    broadcast.listeners.delete(session)
    if (here.remove(session)) list.changed()
  }

  /** [CHAT-12] The reason comes before the close. */
  const dismiss = (session: Session<P>, reason: ChatCloseReason) => {
    if (session.state === 'out') return
    const content = say.farewell(session.socket.language, reason)
    session.socket.write(pack([frameText({ type: 'offline', reason, content })]))
    leave(session)
    session.socket.close(CHAT_CLOSE[reason], reason)
  }

  const deliver = (events: readonly LogEvent[]) => {
    for (const entry of events) {
      const text = eventText(entry)
      if (text !== undefined) broadcast.say(text, entry.event)
      if (entry.kind !== 'offline') continue
      broadcast.flush()
      for (const session of here.of(entry.user_id)) dismiss(session, 'forced')
    }
  }

  /** [CHAT-32] Their screens know at once that they may only read, or may speak again. */
  const tellMute = (user_id: number, until: number) => {
    const packet = pack([frameText({ type: 'mute', until })])
    for (const { socket } of here.of(user_id)) socket.write(packet)
  }

  const follow = follower({ log, deliver, onError })
  const checkSessions = sessionCheck<P>({
    here,
    after,
    living,
    dismiss,
    onChanged: list.changed,
    onError,
  })
  const checkUnread = unreadCheck<P>({ here, after, unread, pack, onError })

  const onStored = (batch: Batch) => {
    follow.take(batch)
    wire.publish({ from: node, kind: 'batch', ...batch })
  }
  const writes = writeQueue({ log, soon, onStored, onError })

  const enter: Parameters<typeof createSession<P>>[1]['enter'] = async (session, init) => {
    const needs = { log, broadcast, told: follow.last, identify, welcome: say.welcome }
    try {
      const texts = await admit(session, init, needs)
      if (!texts) return
      session.state = 'in'
      here.add(session)
      // [CHAT-7] The first list that a user gets already names them.
      session.socket.write(pack([...texts, list.text()]))
      list.changed()
      checkUnread.cameIn()
      checkSessions.cameIn(session)
    } catch (error) {
      onError(error)
      leave(session)
      session.socket.close(SERVER_FAULT_CODE, 'failed')
    }
  }

  const every = (delayMs: number, work: () => void) => {
    after(delayMs, () => {
      work()
      every(delayMs, work)
    })
  }

  const messageWaitMs = userBuckets(now)
  const seatNeeds: Parameters<typeof createSession<P>>[1] = {
    now,
    pack,
    say,
    enter,
    dismiss,
    write: writes.add,
    messageWaitMs,
    typing: ({ user_id, nick_name }) => {
      const text = frameText({ type: 'typing', user_id, nick_name })
      broadcast.say(text)
      wire.publish({ from: node, kind: 'frame', text })
    },
  }

  return {
    begin: async () => {
      await follow.begin()
      list.publish()
      every(PRESENCE_EVERY_MS, list.tick)
      every(FOLLOW_EVERY_MS, () => void follow.catchUp())
      every(CHECKED_EVERY_MS, checkSessions.changed)
      every(CHECKED_EVERY_MS, checkUnread.changed)
    },

    connect: (socket: Socket<P>): Entrance => {
      const { session, hear } = createSession(socket, seatNeeds)
      const callOff = after(INIT_WITHIN_MS, () => {
        if (session.state === 'new') dismiss(session, 'abuse')
      })
      return {
        hear,
        left: () => {
          callOff()
          leave(session)
        },
      }
    },

    onNodeMessage: (message: NodeMessage) => {
      if (message.from === node) return
      if (message.kind === 'batch') follow.take(message)
      else if (message.kind === 'presence') list.heard(message)
      else if (message.kind === 'mute') tellMute(message.user_id, message.until)
      else broadcast.say(message.text)
    },

    /** A change that comes by another way than a socket. */
    write: (write: Write): Promise<Outcome> => writes.add(write),

    /** Who is here, at all nodes. */
    online: list.present,
    /** Until when a user may only read; 0: they may speak. It is stored by whoever calls. */
    muted: (user_id: number, until: number) => {
      tellMute(user_id, until)
      wire.publish({ from: node, kind: 'mute', user_id, until })
    },

    checkSessions: checkSessions.changed,
    checkUnread: checkUnread.changed,
    /** The log may hold something that nobody has told. */
    follow: follow.catchUp,

    close: async () => {
      isOpen = false
      for (const callOff of timers) callOff()
      await writes.settled()
      await follow.settled()
      broadcast.flush()
      list.stop()
    },
  }
}

export type Room<P> = ReturnType<typeof createRoom<P>>
