import { CHAT_CLOSE, type ChatCloseReason, type NotifyNotice } from '@lanting/contract'
import { broadcaster } from './broadcast.ts'
import { crowd, type Seat } from './crowd.ts'
import { admit } from './enter.ts'
import { follower } from './follower.ts'
import { eventText, frameText } from './frames.ts'
import { onlineList } from './online-list.ts'
import type { Batch, Line, LogEvent, NodeMessage, Outcome, RoomPorts, Write } from './ports.ts'
import { takeSeat } from './seat.ts'
import { sessionCheck } from './sessions.ts'
import {
  FOLLOW_EVERY_MS,
  INIT_WITHIN_MS,
  PRESENCE_EVERY_MS,
  SESSIONS_CHECKED_EVERY_MS,
} from './timing.ts'
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
  const { node, log, wire, now, after, soon, pack, identify, living, say, onError } = ports
  const here = crowd<P>()
  const broadcast = broadcaster<P>({ pack, soon })
  const list = onlineList<P>({ node, now, after, wire, here, say: broadcast.say })
  let isOpen = true
  const timers = new Set<() => void>()

  const leave = (seat: Seat<P>) => {
    seat.state = 'out'
    broadcast.listeners.delete(seat)
    if (here.remove(seat)) list.changed()
  }

  /** [CHAT-12] The reason comes before the close. */
  const dismiss = (seat: Seat<P>, reason: ChatCloseReason) => {
    if (seat.state === 'out') return
    const content = say.farewell(seat.line.language, reason)
    seat.line.write(pack([frameText({ type: 'offline', reason, content })]))
    leave(seat)
    seat.line.close(CHAT_CLOSE[reason], reason)
  }

  const deliver = (events: readonly LogEvent[]) => {
    for (const entry of events) {
      const text = eventText(entry)
      if (text !== undefined) broadcast.say(text, entry.event)
      if (entry.kind !== 'offline') continue
      broadcast.flush()
      for (const seat of here.of(entry.user_id)) dismiss(seat, 'forced')
    }
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

  const onStored = (batch: Batch) => {
    follow.take(batch)
    wire.publish({ from: node, kind: 'batch', ...batch })
  }
  const writes = writeQueue({ log, soon, onStored, onError })

  const enter: Parameters<typeof takeSeat<P>>[1]['enter'] = async (seat, init) => {
    const needs = { log, broadcast, told: follow.last, identify, welcome: say.welcome }
    try {
      const texts = await admit(seat, init, needs)
      if (!texts) return
      seat.state = 'in'
      here.add(seat)
      // [CHAT-7] The first list that a user gets already names them.
      seat.line.write(pack([...texts, list.text()]))
      list.changed()
    } catch (error) {
      onError(error)
      leave(seat)
      seat.line.close(SERVER_FAULT_CODE, 'failed')
    }
  }

  const sayTo = (userId: number, text: string) => {
    const packet = pack([text])
    for (const { line } of here.of(userId)) line.write(packet)
  }

  const every = (delayMs: number, work: () => void) => {
    const again = () => {
      const callOff = after(delayMs, () => {
        timers.delete(callOff)
        work()
        if (isOpen) again()
      })
      timers.add(callOff)
    }
    again()
  }

  const messageWaitMs = userBuckets(now)
  const seatNeeds: Parameters<typeof takeSeat<P>>[1] = {
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
      every(SESSIONS_CHECKED_EVERY_MS, checkSessions)
    },

    connect: (line: Line<P>): Entrance => {
      const { seat, hear } = takeSeat(line, seatNeeds)
      const callOff = after(INIT_WITHIN_MS, () => {
        timers.delete(callOff)
        if (seat.state === 'new') dismiss(seat, 'abuse')
      })
      timers.add(callOff)
      return {
        hear,
        left: () => {
          timers.delete(callOff)
          callOff()
          leave(seat)
        },
      }
    },

    hearNode: (message: NodeMessage) => {
      if (message.from === node) return
      if (message.kind === 'batch') follow.take(message)
      else if (message.kind === 'presence') list.heard(message)
      else if (message.to === undefined) broadcast.say(message.text)
      else sayTo(message.to, message.text)
    },

    /** A change that comes by another way than a socket. */
    write: (write: Write): Promise<Outcome> => writes.add(write),

    notify: (userId: number, notice: NotifyNotice) => {
      const text = frameText({ type: 'notify', ...notice })
      sayTo(userId, text)
      wire.publish({ from: node, kind: 'frame', text, to: userId })
    },

    checkSessions,
    /** The log may hold something that nobody has told. */
    follow: follow.catchUp,
    counts: () => here.present(),

    close: async () => {
      isOpen = false
      for (const callOff of timers) callOff()
      timers.clear()
      await writes.settled()
      await follow.settled()
      broadcast.flush()
      list.stop()
    },
  }
}

export type Room<P> = ReturnType<typeof createRoom<P>>
