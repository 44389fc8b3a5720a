import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { createTimedThread } from './timed-thread.ts'

const worker = (loadMs: number) => `
const loaded = Date.now() + ${loadMs}
while (Date.now() < loaded);
export const ready = () => undefined
export const echo = (value) => value
export const spin = (ms) => { const end = Date.now() + ms; while (Date.now() < end); return 'spun' }
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms, 'waited'))
export const nest = () => nest() + 1
export const fill = () => { const all = []; for (;;) all.push(new Array(100_000).fill(all)) }
export const fail = () => { throw new TypeError('broken') }
`

const open = async (withinMs: number, loadMs = 0) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-thread-'))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, worker(loadMs))
  const thread = createTimedThread({
    file: pathToFileURL(file),
    withinMs,
    heapMb: 64,
    idleMs: 1_000,
  })
  onTestFinished(async () => {
    await thread.close()
    await rm(folder, { recursive: true })
  })
  return thread
}

it('ends a task that takes too long, nests too deep or fills the heap, and continues', async () => {
  const thread = await open(500)
  for (const [name, task] of [['spin', 60_000], ['nest'], ['fill']] as const) {
    await expect(thread.run(name, task), name).rejects.toMatchObject({ name: 'TooMuchWork' })
    expect(await thread.run('echo', name)).toBe(name)
  }
})

it('gives each task its whole time, also after a long one', async () => {
  const thread = await open(400)
  // The last three together take longer than the limit, but each takes far less.
  const spinning = [60_000, 1, 160, 160, 160].map((ms) =>
    thread.run('spin', ms).catch((error) => error.name),
  )
  expect(await Promise.all(spinning)).toEqual(['TooMuchWork', 'spun', 'spun', 'spun', 'spun'])
})

it('does not count the loading time of the thread', async () => {
  const thread = await open(500, 1_500)
  expect(await thread.run('echo', 'loaded')).toBe('loaded')
})

it('counts the work of the processor, not the time of the clock', async () => {
  const thread = await open(300)
  expect(await thread.run('wait', 900)).toBe('waited')
})

it('ends a task that waits for ever', async () => {
  const thread = await open(100)
  await expect(thread.run('wait', 600_000)).rejects.toMatchObject({ name: 'TooMuchWork' })
  expect(await thread.run('echo', 1)).toBe(1)
})

it('distinguishes an error of the program from too much work', async () => {
  const thread = await open(3_000)
  await expect(thread.run('fail', undefined)).rejects.toMatchObject({ name: 'TypeError' })
})
