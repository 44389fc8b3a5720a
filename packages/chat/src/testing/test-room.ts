import { type ChatServerFrame, ROLE } from '@lanting/contract'
import { NO_RULES } from '../room/chat-rules.ts'
import { MESSAGES } from '../room/limits.ts'
import type { RoomPorts, RoomUser, Unread } from '../room/ports.ts'
import { createRoom } from '../room/room.ts'
import { createBucket } from '../room/token-bucket.ts'
import { fakeClock } from './fake-clock.ts'
import { memoryLog } from './memory-log.ts'

export const testUser = (user_id: number, changes: Partial<RoomUser> = {}): RoomUser => ({
  user_id,
  role: ROLE.user,
  session_id: 100 + user_id,
  nick_name: `user ${user_id}`,
  avatar: '',
  ...changes,
})

export const ADMINISTRATOR = 1

/** All users known to the rooms of these tests. A token is `token` and the id. */
export const testUsers = () =>
  new Map<string, RoomUser>([
    ['token1', testUser(1, { role: ROLE.administrator })],
    ...[2, 3, 4].map((id) => [`token${id}`, testUser(id)] as const),
  ])

/** Texts are replaced by their keys, because tests do not compare texts. */
export const MESSAGE_KEYS: RoomPorts<unknown>['messages'] = {
  welcome: () => 'welcome',
  welcomeVisitor: () => 'visitor',
  refusal: (_, code) => code,
  farewell: (_, reason) => reason,
}

/** Counts the messages of users in memory, as one limiter for all rooms. */
export const testLimit = (now: () => number): RoomPorts<unknown>['limitMessages'] => {
  const buckets = new Map<number, ReturnType<typeof createBucket>>()
  const { times, windowMs } = MESSAGES
  const rate = { capacity: times, perSecond: (times * 1_000) / windowMs }
  return async (userId) => {
    const own = buckets.get(userId) ?? createBucket(rate, now)
    buckets.set(userId, own)
    return own.take()
  }
}

/** A room in memory, and sockets that record what they receive. */
export const openRoom = async (changes: Partial<RoomPorts<readonly string[]>> = {}) => {
  const clock = fakeClock()
  const memory = memoryLog({ now: clock.now, visitors: () => 'free' })
  const known = testUsers()
  const unread = new Map<number, Unread>()
  const published: unknown[] = []
  const errors: unknown[] = []
  const packs: (readonly string[])[] = []
  let keys = 0
  const room = createRoom<readonly string[]>({
    node: 'here',
    log: memory.log,
    bus: { publish: (message) => void published.push(message) },
    now: clock.now,
    after: clock.after,
    nextTick: (work) => void clock.after(0, work),
    pack: (texts) => {
      packs.push(texts)
      return texts
    },
    identify: async (token) => known.get(token),
    activeSessions: async (ids) =>
      [...known.values()].filter(({ session_id }) => ids.includes(session_id)),
    unread: async (ids) => ids.flatMap((id) => unread.get(id) ?? []),
    limitMessages: testLimit(clock.now),
    admitVisitor: async () => undefined,
    rules: async () => NO_RULES,
    isHidden: async () => false,
    newKey: () => {
      keys += 1
      return `key-${keys}`
    },
    messages: MESSAGE_KEYS,
    failureOf: (error) => (String(error).includes('diskFull') ? 'diskFull' : 'failed'),
    onError: (error) => void errors.push(error),
    ...changes,
  })
  await room.start()

  const socket = (token?: string, isTrusted = true) => {
    const frames: ChatServerFrame[] = []
    const writes: (readonly string[])[] = []
    const closes: { code: number; reason: string }[] = []
    const { onText, onTooLarge, onClose } = room.connect({
      token: isTrusted ? token : undefined,
      hasCookie: token !== undefined,
      language: 'en',
      address: '192.0.2.1',
      write: (texts) => {
        writes.push(texts)
        frames.push(...texts.map((text) => JSON.parse(text) as ChatServerFrame))
      },
      close: (code, reason) => {
        closes.push({ code, reason })
        onClose()
      },
    })
    const of = <T extends ChatServerFrame['type']>(type: T) =>
      frames.filter((frame): frame is Extract<ChatServerFrame, { type: T }> => frame.type === type)
    const send = (frame: unknown) =>
      onText(typeof frame === 'string' ? frame : JSON.stringify(frame))
    return { frames, writes, closes, of, send, leave: onClose, tooLarge: onTooLarge }
  }

  /** A socket that has entered the room. */
  const enter = async (token?: string, init: object = {}) => {
    const made = socket(token)
    made.send({ type: 'init', ...init })
    await clock.pass(0)
    return made
  }
  return { room, clock, memory, known, unread, published, errors, packs, socket, enter }
}
