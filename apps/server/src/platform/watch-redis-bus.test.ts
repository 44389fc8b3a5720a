import { EventEmitter } from 'node:events'
import type { Redis } from 'ioredis'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchRedisBus } from './watch-redis-bus.ts'

const open = () => {
  const names: string[] = []
  const subscriber = Object.assign(new EventEmitter(), {
    subscribe: async (name: string) => void names.push(name),
  })
  const publisher = { publish: async () => 1 }
  const bus = watchRedisBus({
    publisher: publisher as unknown as Redis,
    subscriber: subscriber as unknown as Redis,
    onError: (error) => expect.fail(String(error)),
  })
  onTestFinished(bus.close)
  const told: boolean[] = []
  bus.onWhole((isWhole) => told.push(isWhole))
  return { ...bus, told, hear: () => subscriber.emit('message', names[0], '') }
}

it('a bus is not trusted after a pause of the process, before any timer has run', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  onTestFinished(() => clock.mockRestore())
  const { isWhole, told, hear } = open()
  clock.mockReturnValue(2_400)
  expect([isWhole(), told]).toEqual([true, []])
  clock.mockReturnValue(21_000)
  expect([isWhole(), told]).toEqual([false, [false]])
  hear()
  expect([isWhole(), told]).toEqual([true, [false, true]])
})
