import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { memoryBus } from '../../platform/bus.ts'
import { createNodeHeartbeats } from './node-heartbeats.ts'

const HOUR_MS = 3_600_000
const onError = (error: unknown) => {
  throw error
}

const openNodes = () => {
  const bus = memoryBus({ onError })
  let at = 1_000
  const facts = (name: string) => () => ({
    name,
    version: '1.0.0',
    startedAtMs: 1,
    memoryBytes: 2,
    delayMs: 3,
  })
  const node = async (name: string) => {
    const opened = await createNodeHeartbeats({
      id: name,
      bus,
      now: () => at,
      facts: facts(name),
      onError,
    })
    onTestFinished(opened.close)
    return opened
  }
  const advance = (ms: number) => {
    at += ms
  }
  return { node, advance, bus }
}

describe('a node', () => {
  it('lists itself when it is alone', async () => {
    const { node } = openNodes()
    expect((await node('a')).all()).toMatchObject([{ name: 'a', own: true, seenAtMs: 1_000 }])
  })

  it('lists earlier and later nodes at once', async () => {
    const { node } = openNodes()
    const [a, b] = [await node('a'), await node('b')]
    for (const [own, other] of [
      [a, 'b'],
      [b, 'a'],
    ] as const) {
      await vi.waitFor(() => expect(own.all()).toHaveLength(2))
      expect(own.all()[1]).toMatchObject({ name: other, own: false, seenAtMs: 1_000 })
    }
  })

  it('removes a closed node at once, and a silent node after an hour', async () => {
    const { node, advance, bus } = openNodes()
    const [a, b] = [await node('a'), await node('b')]
    const silent = { name: 'c', version: '1', startedAtMs: 1, memoryBytes: 1, delayMs: 0 }
    await bus.publish('node-heartbeats', { id: 'c', ...silent })
    await vi.waitFor(() => expect(a.all()).toHaveLength(3))
    await b.close()
    await vi.waitFor(() => expect(a.all().map(({ name }) => name)).toEqual(['a', 'c']))
    advance(HOUR_MS - 1)
    expect(a.all()[1]).toMatchObject({ name: 'c', seenAtMs: 1_000 })
    advance(1)
    expect(a.all()).toHaveLength(1)
  })
})
