import { CHAT_CLOSE, CHAT_CLOSE_FAULTS, type ChatCloseReason } from '@lanting/contract'
import { createAnnouncements } from './announcements.ts'
import { createBroadcast } from './broadcast.ts'
import { createRulesNotice } from './chat-rules.ts'
import { createConnections, type Session } from './connections.ts'
import { enterRoom } from './enter-room.ts'
import { eventText, frameText } from './frames.ts'
import { createListening } from './listening.ts'
import { createLogFollower } from './log-follower.ts'
import { createOnlineList } from './online-list.ts'
import type { Batch, LogEvent, NodeMessage, Outcome, RoomPorts, Socket, Write } from './ports.ts'
import { createSession } from './session.ts'
import { createSessionCheck } from './session-check.ts'
import { createTimers } from './timers.ts'
import { CHECK_EVERY_MS, FOLLOW_EVERY_MS, INIT_WITHIN_MS, PRESENCE_EVERY_MS } from './timing.ts'
import { createUnreadCheck } from './unread-check.ts'
import { createVisibility } from './visibility.ts'
import { createWriteQueue } from './write-queue.ts'

/** Called by the transport for one socket. */
export interface SocketHandlers {
  onText(text: string): void
  /** A frame was larger than allowed. */
  onTooLarge(): void
  onClose(): void
}

const SERVER_FAULT_CODE = 1011

/** The server end: one node of the room. */
export const createRoom = <P>(ports: RoomPorts<P>) => {
  const { node, log, bus, now, nextTick, newKey, failureOf, pack, messages, onError } = ports
  const { identify, activeSessions, unread, limitMessages } = ports
  const timers = createTimers(ports.after)
  const { after, every } = timers

  const connections = createConnections<P>()
  const broadcast = createBroadcast<P>({ pack, nextTick })
  const { send, sendOfRoom } = broadcast
  const list = createOnlineList<P>({ node, now, after, bus, connections, send: sendOfRoom })
  const listening = createListening<P>({ node, now, after, bus, send })
  const announcements = createAnnouncements<P>({ node, bus, pack, connections, broadcast })
  const eventListeners = new Set<(entry: LogEvent) => void>()

  const leave = (session: Session<P>) => {
    session.state = 'out'
    broadcast.listeners.delete(session)
    listening.remove(session)
    if (connections.remove(session)) list.changed()
  }

  /** [CHAT-12] Sends the reason before the close, and to a user the list without the user. */
  const dismiss = (session: Session<P>, reason: ChatCloseReason) => {
    if (session.state === 'out') return
    const content = messages.farewell(session.socket.language, reason)
    const { user } = session
    const lists = reason === 'forced' && user && !session.isHidden ? [list.text(user.user_id)] : []
    session.socket.write(pack([...lists, frameText({ type: 'offline', reason, content })]))
    leave(session)
    session.user = undefined
    session.socket.close(CHAT_CLOSE[reason], reason)
  }

  const deliver = (events: readonly LogEvent[]) => {
    for (const entry of events) {
      const text = eventText(entry)
      const sendThis = entry.kind === 'turntable' ? send : sendOfRoom
      if (text !== undefined) sendThis(text, entry.event)
      for (const listener of eventListeners) listener(entry)
      if (entry.kind !== 'offline') continue
      broadcast.flush()
      for (const session of connections.of(entry.user_id)) dismiss(session, 'forced')
    }
  }

  const logFollower = createLogFollower({ log, deliver, onError })
  const checkSessions = createSessionCheck<P>({
    connections,
    after,
    activeSessions,
    dismiss,
    onChanged: list.changed,
    onError,
  })
  const rulesNotice = createRulesNotice({ ...ports, send: sendOfRoom })
  const visibility = createVisibility<P>({
    ...ports,
    connections,
    broadcast,
    lastDelivered: logFollower.last,
    // [CHAT-7] The first list that a user receives contains the user.
    roomTexts: () => [...rulesNotice.onEnter(), list.text()],
  })
  const checkUnread = createUnreadCheck<P>({ connections, after, unread, pack, onError })

  const onStored = (batch: Batch) => {
    logFollower.take(batch)
    bus.publish({ from: node, kind: 'batch', ...batch })
  }
  const writes = createWriteQueue({ log, nextTick, newKey, failureOf, onStored, onError })

  const enter: Parameters<typeof createSession<P>>[1]['enter'] = async (session, init) => {
    const needs = {
      log,
      broadcast,
      lastDelivered: logFollower.last,
      identify,
      isHiddenFor: visibility.isHiddenFor,
      messages,
    }
    try {
      const texts = await enterRoom(session, init, needs)
      if (!texts) return
      session.state = 'in'
      connections.add(session)
      session.socket.write(pack([...texts, ...visibility.onEnter(session), ...listening.texts()]))
      visibility.onEntered(session)
      list.changed()
      checkUnread.onEntered()
      checkSessions.onEntered(session)
    } catch (error) {
      onError(error)
      leave(session)
      session.socket.close(SERVER_FAULT_CODE, 'failed')
    }
  }

  /** Received writes that are not in the queue yet, also of sockets that have closed since. */
  const receiving = new Set<Promise<void>>()

  const sessionPorts: Parameters<typeof createSession<P>>[1] = {
    now,
    pack,
    messages,
    enter,
    dismiss,
    write: writes.add,
    track: (writing) => {
      receiving.add(writing)
      void writing.finally(() => receiving.delete(writing))
    },
    limitMessages,
    admitVisitor: ports.admitVisitor,
    visitorMode: rulesNotice.visitors,
    onError,
    listen: listening.set,
    ...announcements,
  }

  return {
    start: async () => {
      await logFollower.start()
      await rulesNotice.load()
      await visibility.load()
      list.publish()
      every(PRESENCE_EVERY_MS, list.tick)
      every(PRESENCE_EVERY_MS, listening.tick)
      every(FOLLOW_EVERY_MS, () => void logFollower.catchUp())
      every(CHECK_EVERY_MS, checkSessions.changed)
      every(CHECK_EVERY_MS, checkUnread.changed)
    },

    connect: (socket: Socket<P>): SocketHandlers => {
      const { session, receive, refuse } = createSession(socket, sessionPorts)
      const end = (code: keyof typeof CHAT_CLOSE_FAULTS) => {
        refuse(code)
        leave(session)
        socket.close(CHAT_CLOSE_FAULTS[code], code)
      }
      const cancel = after(INIT_WITHIN_MS, () => {
        if (session.state === 'new') end('initFirst')
      })
      return {
        onText: receive,
        onTooLarge: () => end('tooLarge'),
        onClose: () => {
          cancel()
          leave(session)
        },
      }
    },

    onNodeMessage: (message: NodeMessage) => {
      if (message.from === node) return
      switch (message.kind) {
        case 'batch':
          return void logFollower.take(message)
        case 'presence':
          return list.onPresence(message)
        case 'listeners':
          return listening.onPresence(message)
        case 'wake':
          return void logFollower.catchUp()
        case 'mute':
          return announcements.sendMute(message.user_id, message.until)
        case 'frame':
          return (message.isOfRoom ? sendOfRoom : send)(message.text)
        default:
          return message satisfies never
      }
    },

    /** A change that does not come from a socket. */
    write: (write: Write): Promise<Outcome> => writes.add(write),

    /** Online users of all nodes. */
    online: list.present,
    muted: announcements.muted,
    commentAdded: announcements.commentAdded,
    /** Who listens together. */
    listening,
    /** Calls back for each stored change, in order. */
    onEvent: (listener: (entry: LogEvent) => void) => void eventListeners.add(listener),
    /** Called when another feature has added changes to the log. Every node delivers them. */
    appended: () => {
      void logFollower.catchUp()
      bus.publish({ from: node, kind: 'wake' })
    },

    /** Called when the rules may have changed, on every node. */
    rulesChanged: () => {
      rulesNotice.changed()
      visibility.changed()
    },
    checkSessions: checkSessions.changed,
    checkUnread: checkUnread.changed,
    /** Called when the log may contain undelivered changes. */
    catchUp: logFollower.catchUp,

    close: async () => {
      timers.stop()
      await Promise.all(receiving)
      await writes.settled()
      await logFollower.settled()
      broadcast.flush()
      list.stop()
      listening.stop()
    },
  }
}

export type Room<P> = ReturnType<typeof createRoom<P>>
