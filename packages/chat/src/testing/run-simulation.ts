import { CHAT_VISITOR_MODES, type ChatMessage, PAGE_SIZE } from '@lanting/contract'
import { type NetworkFaults, NO_FAULTS } from './network.ts'
import { type Client, createWorld, type PlantedFault, type World } from './simulated-site.ts'
import { ADMINISTRATOR } from './test-room.ts'

const FAULTS: NetworkFaults = {
  ...{ delayMs: 120, lost: 0.15, doubled: 0.1 },
  ...{ answerMs: 3_000, slow: 0.3 },
}
const STEPS = 40
/** A history begins with at most this many pages. */
const PAGES_MAX = 20

type Step = (world: World, clients: readonly Client[]) => unknown

const any = <T>({ random }: World, items: readonly T[]) => items[random.below(items.length)]

const sendMessage: Step = (world, clients) => any(world, clients)?.chat.send(`${world.clock.now()}`)

/** [CHAT-71] An administrator publishes or declines the message of a visitor that waits. */
const review: Step = ({ memory, random }) => memory.review(random.happens(0.7))

const recall: Step = (world, clients) => {
  const client = any(world, clients)
  const message = client && any(world, client.chat.getState().messages)
  if (message) client.chat.recall(message.id)
}

const withMessage =
  (change: (client: Client, message: ChatMessage, world: World) => unknown): Step =>
  (world, clients) => {
    const client = any(world, clients)
    const message = client && any(world, client.chat.getState().messages)
    if (message) change(client, message, world)
  }

const edit = withMessage(({ chat }, { id }, { clock }) => chat.edit(id, `edited ${clock.now()}`))

const react = withMessage(({ chat }, { id }, { random }) =>
  chat.react(id, random.happens(0.5) ? '👍' : '🎉', random.happens(0.7)),
)

const pin = withMessage((_, { id: message_id }, { known, nodes, random }) => {
  const by = known.get(`token${ADMINISTRATOR}`)
  const node = nodes[random.below(nodes.length)]
  const on = random.happens(0.6)
  if (by && node?.isUp) void node.room.write({ kind: 'pin', by, message_id, on })
})

/** Rare, because it also removes what the other steps may have broken. */
const clear: Step = ({ known, nodes, random }) => {
  if (random.happens(0.7)) return
  const by = known.get(`token${ADMINISTRATOR}`)
  const node = nodes[random.below(nodes.length)]
  if (by && node?.isUp) void node.room.write({ kind: 'clear', by })
}

const forceOffline: Step = (world, clients) => {
  const target = any(world, clients)?.user_id
  const owner = clients.find(({ user_id }) => user_id === ADMINISTRATOR)
  if (target && owner) owner.chat.forceOffline(target)
}

const disconnectOne: Step = (world, clients) =>
  any(world, clients)?.each(({ disconnect }) => disconnect())

const silenceOne: Step = (world, clients) => any(world, clients)?.each(({ goSilent }) => goSilent())

const cutOff: Step = (world, clients) => {
  const client = any(world, clients)
  client?.serve(false)
  client?.each(({ disconnect }) => disconnect())
  world.clock.after(world.random.below(20_000), () => client?.serve(true))
}

const restartNode: Step = async (world) => {
  const at = world.random.below(world.nodes.length)
  world.killNode(at)
  await world.clock.pass(world.random.below(3_000))
  await world.startNode(at)
}

const breakBus: Step = ({ clock, random, setBus }) => {
  setBus(false)
  clock.after(random.below(15_000), () => setBus(true))
}

/** [CHAT-72] The owner hides the room for a time. Rare, because every client loads it anew. */
const hide: Step = ({ clock, random, hide: setHidden }) => {
  if (random.happens(0.7)) return
  setHidden(true)
  clock.after(random.below(8_000), () => setHidden(false))
}

const wake: Step = (world, clients) => any(world, clients)?.chat.wake()
const reopen: Step = (world, clients) => any(world, clients)?.chat.open()
const loadMore: Step = (world, clients) => {
  any(world, clients)
    ?.chat.loadMore()
    .catch(() => world.errors.length)
}

/** Shows the history around any message, as a link or a search result does. */
const goTo: Step = (world, clients) => {
  const { memory, clock, random, answerDelay } = world
  const load = async () => {
    const all = memory.messages()
    const at = random.below(all.length)
    const list = all.slice(Math.max(0, at - 5), at + 5)
    await new Promise<void>((resolve) => void clock.after(answerDelay(), resolve))
    // A result of a search may be recalled meanwhile.
    if (random.happens(0.1)) throw new Error('not found')
    return { list, hasOlder: at > 5, hasNewer: at + 5 < all.length }
  }
  any(world, clients)
    ?.chat.goTo(load)
    .catch(() => world.errors.length)
}
const toNewest: Step = (world, clients) => any(world, clients)?.chat.toNewest()
const loadNewer: Step = (world, clients) => {
  any(world, clients)
    ?.chat.loadNewer()
    .catch(() => world.errors.length)
}

const READS: readonly Step[] = [goTo, goTo, loadMore, loadMore, loadMore, toNewest, loadNewer]

/** A reader who does not wait for answers. */
const browse: Step = async (world, clients) => {
  const { clock, random } = world
  const client = any(world, clients)
  for (let left = random.below(6); client && left >= 0; left -= 1) {
    any(world, READS)?.(world, [client])
    await clock.pass(random.below(300))
  }
}

/** A step that occurs more often here runs more often. */
const STEP_TABLE: readonly Step[] = [
  ...Array<Step>(14).fill(sendMessage),
  ...Array<Step>(4).fill(recall),
  ...Array<Step>(2).fill(review),
  ...Array<Step>(4).fill(edit),
  ...Array<Step>(5).fill(react),
  ...Array<Step>(2).fill(pin),
  ...Array<Step>(3).fill(disconnectOne),
  ...Array<Step>(12).fill(browse),
  ...[clear, forceOffline, silenceOne, cutOff, restartNode, breakBus, wake, reopen, hide],
]

/** Stores a history of several pages, so that no client has all of it at first. */
const fillHistory = ({ memory, known, random }: World) => {
  const by = known.get('token2')
  const count = random.below(PAGES_MAX * PAGE_SIZE.chatHistory)
  for (let at = 0; by && at < count; at += 1) {
    memory.append([{ kind: 'message', by, content: `old ${at}`, content_type: 'text' }])
  }
}

/** Everything that a client shows of a message. The order of reactions may differ. */
const shownOf = (message: ChatMessage) => {
  const { id, user_id, nick_name, content, editedAtMs, reactions = [] } = message
  const by = user_id === null ? `<${nick_name}>` : ''
  const users = reactions.flatMap((one) =>
    one.users.map(({ user_id, nick_name }) => `${one.emoji} ${user_id} ${nick_name}`),
  )
  return `${id}${by}${editedAtMs ? `:${content}` : ''}${users
    .sort()
    .map((user) => `(${user})`)
    .join('')}`
}

/**
 * Returns what is wrong with the shown messages, which may be a part of the history: it has no holes,
 * and goes on where nothing more is offered.
 */
const windowFaultsOf = ({ memory }: World, { chat }: Client): string[] => {
  const { messages, hasMore, hasNewer } = chat.getState()
  const first = hasMore ? (messages[0]?.id ?? Infinity) : 0
  const last = hasNewer ? (messages.at(-1)?.id ?? 0) : Infinity
  const stored = memory.messages().filter(({ id }) => id >= first && id <= last)
  const [shown, log] = [messages, stored].map((all) => all.map(shownOf).join())
  return shown === log ? [] : [`a window shows ${shown} instead of ${log}`]
}

/** Ends all faults, and gives every client time to receive everything. Returns faulty windows. */
const heal = async (world: World, clients: readonly Client[]): Promise<string[]> => {
  const { clock, nodes, setFaults, setBus, startNode, hide: setHidden } = world
  setFaults(NO_FAULTS)
  setBus(true)
  setHidden(false)
  for (const [at, node] of nodes.entries()) if (!node.isUp) await startNode(at)
  for (const { serve } of clients) serve(true)
  await clock.pass(60_000)
  // A client that was forced offline reconnects with the button.
  for (const { chat } of clients) chat.open()
  await clock.pass(60_000)
  const windowFaults = clients.flatMap((client) => windowFaultsOf(world, client))
  for (const { chat } of clients) {
    chat.toNewest()
    while (chat.getState().hasMore) {
      const more = chat.loadMore()
      await clock.pass(10)
      if (!(await more)) break
    }
  }
  return windowFaults
}

const faultsOf = ({ memory, errors }: World, clients: readonly Client[]): string[] => {
  const log = memory.messages().map(shownOf).join()
  const pinned = memory
    .pinned()
    .map(({ id, content }) => `${id}:${content}`)
    .join()
  const online = JSON.stringify(
    [...new Set(clients.flatMap(({ user_id }) => user_id ?? []))].sort(),
  )
  const faults = clients.flatMap(({ chat, user_id }, at) => {
    const { messages, pins, connection, pending, online: listed } = chat.getState()
    const name = `client ${at} (${user_id ?? 'visitor'})`
    const shown = messages.map(shownOf).join()
    const pinnedHere = pins.map(({ id, content }) => `${id}:${content}`).join()
    const ids = JSON.stringify(listed.map((entry) => entry.user_id).sort())
    const unsent = pending.filter(({ status }) => status === 'waiting' || status === 'sent')
    const waits = pending.filter(({ status }) => status === 'held')
    const stray = waits.filter(({ client_id }) => memory.shows(`visitor ${client_id}`))
    return [
      ...(connection.kind === 'open' ? [] : [`${name} is ${connection.kind}`]),
      ...(shown === log ? [] : [`${name} shows ${shown} instead of ${log}`]),
      ...(pinnedHere === pinned ? [] : [`${name} pins ${pinnedHere} instead of ${pinned}`]),
      ...(unsent.length === 0 ? [] : [`${name} still holds ${unsent.length}`]),
      ...(stray.length === 0 ? [] : [`${name} waits for ${stray.length} published messages`]),
      ...(ids === online ? [] : [`${name} sees ${ids} instead of ${online}`]),
    ]
  })
  const twice = [...memory.storedCounts()].filter(([, times]) => times > 1)
  return [
    ...faults,
    ...twice.map(([client, times]) => `${client} is stored ${times} times`),
    ...errors.map((error) => `error: ${error}`),
  ]
}

/** Runs two nodes and five clients through faults. Returns all differences at the end. */
export const simulate = async (seed: number, plant?: PlantedFault): Promise<string[]> => {
  // Every third run lets visitors write at once, every third one after a review.
  const visitors = CHAT_VISITOR_MODES[seed % CHAT_VISITOR_MODES.length]
  const world = await createWorld({ seed, nodes: 2, plant, visitors })
  fillHistory(world)
  const clients = [1, 2, 2, 3, undefined].map((userId) => world.addClient(userId))
  for (const { chat } of clients) chat.open()
  await world.clock.pass(300)
  world.setFaults(FAULTS)
  for (let step = 0; step < STEPS; step += 1) {
    await any(world, STEP_TABLE)?.(world, clients)
    await world.clock.pass(world.random.below(world.random.happens(0.2) ? 4_000 : 150))
  }
  const windowFaults = await heal(world, clients)
  return [...windowFaults, ...faultsOf(world, clients)]
}
