import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { createPictureMaker, type PictureMaker } from './picture-maker.ts'

const USER = { lane: 1 }

let folder: string
let maker: PictureMaker
let crashes: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanting-pictures-'))
  crashes = []
})

afterEach(async () => {
  maker.close()
  // The next test counts its own processes.
  await expect.poll(ownChildren, { timeout: 10_000 }).toEqual([])
  await rm(folder, { recursive: true })
})

const open = (options: { timeoutMs?: number; maxWaiting?: number; maxTotal?: number } = {}) => {
  const onCrash = (reason: string) => void crashes.push(reason)
  maker = createPictureMaker({ onCrash, ...options })
}

const picture = async () => {
  const path = join(folder, 'picture')
  await writeFile(path, await jpeg(30, 20))
  return path
}

/** A file that never ends. */
const pipeWithoutWriter = () => {
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  return path
}

const ownChildren = () =>
  globSync(`/proc/${process.pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)

it('survives a process that dies during a job', async () => {
  open()
  const making = maker.make(pipeWithoutWriter(), USER)
  while (ownChildren().length === 0) await wait(5)
  for (const pid of ownChildren()) process.kill(pid, 'SIGKILL')
  expect(await making).toBe('notAPicture')
  expect(crashes).toEqual(['ended'])
  expect(await maker.make(await picture(), USER)).toMatchObject({ width: 30, height: 20 })
})

it('survives a process that dies while idle', async () => {
  open()
  await maker.make(await picture(), USER)
  const resting = ownChildren()
  expect(resting).toHaveLength(1)
  for (const pid of resting) process.kill(pid, 'SIGKILL')
  while (ownChildren().length > 0) await wait(5)
  expect(await maker.make(await picture(), USER)).toMatchObject({ width: 30 })
  expect(crashes).toEqual([])
})

it('stops a job that takes too long', async () => {
  // A busy machine may not start the process within this time; the job ends either way.
  open({ timeoutMs: 500 })
  expect(await maker.make(pipeWithoutWriter(), USER)).toBe('pictureTooSlow')
  expect(crashes).toEqual(['tooSlow'])
  expect(ownChildren()).toEqual([])
})

it('gives users turns, however many pictures one of them has sent', async () => {
  open()
  const path = await picture()
  const done: string[] = []
  const send = (lane: number, name: string) =>
    maker.make(path, { lane }).then(() => done.push(name))
  const many = Array.from({ length: 20 }, (_, index) => send(1, `a${index}`))
  await Promise.all([...many, send(2, 'b')])
  expect(done).toHaveLength(21)
  expect(done.indexOf('b')).toBeLessThan(10)
})

it('stops a job that nobody waits for, and processes the others', async () => {
  open()
  const client = new AbortController()
  const owner = { lane: 1, signal: client.signal }
  const endless = pipeWithoutWriter()
  const gone = Array.from({ length: 6 }, () => maker.make(endless, owner))
  while (ownChildren().length < 2) await wait(5)
  const other = maker.make(await picture(), { lane: 2 })
  client.abort()
  expect(new Set(await Promise.all(gone))).toEqual(new Set(['fileMissing']))
  expect(await other).toMatchObject({ width: 30, height: 20 })
  expect(crashes).toEqual([])
})

it('loses no picture of other users when one takes too long', { tags: 'long' }, async () => {
  open({ timeoutMs: 1_500 })
  const [path, endless] = [await picture(), pipeWithoutWriter()]
  const slow = [1, 1].map((lane) => maker.make(endless, { lane }))
  const others = Array.from({ length: 4 }, (_, lane) => maker.make(path, { lane: lane + 2 }))
  expect(await Promise.all(slow)).toEqual(['pictureTooSlow', 'pictureTooSlow'])
  for (const made of await Promise.all(others)) expect(made).toMatchObject({ width: 30 })
})

it('rejects jobs at once when the queue is full', async () => {
  open({ maxWaiting: 2, maxTotal: 3 })
  const path = await picture()
  const made = await Promise.all(Array.from({ length: 7 }, (_, lane) => maker.make(path, { lane })))
  expect(made.slice(5)).toEqual(['picturesBusy', 'picturesBusy'])
  expect(made.slice(0, 5).every((answer) => typeof answer === 'object')).toBe(true)
})

it('makes two pictures at a time, and ends its processes when it is closed', async () => {
  open()
  const path = await picture()
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, ownChildren().length)
  }, 5)
  const made = await Promise.all(Array.from({ length: 6 }, () => maker.make(path, USER)))
  clearInterval(watching)
  expect(made.every((answer) => typeof answer === 'object')).toBe(true)
  expect(most).toBe(2)
  maker.close()
  await expect.poll(ownChildren, { timeout: 10_000 }).toEqual([])
})
