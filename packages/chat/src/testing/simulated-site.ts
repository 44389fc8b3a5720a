import type { ChatVisitorMode } from '@lanting/contract'
import { type ChatNotice, createChat, type NodeMessage } from '../index.ts'
import { NO_RULES } from '../room/chat-rules.ts'
import type { LogEvent, Unread } from '../room/ports.ts'
import { createRoom, type Room } from '../room/room.ts'
import { fakeClock } from './fake-clock.ts'
import { memoryLog } from './memory-log.ts'
import { type NetworkFaults, NO_FAULTS, network } from './network.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { ADMINISTRATOR, MESSAGE_KEYS, testLimit, testUsers } from './test-room.ts'

type Packet = readonly string[]

/** Faults planted on purpose, to check that they are found. */
export type PlantedFault =
  | 'lostRecall'
  | 'lostReaction'
  | 'lostEdit'
  | 'lostPin'
  | 'lostMessage'
  | 'doubleSend'
  | 'lateCommit'

/** The changes that these faults hide from readers of the log. */
const LOST: Partial<Record<PlantedFault, LogEvent['kind']>> = {
  lostRecall: 'revert',
  lostReaction: 'reaction',
  lostEdit: 'edit',
  lostPin: 'pin',
  lostMessage: 'message',
}

interface WorldOptions {
  readonly seed?: number
  readonly nodes?: number
  readonly plant?: PlantedFault
  /** Whether visitors write. */
  readonly visitors?: ChatVisitorMode
}

interface Node {
  readonly name: string
  readonly room: Room<Packet>
  isUp: boolean
}

/** A whole site in memory: a database, nodes, a bus between them, and clients over a network. */
export const createWorld = async (options: WorldOptions = {}) => {
  const { seed = 1, nodes: count = 1, plant, visitors = 'off' } = options
  const clock = fakeClock()
  const random: SeededRandom = seededRandom(seed)
  let faults: NetworkFaults = NO_FAULTS
  let isBusUp = true
  let isHidden = false
  const memory = memoryLog({
    now: clock.now,
    knowsClients: plant !== 'doubleSend',
    visitors: () => visitors,
  })
  const known = testUsers()
  const unread = new Map<number, Unread>()
  const net = network(clock, random, () => faults)
  const nodes: Node[] = []
  const errors: unknown[] = []
  const limitMessages = testLimit(clock.now)

  /** A remote call, with a delay in both directions. */
  const remotely = <T>(isUp: () => boolean, work: () => T): Promise<T> =>
    new Promise((resolve) => {
      clock.after(net.delay(), () => {
        if (!isUp()) return
        const result = work()
        clock.after(net.delay(), () => isUp() && resolve(result))
      })
    })

  const publish = (message: NodeMessage) => {
    for (const other of nodes) {
      if (other.name === message.from || !isBusUp || random.happens(faults.lost)) continue
      const times = random.happens(faults.doubled) ? 2 : 1
      for (let time = 0; time < times; time += 1) {
        clock.after(net.delay(), () => other.isUp && other.room.onNodeMessage(message))
      }
    }
  }

  let ids = 0
  let started = 0
  const startNode = async (at: number) => {
    started += 1
    const name = `node ${started}`
    const isUp = () => node.isUp
    const readAfter = (event: number, limit: number) => {
      const events = memory.after(event, limit)
      const lost = plant && LOST[plant]
      if (lost) return events.filter(({ kind }) => kind !== lost)
      // A later change becomes visible before an earlier one.
      return plant === 'lateCommit' && events.length > 1 ? events.slice(1) : events
    }
    const room = createRoom<Packet>({
      node: name,
      log: {
        append: (writes) => remotely(isUp, () => memory.append(writes)),
        after: (event, limit) => remotely(isUp, () => readAfter(event, limit)),
        first: () => remotely(isUp, memory.first),
        last: () => remotely(isUp, () => memory.after(0, 1e9).at(-1)?.event ?? 0),
      },
      bus: { publish: (message) => node.isUp && publish(message) },
      now: clock.now,
      after: (delayMs, work) => clock.after(delayMs, () => node.isUp && work()),
      nextTick: (work) => void clock.after(0, () => node.isUp && work()),
      pack: (texts) => texts,
      identify: (token) => remotely(isUp, () => known.get(token)),
      activeSessions: (ids) =>
        remotely(isUp, () =>
          [...known.values()].filter(({ session_id }) => ids.includes(session_id)),
        ),
      unread: (ids) => remotely(isUp, () => ids.flatMap((id) => unread.get(id) ?? [])),
      limitMessages: async (userId) => remotely(isUp, () => limitMessages(userId)),
      admitVisitor: () => remotely(isUp, () => undefined),
      rules: async () => ({ ...NO_RULES, visitors }),
      isHidden: () => remotely(isUp, () => isHidden),
      newKey: () => {
        ids += 1
        return `key-${ids}`
      },
      messages: MESSAGE_KEYS,
      failureOf: () => 'failed',
      onError: (error) => void errors.push(error),
    })
    const node: Node = { name, room, isUp: true }
    nodes[at] = node
    await Promise.all([room.start(), clock.pass(5 * faults.delayMs)])
  }

  const connections = new Map<
    object,
    { client: number; disconnect(): void; goSilent(): void; node: Node }
  >()

  /** Like `kill -9`: the node sends nothing more, and its sockets break. */
  const killNode = (at: number) => {
    const node = nodes[at]
    if (!node) return
    node.isUp = false
    for (const [key, connection] of connections) {
      if (connection.node !== node) continue
      connections.delete(key)
      connection.disconnect()
    }
  }

  let clients = 0
  const addClient = (user_id?: number) => {
    const client = clients
    clients += 1
    const notices: ChatNotice[] = []
    let isServed = true
    let isPageHidden = false
    const chat = createChat({
      connect: (events) => {
        const node = nodes[random.below(nodes.length)]
        const token = user_id === undefined ? undefined : `token${user_id}`
        return net.connect(
          events,
          () => (isServed && node?.isUp ? node.room.connect : undefined),
          token,
          (connection) => node && connections.set({}, { client, node, ...connection }),
        )
      },
      loadHistory: ({ size, last_id, after_id }) =>
        new Promise((resolve, reject) => {
          clock.after(net.delay(), () => {
            const isClosed = isHidden && user_id !== ADMINISTRATOR
            const isLost = random.happens(faults.lost) || !isServed
            if (isLost || isClosed) return reject(new Error('no answer'))
            const list = memory.page(size, last_id, after_id)
            const pinned = last_id === '' ? { pinned: memory.pinned() } : {}
            return clock.after(net.answerDelay(), () => resolve({ list, ...pinned }))
          })
        }),
      now: clock.now,
      after: clock.after,
      isPageHidden: () => isPageHidden,
      newId: () => {
        ids += 1
        return `c${ids}`
      },
    })
    chat.onNotice((notice) => notices.push(notice))
    chat.setUser(user_id === undefined ? undefined : { user_id })
    chat.setVisitor({ name: `visitor ${client}` })
    return {
      chat,
      user_id,
      notices,
      texts: () => chat.getState().messages.map(({ content }) => content),
      /** Sets whether this client has a network. */
      serve: (served: boolean) => {
        isServed = served
      },
      /** Sets whether the page of this client is hidden. */
      hide: (hidden: boolean) => {
        isPageHidden = hidden
      },
      each: (work: (connection: { disconnect(): void; goSilent(): void }) => void) => {
        for (const [key, connection] of connections) {
          if (connection.client !== client) continue
          connections.delete(key)
          work(connection)
        }
      },
    }
  }

  for (let at = 0; at < count; at += 1) await startNode(at)
  return {
    clock,
    random,
    memory,
    known,
    unread,
    nodes,
    errors,
    answerDelay: net.answerDelay,
    startNode,
    killNode,
    addClient,
    setFaults: (next: NetworkFaults) => {
      faults = next
    },
    /** Hides the room, or shows it. Every node learns of it. */
    hide: (hidden: boolean) => {
      isHidden = hidden
      for (const node of nodes) if (node.isUp) node.room.rulesChanged()
    },
    setBus: (isUp: boolean) => {
      isBusUp = isUp
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
export type Client = ReturnType<World['addClient']>
