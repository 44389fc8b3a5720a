import { expect, it } from 'vitest'
import { createPictureQueue, type PictureLane } from './picture-queue.ts'

const open = (maxUserJobs = 100, maxTotal = 1_000) => {
  const queue = createPictureQueue({ maxUserJobs, maxTotal })
  const done: string[] = []
  const add = (lane: PictureLane, name: string, signal?: AbortSignal) =>
    queue.enter(lane, signal).then((outcome) => {
      done.push(outcome === 'turn' ? name : `${name} ${outcome}`)
    })
  const run = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      queue.next()
      await Promise.resolve()
    }
    await new Promise(setImmediate)
    return done
  }
  return { queue, add, run }
}

it('gives each user a turn, however many pictures the first one sent', async () => {
  const { add, run } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add(1, name)
  for (const name of ['b1', 'b2']) void add(2, name)
  void add('og-images', 'image')
  expect(await run(7)).toEqual(['a1', 'b1', 'image', 'a2', 'b2', 'a3', 'a4'])
})

it('drops the jobs of disconnected clients', async () => {
  const { queue, add, run } = open()
  const client = new AbortController()
  void add(1, 'a1', client.signal)
  void add(1, 'a2', client.signal)
  void add(2, 'b1')
  client.abort()
  expect(queue.length).toBe(1)
  expect(await run(3)).toEqual(['a1 gone', 'a2 gone', 'b1'])
  expect(queue.next()).toBe(false)
  expect(await queue.enter(1, client.signal)).toBe('gone')
})

it('counts a job once when its client disconnects as its turn comes', async () => {
  const { queue, add } = open()
  const client = new AbortController()
  void add(1, 'a1', client.signal)
  queue.next()
  client.abort()
  expect(queue.length).toBe(0)
})

it('refuses a full queue only to users who already wait', async () => {
  const { queue, add, run } = open(3, 5)
  for (const name of ['a1', 'a2', 'a3']) void add(1, name)
  expect(await queue.enter(1)).toBe('full')
  void add(2, 'b1')
  expect(await queue.enter(2)).toBe('full')
  void add(3, 'c1')
  expect(await queue.enter(4)).toBe('full')
  expect(await run(5)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

it('bounds the jobs of all users, and frees the places of users who leave', async () => {
  const { queue, add, run } = open(2, 2)
  const client = new AbortController()
  void add(1, 'a1')
  void add(2, 'b1', client.signal)
  expect(await queue.enter(3)).toBe('full')
  void add('import', 'i1')
  client.abort()
  void add(3, 'c1')
  expect(await run(4)).toEqual(['b1 gone', 'a1', 'i1', 'c1'])
})
