import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from '../archive/read-folder.ts'
import type { ImportNeeds, Session } from '../import-session.ts'
import { withOwnData } from './import-own-data.ts'

const open = async (talks: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-own-data-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [blog, incoming] = [join(folder, 'blog'), join(folder, 'incoming')]
  await mkdir(join(blog, 'data'), { recursive: true })
  await mkdir(incoming)
  await writeFile(join(blog, 'data', 'talks.json'), talks)
  let copies = 0
  const newPath = async () => join(incoming, `${++copies}`)
  const texts = { total: 0, authors: [], run: async function* () {}, close: async () => undefined }
  const needs = { newPath } as Partial<ImportNeeds> as ImportNeeds
  const steps = await withOwnData(needs, await openFolder(blog), texts)
  const session = { posts: new Map() } as Partial<Session> as Session
  const keys = () => Array.fromAsync(steps.run(session), ({ key }) => key)
  return { incoming, steps, keys }
}

it('reads the rows after the sweep has removed old files', async () => {
  const { incoming, steps, keys } = await open('[{"id":1},{"id":2}]')
  for (const name of await readdir(incoming)) await rm(join(incoming, name))
  expect(steps.total).toBe(2)
  expect(await keys()).toHaveLength(2)
  await steps.close()
  expect(await readdir(incoming)).toEqual([])
})

it('ends with a fault of the disk, and reports only texts that are broken', async () => {
  const { steps, keys } = await open('[{"id":1},{')
  expect(await keys()).toHaveLength(2)
  await steps.close()
  await expect(keys()).rejects.toThrow()
})
