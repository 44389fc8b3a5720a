import { CHAT_CLOSE, type ChatCloseReason } from '@lanting/contract'
import { broadcaster } from './broadcast.ts'
import { crowd, type Seat } from './crowd.ts'
import { admit } from './enter.ts'
import { follower } from './follower.ts'
import { eventText, frameText } from './frames.ts'
import { newsCheck } from './news.ts'
import { onlineList } from './online-list.ts'
import type { Batch, Line, LogEvent, NodeMessage, Outcome, RoomPorts, Write } from './ports.ts'
import { takeSeat } from './seat.ts'
import { sessionCheck } from './sessions.ts'
import { CHECKED_EVERY_MS, FOLLOW_EVERY_MS, INIT_WITHIN_MS, PRESENCE_EVERY_MS } from './timing.ts'
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
  const { node, log, wire, now, soon, pack, identify, living, news, say, onError } = ports
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

  const here = crowd<P>()
  const broadcast = broadcaster<P>({ pack, soon })
  const list = onlineList<P>({ node, now, after, wire, here, say: broadcast.say })

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

  /** [CHAT-32] Their screens know at once that they may only read, or may speak again. */
  const tellMute = (user_id: number, until: number) => {
    const packet = pack([frameText({ type: 'mute', until })])
    for (const { line } of here.of(user_id)) line.write(packet)
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
  const checkNews = newsCheck<P>({ here, after, news, pack, onError })

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
      checkNews.cameIn()
      checkSessions.cameIn(seat)
    } catch (error) {
      onError(error)
      leave(seat)
      seat.line.close(SERVER_FAULT_CODE, 'failed')
    }
  }

  const every = (delayMs: number, work: () => void) => {
    after(delayMs, () => {
      work()
      every(delayMs, work)
    })
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
      every(CHECKED_EVERY_MS, checkSessions.changed)
      every(CHECKED_EVERY_MS, checkNews.changed)
    },

    connect: (line: Line<P>): Entrance => {
      const { seat, hear } = takeSeat(line, seatNeeds)
      const callOff = after(INIT_WITHIN_MS, () => {
        if (seat.state === 'new') dismiss(seat, 'abuse')
      })
      return {
        hear,
        left: () => {
          callOff()
          leave(seat)
        },
      }
    },

    hearNode: (message: NodeMessage) => {
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
    checkNews: checkNews.changed,
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
