import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { type PictureMaker, pictureMaker } from './picture-maker.ts'

let folder: string
let maker: PictureMaker
let crashes: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanting-pictures-'))
  crashes = 0
})

afterEach(async () => {
  maker.close()
  await rm(folder, { recursive: true })
})

const open = (patienceMs?: number) => {
  const onCrash = () => {
    crashes += 1
  }
  maker = pictureMaker({ onCrash, patienceMs })
}

const picture = async () => {
  const path = join(folder, 'picture')
  await writeFile(path, await jpeg(30, 20))
  return path
}

/** A file whose end never comes. */
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

it('outlives a process that dies at work', async () => {
  open()
  const making = maker.make(pipeWithoutWriter())
  while (ownChildren().length === 0) await wait(5)
  for (const pid of ownChildren()) process.kill(pid, 'SIGKILL')
  expect(await making).toBe('notAPicture')
  expect(crashes).toBe(1)
  expect(await maker.make(await picture())).toMatchObject({ width: 30, height: 20 })
})

it('outlives a process that dies at rest', async () => {
  open()
  await maker.make(await picture())
  const resting = ownChildren()
  expect(resting).toHaveLength(1)
  for (const pid of resting) process.kill(pid, 'SIGKILL')
  while (ownChildren().length > 0) await wait(5)
  expect(await maker.make(await picture())).toMatchObject({ width: 30 })
  expect(crashes).toBe(0)
})

it('gives up what takes too long', async () => {
  // The process starts within this time only on a machine that is not busy; either way it ends.
  open(3_000)
  expect(await maker.make(pipeWithoutWriter())).toBe('notAPicture')
  expect(crashes).toBe(1)
  expect(ownChildren()).toEqual([])
})

it('makes two at a time, and ends its processes when it is closed', async () => {
  open()
  const path = await picture()
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, ownChildren().length)
  }, 5)
  const made = await Promise.all(Array.from({ length: 6 }, () => maker.make(path)))
  clearInterval(watching)
  expect(made.every((answer) => typeof answer === 'object')).toBe(true)
  expect(most).toBe(2)
  maker.close()
  await expect.poll(ownChildren, { timeout: 10_000 }).toEqual([])
})
