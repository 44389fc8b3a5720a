import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createInterval, startInterval } from './interval.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs the work at every interval until it is stopped', async () => {
  let times = 0
  const work = async () => {
    times += 1
  }
  const stop = startInterval({ intervalMs: 10, work, onError: () => undefined })
  await vi.advanceTimersByTimeAsync(35)
  expect(times).toBe(3)
  await stop()
  await vi.advanceTimersByTimeAsync(100)
  expect(times).toBe(3)
})

it('never runs the work twice at once, and waits for running work on stop', async () => {
  let runs = 0
  let finish: (() => void) | undefined
  const work = () => {
    runs += 1
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const stop = startInterval({ intervalMs: 10, work, onError: () => undefined })
  await vi.advanceTimersByTimeAsync(50)
  expect(runs).toBe(1)
  let stopped = false
  const stopping = stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(stopped).toBe(false)
  finish?.()
  await stopping
  expect(stopped).toBe(true)
})

it('continues after an error, and reports it', async () => {
  const errors: unknown[] = []
  const stop = startInterval({
    intervalMs: 10,
    work: () => Promise.reject(new Error('no')),
    onError: (error) => errors.push(error),
  })
  await vi.advanceTimersByTimeAsync(25)
  expect(errors).toHaveLength(2)
  await stop()
})

it('runs the work immediately when triggered, once more if it was running, and never after stop', async () => {
  let runs = 0
  const finish: (() => void)[] = []
  const work = () => {
    runs += 1
    return new Promise<void>((resolve) => void finish.push(resolve))
  }
  const { trigger, stop } = createInterval({ intervalMs: 1_000, work, onError: () => undefined })
  trigger()
  trigger()
  trigger()
  expect(runs).toBe(1)
  finish[0]?.()
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  trigger()
  const stopping = stop()
  finish[1]?.()
  await stopping
  trigger()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(2)
})
