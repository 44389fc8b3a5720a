import { randomUUID } from 'node:crypto'
import { createRoom, type NodeMessage, type RoomPorts } from '@lanting/chat'
import { CHAT } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Identify } from '../../http/caller.ts'
import { clientAddress } from '../../http/client-address.ts'
import { languageOf } from '../../http/language.ts'
import type { RecordAction } from '../../http/record-audit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { acceptSockets } from '../../realtime/accept-sockets.ts'
import { textFrames } from '../../realtime/text-frames.ts'
import { recordedLog } from './audited-log.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatAdminRoutes } from './chat-admin.routes.ts'
import { eventStore } from './chat-events.store.ts'
import { type CheckBlocklist, chatLog, type KeepChatPicture } from './chat-log.store.ts'
import { chatMessages } from './chat-messages.ts'
import { chatUserStore } from './chat-users.store.ts'

const TOPIC = 'chat'
const SOCKET_COOKIE = new RegExp(`(?:^|;\\s*)${CHAT.cookie}=([^;]+)`)
/** Whoever was away longer reads the history anew; whatever is sent again later is stored again. */
const EVENTS_KEPT_MS = 2 * 86_400_000
const FORGOTTEN_EVERY_MS = 3_600_000

interface Needs {
  readonly platform: Pick<Platform, 'bus' | 'database' | 'now'>
  readonly publicUrl: string
  readonly trustedProxyHops: number
  readonly identify: Identify
  readonly timeZone: () => Promise<string>
  readonly checkBlocklist: () => Promise<CheckBlocklist>
  readonly keepPicture: KeepChatPicture
  readonly countMessages: (count: number) => void
  readonly unread: RoomPorts<unknown>['unread']
  readonly record: RecordAction
  /** Hears of every table that a request has changed, on any node. */
  readonly onChanged: (listener: (tables: readonly string[]) => void) => void
}

/** What is asked for with every message, and is hardly ever another. */
const remembered = <T>(ask: () => Promise<T>) => {
  let known: T | undefined
  const read = async () => {
    known ??= await ask()
    return known
  }
  const forget = () => {
    known = undefined
  }
  return { read, forget }
}

/** Says once that the others cannot be reached, until they can be again. */
const wireOver = (bus: Platform['bus'], onError: (error: unknown) => void) => {
  let isReached = true
  return {
    publish: (message: NodeMessage) => {
      bus.publish(TOPIC, message).then(
        () => {
          isReached = true
        },
        (error) => {
          if (isReached) onError(error)
          isReached = false
        },
      )
    },
  }
}

/** The chat room of this node: its socket and its calls. */
export const openChat = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { platform, publicUrl, trustedProxyHops, identify, keepPicture } = needs
  const { unread, countMessages, record } = needs
  const { bus, database, now } = platform
  const { queries } = database
  const onError = (error: unknown) => app.log.error(error)
  const people = chatUserStore(queries)
  const { read: timeZone, forget: forgetZone } = remembered(needs.timeZone)
  const { read: checkBlocklist, forget: forgetWords } = remembered(needs.checkBlocklist)

  const room = createRoom<Buffer>({
    node: randomUUID(),
    log: recordedLog(
      chatLog({ queries, timeZone, now, keepPicture, checkBlocklist, countMessages }),
      {
        record,
        authorOf: (id) => eventStore(queries).authorOf(id),
      },
    ),
    wire: wireOver(bus, onError),
    now,
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs)
      timer.unref()
      return () => clearTimeout(timer)
    },
    soon: setImmediate,
    pack: textFrames,
    identify: async (token) => {
      const identity = await identify(token)
      return identity && (await people.living([identity.sessionId], now()))[0]
    },
    living: (ids) => people.living(ids, now()),
    unread,
    say: chatMessages,
    onError,
  })

  const unsubscribe = await bus.subscribe(TOPIC, (message) =>
    room.onNodeMessage(message as NodeMessage),
  )
  await room.begin()
  needs.onChanged((tables) => {
    if (tables.includes('settings')) {
      forgetZone()
      forgetWords()
    }
    if (tables.includes('sessions')) room.checkSessions()
    if (tables.includes('notifications')) room.checkUnread()
    if (tables.includes('chat_messages')) void room.follow()
  })
  chatRoutes(serve, { queries, timeZone, write: room.write })
  chatAdminRoutes(serve, { queries, timeZone, now, room })

  const sockets = acceptSockets({
    server: app.server,
    path: CHAT.path,
    maxBytes: CHAT.frameMaxBytes,
    publicUrl,
    addressOf: (request) => clientAddress(request, trustedProxyHops),
    onSocket: (socket, request, isOwnPage) => {
      const [, cookie] = SOCKET_COOKIE.exec(request.headers.cookie ?? '') ?? []
      const { hear, left } = room.connect({
        ...socket,
        // The browser sends the cookie for any page that asks; ours are believed.
        token: isOwnPage ? cookie : undefined,
        language: languageOf(request.url ?? '', request.headers),
      })
      return { onText: hear, onClose: left }
    },
    onError,
    now,
  })

  const stopForgetting = startInterval({
    intervalMs: FORGOTTEN_EVERY_MS,
    work: () => eventStore(queries).forget(now() - EVENTS_KEPT_MS),
    onError,
  })
  // What was heard is stored and told before the sockets close.
  app.addHook('preClose', async () => {
    sockets.stopHearing()
    await stopForgetting()
    await room.close()
    await sockets.close()
    unsubscribe()
  })
}
