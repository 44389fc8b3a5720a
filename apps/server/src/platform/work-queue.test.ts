import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const open = (options: { atOnce: number; waiting: number }) => {
  const queue = createWorkQueue(options)
  const started: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, isUrgent = false) =>
    queue.run(
      () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      },
      { isUrgent },
    )
  const flushTasks = () => new Promise((resolve) => setImmediate(resolve))
  const endNext = async () => {
    ends.shift()?.()
    await flushTasks()
  }
  return { queue, started, add, endNext, flushTasks }
}

it('runs a number at once, the others in order, and rejects when the queue is full', async () => {
  const { started, add, endNext, flushTasks } = open({ atOnce: 2, waiting: 2 })
  const results = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name))
  await flushTasks()
  expect(started).toEqual(['a', 'b'])
  expect(await results[4]).toBeUndefined()
  await endNext()
  expect(started).toEqual(['a', 'b', 'c'])
  for (let rest = 0; rest < 3; rest += 1) await endNext()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', undefined])
  const later = add('f')
  await flushTasks()
  await endNext()
  expect(await later).toBe('f')
})

it('runs urgent work first, and accepts it when the queue is full', async () => {
  const { started, add, endNext, flushTasks } = open({ atOnce: 1, waiting: 1 })
  const results = [add('a'), add('b'), add('c'), add('urgent', true), add('more', true)]
  await flushTasks()
  expect([await results[2], await results[4]]).toEqual([undefined, undefined])
  for (let rest = 0; rest < 3; rest += 1) await endNext()
  expect(started).toEqual(['a', 'urgent', 'b'])
})

it('starts the next work after an error', async () => {
  const { queue } = open({ atOnce: 1, waiting: 1 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})
