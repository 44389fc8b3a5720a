import { expect, it } from 'vitest'
import { createFileMaker } from './made-files.ts'

const open = (limits: { waitingMax: number; waitingInAll: number }) => {
  const kept = new Map<string, Uint8Array>()
  const made: string[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const file = createFileMaker({
    ...limits,
    cache: {
      read: async (name) => kept.get(name),
      write: async (name, bytes) => void kept.set(name, bytes),
    },
  })
  const ask = (name: string, asker: string, isLast = false) =>
    file(
      name,
      async () => {
        await begun
        made.push(name)
        return new Uint8Array()
      },
      { asker, isLast },
    )
  return { ask, made, begin }
}

it('lets askers take turns, and makes the files of lists when no other waits', async () => {
  const { ask, made, begin } = open({ waitingMax: 8, waitingInAll: 20 })
  const all = [
    ...['a1', 'a2', 'a3'].map((name) => ask(name, 'a')),
    ask('list', 'b', true),
    ...['b1', 'b2'].map((name) => ask(name, 'b')),
  ]
  begin()
  await Promise.all(all)
  expect(made).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'list'])
})

it('refuses the asker whose files fill its share, and nobody else', async () => {
  const { ask, begin } = open({ waitingMax: 2, waitingInAll: 20 })
  const mine = [ask('a1', 'a'), ask('a2', 'a')]
  await expect(ask('a3', 'a')).rejects.toMatchObject({ status: 429, retryAfterMs: 5_000 })
  const others = [ask('b1', 'b'), ask('a1', 'c')]
  begin()
  await Promise.all([...mine, ...others])
  await ask('a4', 'a')
})

it('is busy for everybody when all shares together are too much', async () => {
  const { ask, begin } = open({ waitingMax: 2, waitingInAll: 3 })
  const all = ['a', 'b', 'c'].map((asker) => ask(asker, asker))
  await expect(ask('d', 'd')).rejects.toMatchObject({ status: 503, retryAfterMs: 5_000 })
  begin()
  await Promise.all(all)
})
