import { CallError } from '@lanting/browser'
import { expect, it } from 'vitest'
import { createUploadQueue, progressOf } from './upload-queue.ts'
import { createUploadSlots } from './upload-slots.ts'

const files = (...names: string[]) => names.map((name) => new File([], name))

/** Uploads that end when the test says so. */
const openQueue = () => {
  const pending = new Map<string, { done: () => void; fail: (error: unknown) => void }>()
  const waits: number[] = []
  const batches: string[][] = []
  const ends: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const queue = createUploadQueue({
    upload: (file) =>
      new Promise((resolve, reject) => {
        pending.set(file.name, { done: () => resolve({ url: `/${file.name}` }), fail: reject })
      }),
    slots: createUploadSlots(wait),
    wait,
  })
  const receiver = {
    onUploaded: async (urls: string[]) => void batches.push(urls),
    onEnd: (added: number) => void ends.push(added),
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const end = async (...names: string[]) => {
    for (const name of names) pending.get(name)?.done()
    await settle()
  }
  const fail = async (name: string, error: unknown) => {
    pending.get(name)?.fail(error)
    await settle()
  }
  return { queue, receiver, pending, waits, batches, ends, end, fail, settle }
}

it('passes pictures on in the selected order, each as soon as all before it are there', async () => {
  const { queue, receiver, batches, ends, end } = openQueue()
  queue.send(files('a', 'b', 'c'), receiver)
  await end('b')
  expect(batches).toEqual([])
  await end('a')
  expect(batches).toEqual([['/a', '/b']])
  expect(queue.isBusy()).toBe(true)
  await end('c')
  expect(batches).toEqual([['/a', '/b'], ['/c']])
  expect(ends).toEqual([3])
  expect(queue.all()).toEqual([])
})

it('uploads at most four at a time, and takes more files while it is busy', async () => {
  const { queue, receiver, pending, batches, end } = openQueue()
  queue.send(files('1', '2', '3', '4', '5'), receiver)
  expect([...pending.keys()]).toEqual(['1', '2', '3', '4'])
  queue.send(files('6'), receiver)
  await end('1')
  expect([...pending.keys()]).toEqual(['1', '2', '3', '4', '5'])
  await end('2', '3', '4', '5')
  await end('6')
  expect(batches.flat()).toEqual(['/1', '/2', '/3', '/4', '/5', '/6'])
})

it('goes on by itself when the server has told it to slow down', async () => {
  const { queue, receiver, waits, batches, end, fail } = openQueue()
  queue.send(files('a'), receiver)
  await fail('a', new CallError(429, 1, 'slower'))
  expect(waits).toEqual([5_000])
  await end('a')
  expect(batches).toEqual([['/a']])
})

it('waits while the server is away, keeps the order, and goes on by itself', async () => {
  const { queue, receiver, waits, batches, end, fail } = openQueue()
  queue.send(files('a', 'b', 'c'), receiver)
  await fail('a', new CallError(0, 'network', ''))
  await end('c')
  await fail('b', new CallError(502, '', ''))
  await fail('a', new CallError(0, 'timeout', ''))
  expect(queue.isBusy()).toBe(true)
  expect(batches).toEqual([])
  await end('b')
  await end('a')
  expect(batches).toEqual([['/a', '/b', '/c']])
  expect(waits).toEqual([5_000, 5_000, 5_000])
})

it('says that it waits while uploaded pictures cannot be passed on', async () => {
  const { queue, end, settle } = openQueue()
  const seen: unknown[] = []
  let tries = 0
  const receiver = {
    onUploaded: async () => {
      seen.push(queue.all()[0]?.status)
      tries += 1
      if (tries === 1) throw new CallError(0, 'network', '')
    },
  }
  queue.subscribe(() => seen.push(queue.all()[0]?.status))
  queue.send(files('a'), receiver)
  await end('a')
  await settle()
  expect(seen).toContain('paused')
  expect(tries).toBe(2)
  expect(queue.all()).toEqual([])
})

it('keeps the others when failures are dismissed meanwhile', async () => {
  const { queue, receiver, batches, end, fail } = openQueue()
  queue.send(files('a', 'b', 'c'), receiver)
  await end('a')
  await fail('b', new CallError(422, 1, 'broken'))
  queue.dismiss()
  expect(queue.all().map(({ status }) => status)).toEqual(['added', 'sending'])
  await end('c')
  expect(batches).toEqual([['/a'], ['/c']])
})

it('keeps what failed for a retry, and adds an uploaded picture without sending it again', async () => {
  const { queue, receiver, batches, ends, pending, end, fail, settle } = openQueue()
  queue.send(files('a', 'b'), receiver)
  await fail('a', new CallError(422, 1, 'broken'))
  await end('b')
  expect(batches).toEqual([['/b']])
  expect(queue.all()).toMatchObject([{ status: 'failed', file: { name: 'a' } }])
  const refusing = { onUploaded: () => Promise.reject(new Error('no')) }
  queue.retry(refusing)
  await end('a')
  expect(queue.all()).toMatchObject([{ status: 'failed', url: '/a' }])
  pending.clear()
  queue.retry(receiver)
  await settle()
  expect(pending.size).toBe(0)
  expect(batches).toEqual([['/b'], ['/a']])
  expect(ends).toEqual([1, 1])
})

it('forgets dismissed failures, and reports the progress of all uploads together', async () => {
  const { queue, receiver, fail } = openQueue()
  queue.send(files('a'), receiver)
  await fail('a', new Error('no'))
  queue.dismiss()
  expect(queue.all()).toEqual([])
  expect(progressOf([])).toBe(0)
  const one = { id: 1, file: new File([], 'a'), status: 'sending' as const }
  expect(
    progressOf([
      { ...one, percent: 100 },
      { ...one, percent: 50 },
    ]),
  ).toBe(75)
})
