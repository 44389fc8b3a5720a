import { type ChatServerFrame, ROLE } from '@lanting/contract'
import type { Person, RoomPorts, Unread } from '../room/ports.ts'
import { createRoom } from '../room/room.ts'
import { fakeClock } from './fake-clock.ts'
import { memoryLog } from './memory-log.ts'

export const person = (user_id: number, changes: Partial<Person> = {}): Person => ({
  user_id,
  role: ROLE.user,
  session_id: 100 + user_id,
  nick_name: `user ${user_id}`,
  avatar: '',
  ...changes,
})

export const ADMINISTRATOR = 1

/** Everybody whom the rooms of these tests know; a token is the word `token` and the id. */
export const people = () =>
  new Map<string, Person>([
    ['token1', person(1, { role: ROLE.administrator })],
    ...[2, 3, 4].map((id) => [`token${id}`, person(id)] as const),
  ])

/** What is said, as its key: tests compare what happened, not words. */
export const SAY: RoomPorts<unknown>['say'] = {
  welcome: () => 'welcome',
  refusal: (_, code) => code,
  farewell: (_, reason) => reason,
}

/** A room in memory, and sockets that write down what they get. */
export const openRoom = async (changes: Partial<RoomPorts<readonly string[]>> = {}) => {
  const clock = fakeClock()
  const memory = memoryLog(clock)
  const known = people()
  const unread = new Map<number, Unread>()
  const published: unknown[] = []
  const errors: unknown[] = []
  const packs: (readonly string[])[] = []
  const room = createRoom<readonly string[]>({
    node: 'here',
    log: memory.log,
    wire: { publish: (message) => void published.push(message) },
    now: clock.now,
    after: clock.after,
    soon: (work) => void clock.after(0, work),
    pack: (texts) => {
      packs.push(texts)
      return texts
    },
    identify: async (token) => known.get(token),
    living: async (ids) => [...known.values()].filter(({ session_id }) => ids.includes(session_id)),
    unread: async (ids) => ids.flatMap((id) => unread.get(id) ?? []),
    say: SAY,
    onError: (error) => void errors.push(error),
    ...changes,
  })
  await room.begin()

  const socket = (token?: string) => {
    const frames: ChatServerFrame[] = []
    const writes: (readonly string[])[] = []
    const closes: { code: number; reason: string }[] = []
    const { hear, left } = room.connect({
      token,
      language: 'en',
      write: (texts) => {
        writes.push(texts)
        frames.push(...texts.map((text) => JSON.parse(text) as ChatServerFrame))
      },
      close: (code, reason) => {
        closes.push({ code, reason })
        left()
      },
    })
    const of = <T extends ChatServerFrame['type']>(type: T) =>
      frames.filter((frame): frame is Extract<ChatServerFrame, { type: T }> => frame.type === type)
    const say = (frame: unknown) => hear(typeof frame === 'string' ? frame : JSON.stringify(frame))
    return { frames, writes, closes, of, say, left }
  }

  /** A socket that is in the room. */
  const enter = async (token?: string, init: object = {}) => {
    const made = socket(token)
    made.say({ type: 'init', ...init })
    await clock.pass(0)
    return made
  }
  return { room, clock, memory, known, unread, published, errors, packs, socket, enter }
}
