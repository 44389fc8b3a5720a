import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatchedWork } from './batched-work.ts'

const recorder = () => {
  const done: string[] = []
  const errors: string[] = []
  const batch = createBatchedWork<string>({
    delayMs: 20,
    onError: (error) => errors.push(String(error)),
    work: async (piece) => {
      if (piece === 'broken') throw piece
      await wait(5)
      done.push(piece)
    },
  })
  return { done, errors, batch }
}

it('runs all work after the delay', async () => {
  const { done, batch } = recorder()
  batch.add('a')
  batch.add('b')
  expect(done).toEqual([])
  await expect.poll(() => done).toEqual(['a', 'b'])
  batch.add('c')
  await expect.poll(() => done).toEqual(['a', 'b', 'c'])
})

it('runs all work immediately on flush, and waits for running work', async () => {
  const { done, batch } = recorder()
  batch.add('a')
  const first = batch.flush()
  batch.add('b')
  await batch.flush()
  expect(done).toEqual(['a', 'b'])
  await first
  await wait(40)
  expect(done).toEqual(['a', 'b'])
})

it('continues after work that fails', async () => {
  const { done, errors, batch } = recorder()
  for (const piece of ['a', 'broken', 'b']) batch.add(piece)
  await batch.flush()
  expect([done, errors]).toEqual([['a', 'b'], ['broken']])
})
