import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { diskCache, storedCache } from './file-cache.ts'
import { diskFiles } from './files.disk.ts'

const open = async (maxBytes: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, cache: diskCache({ folder, maxBytes }) }
}

const bytes = (count: number, value = 1) => new Uint8Array(count).fill(value)

it('returns written bytes, and undefined for an unknown name', async () => {
  const { cache } = await open(100)
  await cache.write('a', bytes(3))
  await cache.write('a', bytes(2, 7))
  expect(new Uint8Array((await cache.read('a')) ?? [])).toEqual(bytes(2, 7))
  expect(await cache.read('b')).toBeUndefined()
})

it('deletes the oldest files when the cache is full', async () => {
  const { folder, cache } = await open(10)
  for (const [age, name] of ['a', 'b', 'c'].entries()) {
    await cache.write(name, bytes(4))
    const seconds = 1_000 + age
    await utimes(join(folder, name), seconds, seconds)
  }
  await cache.write('d', bytes(4))
  expect((await readdir(folder)).filter((name) => !name.startsWith('.')).sort()).toEqual(['c', 'd'])
})

it('deletes the oldest files of a store in few of its writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = diskFiles(folder)
  const cache = storedCache({ files, maxBytes: 10, random: () => 0.02 })
  for (const [age, name] of ['a', 'b', 'c'].entries()) {
    await cache.write(name, bytes(4))
    await utimes(join(folder, name), 1_000 + age, 1_000 + age)
  }
  const names = async () => (await Array.fromAsync(files.list())).map(({ name }) => name).sort()
  expect(await names()).toEqual(['a', 'b', 'c'])
  await storedCache({ files, maxBytes: 10, random: () => 0.019 }).write('d', bytes(4, 9))
  expect(await names()).toEqual(['c', 'd'])
  expect(new Uint8Array((await cache.read('d')) ?? [])).toEqual(bytes(4, 9))
})

it('rejects a name that leads out of its folder', async () => {
  const { cache } = await open(10)
  await expect(async () => cache.read('../a')).rejects.toThrow('not a file name')
  await expect(cache.write('/a', bytes(1))).rejects.toThrow('not a file name')
})
