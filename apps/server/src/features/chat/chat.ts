import { randomUUID } from 'node:crypto'
import { createRoom, MESSAGES, type NodeMessage, type RoomPorts } from '@lanting/chat'
import { CHAT, type ChatRules, type VisitorForm, type WritingRules } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { hiddenSections } from '../../database/hidden-sections.ts'
import type { OnChanged } from '../../http/cache/invalidate-tables.ts'
import type { Identify } from '../../http/caller.ts'
import { clientAddress } from '../../http/client-address.ts'
import { languageOf } from '../../http/language.ts'
import type { RecordAction } from '../../http/record-audit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { isDiskFull } from '../../platform/disk-full.ts'
import { startInterval } from '../../platform/interval.ts'
import type { Platform } from '../../platform/open.ts'
import { acceptSockets } from '../../realtime/accept-sockets.ts'
import { textFrames } from '../../realtime/text-frames.ts'
import { createAdmitVisitor } from './admit-visitor.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatAdminRoutes } from './chat-admin.routes.ts'
import { eventStore } from './chat-events.store.ts'
import { chatLog, type KeepChatPicture } from './chat-log.store.ts'
import type { AddressedMessage } from './chat-mentions.store.ts'
import { chatRulesRoutes } from './chat-rules.routes.ts'
import type { ChatQuery, SearchRules } from './chat-search.ts'
import { chatUserStore } from './chat-users.store.ts'
import type { CheckBlocklist } from './outcomes.ts'
import { systemMessages } from './system-messages.ts'
import type { VisitorPorts } from './visitor-messages.store.ts'
import { createVisitorPace } from './visitor-pace.ts'
import { withAudit } from './with-audit.ts'

const TOPIC = 'chat'
const SOCKET_COOKIE = new RegExp(`(?:^|;\\s*)${CHAT.cookie}=([^;]+)`)
/** A client that was away longer reloads the history; a message that is sent again later is stored twice. */
const EVENT_RETENTION_MS = 2 * 86_400_000
const CLEANUP_INTERVAL_MS = 3_600_000

interface Needs<Q extends ChatQuery> {
  readonly platform: Pick<Platform, 'bus' | 'database' | 'limiter' | 'now'>
  readonly publicUrl: string
  readonly trustedProxyHops: number
  readonly identify: Identify
  readonly timeZone: () => Promise<string>
  readonly checkBlocklist: () => Promise<CheckBlocklist>
  readonly rules: () => Promise<ChatRules>
  readonly saveRules: (rules: WritingRules) => Promise<void>
  /** Rejects forms that a bot has filled in. */
  readonly checkVisitor: (form: VisitorForm, address: string) => Promise<void>
  readonly visitors: VisitorPorts
  readonly keepPicture: KeepChatPicture
  readonly countMessages: (count: number) => void
  /** Notifies the users whom messages mention or answer. */
  readonly notifyAddressed: (messages: readonly AddressedMessage[]) => Promise<void>
  readonly unread: RoomPorts<unknown>['unread']
  readonly search: SearchRules<Q>
  readonly record: RecordAction
  /** Registers a listener for the tables that a request on any node has changed. */
  readonly onChanged: OnChanged
}

/** Caches a value that every message needs and that rarely changes. */
const createCachedValue = <T>(load: () => Promise<T>) => {
  let value: T | undefined
  const read = async () => {
    value ??= await load()
    return value
  }
  const reset = () => {
    value = undefined
  }
  return { read, reset }
}

/** Reports an unreachable bus once, until it is reachable again. */
const createNodeBus = (bus: Platform['bus'], onError: (error: unknown) => void) => {
  let isReachable = true
  return {
    publish: (message: NodeMessage) => {
      bus.publish(TOPIC, message).then(
        () => {
          isReachable = true
        },
        (error) => {
          if (isReachable) onError(error)
          isReachable = false
        },
      )
    },
  }
}

/**
 * Opens the chat room of this node: sockets, endpoints and the cleanup of old events. Returns the
 * room, to whose sockets and log other features add.
 */
export const openChat = async <Q extends ChatQuery>(
  app: FastifyInstance,
  serve: Serve,
  needs: Needs<Q>,
) => {
  const { platform, publicUrl, trustedProxyHops, identify, keepPicture } = needs
  const { unread, countMessages, notifyAddressed, record } = needs
  const { bus, database, limiter, now } = platform
  const { queries } = database
  const onError = (error: unknown) => app.log.error(error)
  const users = chatUserStore(queries)
  const { read: timeZone, reset: resetTimeZone } = createCachedValue(needs.timeZone)
  const { read: checkBlocklist, reset: resetBlocklist } = createCachedValue(needs.checkBlocklist)
  const { read: isHidden, reset: resetHidden } = createCachedValue(async () =>
    (await hiddenSections(queries)).includes('chat'),
  )
  const { read: rules, reset: resetRules } = createCachedValue(needs.rules)

  const room = createRoom<Buffer>({
    node: randomUUID(),
    log: withAudit(
      chatLog({
        queries,
        timeZone,
        now,
        keepPicture,
        checkBlocklist,
        rules,
        visitorPace: createVisitorPace(limiter),
        ...needs.visitors,
        countMessages,
        isHidden,
        onAddressed: (messages) => void notifyAddressed(messages).catch(onError),
      }),
      {
        record,
        authorOf: (id) => eventStore(queries).authorOf(id),
      },
    ),
    bus: createNodeBus(bus, onError),
    now,
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs)
      timer.unref()
      return () => clearTimeout(timer)
    },
    nextTick: setImmediate,
    pack: textFrames,
    identify: async (token) => {
      const identity = await identify(token)
      return identity && (await users.ofSessions([identity.sessionId], now()))[0]
    },
    activeSessions: (ids) => users.ofSessions(ids, now()),
    unread,
    limitMessages: async (userId) =>
      (await limiter.takeGradually(`chat ${userId}`, MESSAGES)).retryAfterMs,
    admitVisitor: createAdmitVisitor({
      limiter,
      checkVisitor: needs.checkVisitor,
      isHeld: async (clientId) =>
        (await needs.visitors.held.stateOf(queries, clientId)) !== undefined,
    }),
    rules,
    isHidden,
    newKey: randomUUID,
    messages: systemMessages,
    failureOf: (error) => (isDiskFull(error) ? 'diskFull' : 'failed'),
    onError,
  })

  const unsubscribe = await bus.subscribe(TOPIC, (message) =>
    room.onNodeMessage(message as NodeMessage),
  )
  await room.start()
  needs.onChanged((tables) => {
    if (tables.includes('settings')) {
      resetTimeZone()
      resetBlocklist()
      resetHidden()
      resetRules()
      room.rulesChanged()
    }
    if (tables.includes('sessions')) room.checkSessions()
    if (tables.includes('notifications')) room.checkUnread()
    if (tables.includes('chat_messages')) void room.catchUp()
  })
  chatRoutes(serve, { queries, timeZone, now, write: room.write, search: needs.search })
  chatAdminRoutes(serve, { queries, timeZone, now, room })
  chatRulesRoutes(serve, { now, rules: needs.rules, saveRules: needs.saveRules })

  const sockets = acceptSockets({
    server: app.server,
    path: CHAT.path,
    maxBytes: CHAT.frameMaxBytes,
    publicUrl,
    addressOf: (request) => clientAddress(request, trustedProxyHops),
    onSocket: (socket, request, isOwnPage) => {
      const [, cookie] = SOCKET_COOKIE.exec(request.headers.cookie ?? '') ?? []
      return room.connect({
        ...socket,
        // A browser sends the cookie for pages of any site; only pages of this site are trusted.
        token: isOwnPage ? cookie : undefined,
        hasCookie: cookie !== undefined,
        address: clientAddress(request, trustedProxyHops),
        language: languageOf(request.url ?? '', request.headers),
      })
    },
    onError,
    now,
  })

  const stopCleanup = startInterval({
    intervalMs: CLEANUP_INTERVAL_MS,
    work: () => eventStore(queries).deleteBefore(now() - EVENT_RETENTION_MS),
    onError,
  })
  // Received frames are stored and delivered before the sockets close.
  app.addHook('preClose', async () => {
    sockets.stopReceiving()
    await stopCleanup()
    await room.close()
    await sockets.close()
    unsubscribe()
  })
  return room
}
