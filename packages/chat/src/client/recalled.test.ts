import { describe, expect, it } from 'vitest'
import { createWorld } from '../testing/simulated-site.ts'
import { ADMINISTRATOR } from '../testing/test-room.ts'
import { EMPTY_TRANSCRIPT, withoutMessage } from './transcript.ts'

const open = async () => {
  const world = await createWorld()
  const [two, three, owner] = [2, 3, ADMINISTRATOR].map((id) => world.addClient(id))
  if (!two || !three || !owner) throw new Error('nobody')
  for (const { chat } of [two, three, owner]) chat.open()
  await world.clock.pass(500)
  return { ...world, two, three, owner }
}

describe('the trace of a recalled message', () => {
  it('[CHAT-45] says whose message it was and who recalled it, in the order of the messages', async () => {
    const { clock, two, three, owner } = await open()
    two.chat.send('a')
    three.chat.send('b')
    await clock.pass(10)
    owner.chat.recall(2)
    two.chat.recall(1)
    await clock.pass(10)
    for (const { chat, texts } of [two, three, owner]) {
      expect(texts()).toEqual([])
      expect(chat.getState().recalled).toMatchObject([
        { message: { id: 1, user_id: 2, content: 'a' }, by: 2 },
        { message: { id: 2, user_id: 3, content: 'b' }, by: ADMINISTRATOR },
      ])
    }
  })

  it('[CHAT-45] goes with a clear, and a message that was not shown has none', async () => {
    const { clock, two, nodes, known } = await open()
    two.chat.send('a')
    await clock.pass(10)
    two.chat.recall(1)
    await clock.pass(10)
    const by = known.get(`token${ADMINISTRATOR}`)
    if (by) void nodes[0]?.room.write({ kind: 'clear', by })
    await clock.pass(10)
    expect(two.chat.getState().recalled).toEqual([])
    expect(withoutMessage(EMPTY_TRANSCRIPT, 7, 2).recalled).toEqual([])
  })
})
