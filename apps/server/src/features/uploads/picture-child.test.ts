import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { sendJob } from './picture-child.ts'

afterEach(() => void vi.useRealTimers())

it('limits the work of the processor, and a wait without work', async () => {
  vi.useFakeTimers()
  const child = Object.assign(new EventEmitter(), { send: () => true })
  const send = () =>
    sendJob(
      child as unknown as ChildProcess,
      { path: 'x' },
      { timeoutMs: 1_000, signal: undefined },
    )
  const waiting = send()
  vi.advanceTimersByTime(3_000)
  child.emit('message', { workedMs: 900 })
  child.emit('message', { made: 'picture', residentBytes: 1 })
  expect(await waiting).toEqual({ made: 'picture', residentBytes: 1 })
  const working = send()
  child.emit('message', { workedMs: 1_001 })
  expect(await working).toBe('tooSlow')
  const hanging = send()
  vi.advanceTimersByTime(10_000)
  expect(await hanging).toBe('tooSlow')
})

it('leaves no timer and no listener behind when a job cannot be sent', async () => {
  vi.useFakeTimers()
  const send = () => {
    throw new TypeError('cannot be cloned')
  }
  const child = Object.assign(new EventEmitter(), { send })
  const { signal } = new AbortController()
  const removed = vi.spyOn(signal, 'removeEventListener')
  const job = sendJob(child as unknown as ChildProcess, { path: 'x' }, { timeoutMs: 1_000, signal })
  await expect(job).rejects.toThrow('cannot be cloned')
  expect(vi.getTimerCount()).toBe(0)
  expect(child.eventNames()).toEqual([])
  expect(removed).toHaveBeenCalledOnce()
})
