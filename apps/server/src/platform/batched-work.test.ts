import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatchedWork } from './batched-work.ts'

const recorder = () => {
  const done: string[] = []
  const errors: string[] = []
  const gathered = createBatchedWork<string>({
    delayMs: 20,
    onError: (error) => errors.push(String(error)),
    work: async (piece) => {
      if (piece === 'broken') throw piece
      await wait(5)
      done.push(piece)
    },
  })
  return { done, errors, gathered }
}

it('runs all work after the delay', async () => {
  const { done, gathered } = recorder()
  gathered.add('a')
  gathered.add('b')
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['a', 'b'])
  gathered.add('c')
  await expect.poll(() => done).toEqual(['a', 'b', 'c'])
})

it('runs all work immediately on flush, and waits for running work', async () => {
  const { done, gathered } = recorder()
  gathered.add('a')
  const first = gathered.flush()
  gathered.add('b')
  await gathered.flush()
  expect(done).toEqual(['a', 'b'])
  await first
  await wait(40)
  expect(done).toEqual(['a', 'b'])
})

it('continues after work that fails', async () => {
  const { done, errors, gathered } = recorder()
  for (const piece of ['a', 'broken', 'b']) gathered.add(piece)
  await gathered.flush()
  expect([done, errors]).toEqual([['a', 'b'], ['broken']])
})
