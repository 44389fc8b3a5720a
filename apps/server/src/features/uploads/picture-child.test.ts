import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { sendJob } from './picture-child.ts'

afterEach(() => void vi.useRealTimers())

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
