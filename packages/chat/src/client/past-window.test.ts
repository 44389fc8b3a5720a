import { PAGE_SIZE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../testing/simulated-site.ts'

const SIZE = PAGE_SIZE.chatHistory
const COUNT = 6 * SIZE
/** In the middle, and the messages around it. */
const MIDDLE = 3 * SIZE
const [FROM, TO] = [MIDDLE - SIZE / 2 + 1, MIDDLE + SIZE / 2 - 1]

/** A client that shows the newest page of a long history. */
const open = async () => {
  const world = await createWorld()
  const { memory, known, clock } = world
  const by = known.get('token2')
  if (!by) throw new Error('nobody')
  for (let count = 1; count <= COUNT; count += 1) {
    memory.append([{ kind: 'message', by, content: `${count}`, content_type: 'text' }])
  }
  // The node has read the log.
  await clock.pass(3_000)
  const two = world.addClient(2)
  two.chat.open()
  await clock.pass(500)
  /** The history around a message, as the server answers. */
  const around = (id: number) => {
    const list = memory.messages().filter((one) => Math.abs(one.id - id) < SIZE / 2)
    return { list, hasOlder: (list[0]?.id ?? 0) > 1, hasNewer: (list.at(-1)?.id ?? 0) < COUNT }
  }
  const loaded = async <T>(work: Promise<T>) => {
    await clock.pass(10)
    return work
  }
  const goTo = (id: number) => loaded(two.chat.goTo(async () => around(id)))
  const ids = () => two.chat.getState().messages.map(({ id }) => id)
  return { ...world, two, by, around, goTo, loaded, ids }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('a part of the history', () => {
  it('[CHAT-47] is shown apart from new messages, and changes with the log', async () => {
    const { clock, two, goTo, ids, memory, by } = await open()
    await goTo(MIDDLE)
    expect(ids()).toEqual(range(FROM, TO))
    expect(two.chat.getState()).toMatchObject({ hasNewer: true, hasMore: true })
    memory.append([{ kind: 'message', by, content: 'new', content_type: 'text' }])
    memory.append([{ kind: 'edit', by, message_id: MIDDLE, content: 'edited' }])
    memory.append([{ kind: 'revert', by, message_id: MIDDLE + 1 }])
    await clock.pass(3_000)
    expect(ids()).toEqual(range(FROM, TO).filter((id) => id !== MIDDLE + 1))
    expect(two.chat.getState().messages.find(({ id }) => id === MIDDLE)?.content).toBe('edited')
    expect(two.chat.getState().unread).toBe(0)
    two.chat.toNewest()
    expect(ids()).toEqual(range(COUNT - SIZE + 1, COUNT + 1))
    expect(two.chat.getState().hasNewer).toBe(false)
  })

  it('[CHAT-47] grows in both directions until it joins the newest messages', async () => {
    const { two, goTo, loaded, ids } = await open()
    await goTo(MIDDLE)
    expect(await loaded(two.chat.loadMore())).toBe(true)
    expect(ids()).toEqual(range(FROM - SIZE, TO))
    while (two.chat.getState().hasNewer) expect(await loaded(two.chat.loadNewer())).toBe(true)
    expect(ids()).toEqual(range(FROM - SIZE, COUNT))
    expect(await loaded(two.chat.loadNewer())).toBe(false)
    while (two.chat.getState().hasMore) await loaded(two.chat.loadMore())
    expect(ids()).toEqual(range(1, COUNT))
  })

  it('[CHAT-47] only extends the newest messages if it overlaps them', async () => {
    const { two, goTo, ids } = await open()
    await goTo(COUNT - SIZE)
    expect(two.chat.getState().hasNewer).toBe(false)
    expect(ids()[0]).toBe(COUNT - SIZE - SIZE / 2 + 1)
    expect(ids().at(-1)).toBe(COUNT)
    const before = ids()
    await goTo(COUNT)
    expect(ids()).toEqual(before)
  })

  /** An answer that waits until the test lets it arrive. */
  const late = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { promise, arrive: resolve }
  }
  const loadAll = async ({ two, loaded }: Awaited<ReturnType<typeof open>>) => {
    while (two.chat.getState().hasMore) await loaded(two.chat.loadMore())
  }

  it('[CHAT-47] an older page belongs to the window that asked for it', async () => {
    const world = await open()
    const { two, goTo, ids } = world
    await goTo(MIDDLE)
    const older = two.chat.loadMore()
    two.chat.toNewest()
    expect(await world.loaded(older)).toBe(false)
    expect(ids()).toEqual(range(COUNT - SIZE + 1, COUNT))
    await loadAll(world)
    expect(ids()).toEqual(range(1, COUNT))
  })

  it('[CHAT-47] a page of the newest messages does not reach the history around a message', async () => {
    const world = await open()
    const { two, goTo, ids, loaded } = world
    const older = two.chat.loadMore()
    const gone = two.chat.goTo(async () => world.around(MIDDLE))
    await loaded(Promise.all([older, gone]).then(() => true))
    expect(ids()).toEqual(range(FROM, TO))
    two.chat.toNewest()
    await goTo(MIDDLE)
    await loadAll(world)
    expect(ids()).toEqual(range(1, TO))
    two.chat.toNewest()
    await loadAll(world)
    expect(ids()).toEqual(range(1, COUNT))
  })

  it('[CHAT-47] both windows load older messages at the same time', async () => {
    const world = await open()
    const { two, ids, loaded, goTo } = world
    await goTo(MIDDLE)
    two.chat.toNewest()
    void two.chat.loadMore()
    const gone = two.chat.goTo(async () => world.around(MIDDLE))
    await Promise.resolve()
    await gone
    expect(await loaded(two.chat.loadMore())).toBe(true)
    expect(ids()).toEqual(range(FROM - SIZE, TO))
  })

  it('[CHAT-47] the last wish of the reader counts, not the last answer', async () => {
    const { two, ids, around, clock } = await open()
    const [slow, slower] = [late(), late()]
    const first = two.chat.goTo(async () => {
      await slow.promise
      return around(MIDDLE)
    })
    two.chat.toNewest()
    slow.arrive()
    expect(await first).toBe('left')
    expect(ids()).toEqual(range(COUNT - SIZE + 1, COUNT))
    const second = two.chat.goTo(async () => {
      await slower.promise
      return around(MIDDLE)
    })
    expect(await two.chat.goTo(async () => around(SIZE))).toBe('shown')
    slower.arrive()
    expect(await second).toBe('left')
    await clock.pass(10)
    expect(ids()[0]).toBe(SIZE / 2 + 1)
  })

  it('[CHAT-47] begins again after a reload, unless the reader has gone elsewhere', async () => {
    const { two, around, clock, hide } = await open()
    const [wanted, unwanted] = [late(), late()]
    const go = ({ promise }: typeof wanted) =>
      two.chat.goTo(async () => {
        await promise
        return around(MIDDLE)
      })
    const first = go(unwanted)
    two.chat.toNewest()
    const second = go(wanted)
    hide(true)
    await clock.pass(100)
    hide(false)
    await clock.pass(100)
    wanted.arrive()
    unwanted.arrive()
    expect([await first, await second]).toEqual(['left', 'reloaded'])
  })

  it('[CHAT-24] offers nothing older in a page that was read before a clear', async () => {
    const { two, around, clock, memory, known } = await open()
    const owner = known.get('token1')
    if (!owner) throw new Error('nobody')
    const answer = late()
    const page = around(COUNT)
    const gone = two.chat.goTo(async () => {
      await answer.promise
      return page
    })
    memory.append([{ kind: 'clear', by: owner }])
    await clock.pass(3_000)
    answer.arrive()
    await gone
    expect(two.chat.getState()).toMatchObject({ messages: [], hasMore: false, hasNewer: false })
  })

  it('[CHAT-45] keeps the traces of recalled messages when it joins the newest', async () => {
    const { two, goTo, loaded, memory, by, clock } = await open()
    await goTo(MIDDLE)
    for (const message_id of [MIDDLE, COUNT]) memory.append([{ kind: 'revert', by, message_id }])
    await clock.pass(3_000)
    const traces = () => two.chat.getState().recalled.map(({ message }) => message.id)
    expect(traces()).toEqual([MIDDLE])
    while (two.chat.getState().hasNewer) await loaded(two.chat.loadNewer())
    expect(traces()).toEqual([MIDDLE, COUNT])
  })

  it('[CHAT-25] loads larger pages in both directions, each once', async () => {
    const { two, goTo, loaded, ids } = await open()
    await goTo(MIDDLE - SIZE)
    const asked = [two.chat.loadNewer(2 * SIZE), two.chat.loadNewer(2 * SIZE)]
    expect(await loaded(Promise.all(asked))).toEqual([true, false])
    expect(ids()).toEqual(range(FROM - SIZE, TO + SIZE))
  })

  it('[CHAT-19] leaves the newest messages to those who count unread ones', async () => {
    const { two, goTo, memory, by, clock } = await open()
    await goTo(MIDDLE)
    memory.append([{ kind: 'message', by, content: 'new', content_type: 'text' }])
    memory.append([{ kind: 'revert', by, message_id: COUNT }])
    await clock.pass(3_000)
    const newest = two.chat.getState().newest.map(({ id }) => id)
    expect(newest).toEqual([...range(COUNT - SIZE + 1, COUNT - 1), COUNT + 1])
    expect(two.chat.getState().messages.at(-1)?.id).toBe(TO)
  })

  it('[CHAT-47] ends when none of its messages is left', async () => {
    const { two, goTo, ids, memory, known, by, clock } = await open()
    await goTo(MIDDLE)
    const owner = known.get('token1')
    if (!owner) throw new Error('nobody')
    memory.append([{ kind: 'clear', by: owner }])
    memory.append([{ kind: 'message', by, content: 'new', content_type: 'text' }])
    await clock.pass(3_000)
    expect(two.chat.getState().hasNewer).toBe(false)
    expect(ids()).toEqual([COUNT + 1])
  })
})
