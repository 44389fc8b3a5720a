import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { openZip } from './read-zip.ts'
import { ARCHIVE_LIMITS } from './source.ts'
import { writeZip } from './write-zip.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

it('holds the content of a few files, however many it has written', async () => {
  const contents: WeakRef<Uint8Array>[] = []
  let held = 0
  const bytes = () => {
    collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
  const before = bytes()
  let grown = 0
  const files = async function* () {
    for (let number = 0; number < 2_000; number += 1) {
      const content = Buffer.from(`${number} `.repeat(400))
      contents.push(new WeakRef(content))
      yield { path: `${number}.md`, content, modifiedAt: 0, pack: true }
    }
    await turn()
    // Freed memory is given back by another thread.
    const give = () => bytes() - before
    grown = give()
    for (let turns = 0; grown > 10_000_000 && turns < 100; turns += 1) {
      await turn()
      grown = give()
    }
    held = contents.filter((content) => content.deref() !== undefined).length
  }
  for await (const _ of writeZip(files()));
  expect(contents).toHaveLength(2_000)
  expect(held).toBeLessThan(10)
  // A directory that shares memory with texts keeps 40 MB; tests before this one may leave a few.
  expect(grown).toBeLessThan(10_000_000)
})

it('writes more files than the first form of the format can count', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.zip')
  const count = 66_000
  const files = async function* () {
    for (let number = 0; number < count; number += 1) {
      const content = Buffer.from(`${number}`)
      yield { path: `茶/${number}.md`, content, modifiedAt: Date.UTC(2026, 1, 2), pack: false }
    }
  }
  await writeFile(path, writeZip(files()))
  const source = await openZip(path, { ...ARCHIVE_LIMITS, maxEntries: count })
  expect(source.paths).toHaveLength(count)
  expect((await source.read('茶/65999.md', 10)).toString()).toBe('65999')
  await source.close()
})
